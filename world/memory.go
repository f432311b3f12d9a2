package world

// Memory is something beside the bodies that knows more than they do from one step to the next, such as the skeleton that draws the limbs of a
// hand after it.
type Memory interface {
	AppendState(dst []byte) []byte
	RestoreState(src []byte) (rest []byte, err error)
}

// Remember makes what m knows a part of the world's state, after the bodies and what they touch. It must be called in the same order
// wherever a state shall be brought back.
func (w *World) Remember(m Memory) { w.memories = append(w.memories, m) }

func (w *World) appendMemories(b []byte) []byte {
	for _, m := range w.memories {
		b = m.AppendState(b)
	}
	return b
}

func (w *World) restoreMemories(rest []byte) (_ []byte, err error) {
	for _, m := range w.memories {
		if rest, err = m.RestoreState(rest); err != nil {
			return rest, err
		}
	}
	return rest, nil
}
