package green

import (
	"encoding/hex"
)

// ID is a name for a recipe, made of all that goes into it: recipes that differ have different ones.
func (r *Recipe) ID() string {
	key := r.key()
	return hex.EncodeToString(key[:12])
}

// Validate reports what is wrong with a recipe as a *FieldError, or nil, in a time that is short beside that of Make.
func (r *Recipe) Validate() error {
	if err := r.Material.Validate(); err != nil {
		return err
	}
	_, err := r.plan()
	return err
}
