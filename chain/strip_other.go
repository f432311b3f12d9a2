//go:build !amd64

package chain

// bestSweeps returns nil: trees are better solved alone than by the twin.
func bestSweeps() stripSweeps { return nil }

// bestAnswers returns those in Go: there are no kernels.
func bestAnswers() answerSteps { return plainAnswers{} }
