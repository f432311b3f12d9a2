package scene

import (
	"iter"
	"reflect"
	"regexp"
	"slices"
)

// Named is a set of things by name, in the order of the file.
type Named[T any] struct {
	names []string
	items map[string]*T
}

// Names returns the names in the order of the file.
func (n Named[T]) Names() []string { return n.names }

// Get returns the thing of that name, or nil.
func (n Named[T]) Get(name string) *T { return n.items[name] }

// All yields names and things in the order of the file.
func (n Named[T]) All() iter.Seq2[string, *T] {
	return func(yield func(string, *T) bool) {
		for _, name := range n.names {
			if !yield(name, n.items[name]) {
				return
			}
		}
	}
}

func (n *Named[T]) put(name string) reflect.Value {
	item := new(T)
	if n.items == nil {
		n.items = map[string]*T{}
	}
	if n.items[name] == nil {
		n.names = append(n.names, name)
	}
	n.items[name] = item
	return reflect.ValueOf(item).Elem()
}

// drop takes the thing of that name away.
func (n *Named[T]) drop(name string) {
	delete(n.items, name)
	n.names = slices.DeleteFunc(slices.Clone(n.names), func(other string) bool { return other == name })
}

func (n *Named[T]) lookup(name string) (item reflect.Value, ok bool) {
	p, ok := n.items[name]
	return reflect.ValueOf(p).Elem(), ok
}

func (n *Named[T]) element() reflect.Type { return reflect.TypeFor[T]() }

// named is a *Named of any kind, for the code that walks the types.
type named interface {
	Names() []string
	put(name string) reflect.Value
	lookup(name string) (item reflect.Value, ok bool)
	element() reflect.Type
}

// namePattern is what a name in a file may be: words that fit in a path such as bodies.thread.rod.young.
const namePattern = `^[A-Za-z][A-Za-z0-9_ -]*$`

var nameExpression = regexp.MustCompile(namePattern)
