package collide

import "fmt"

// FieldError says which part of a shape's description is wrong, what it holds and what it should.
type FieldError struct {
	Field string // path of the field, as in "Pieces[7].Shape"
	Value any
	Want  string
}

func (e *FieldError) Error() string {
	return fmt.Sprintf("collide: %s is %v, want %s", e.Field, e.Value, e.Want)
}
