//go:build !amd64

package solid

func bestKernels() kernels { return plain{} }
