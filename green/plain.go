package green

// plain are the kernels in Go, and what those in assembly are compared with.
type plain struct{}

func (plain) mulRows(y, a, x []float64, stride int) {
	for i := range y {
		row := a[i*stride:][:len(x)]
		sum := 0.0
		for j, v := range x {
			sum += row[j] * v
		}
		y[i] = sum
	}
}

func (plain) addOuter(a, u, v []float64, rows, n, stride, apart int) {
	v0, v1, v2 := v[:n], v[apart:][:n], v[2*apart:][:n]
	for i := range rows {
		u0, u1, u2 := u[i], u[apart+i], u[2*apart+i]
		row := a[i*stride:][:n]
		for j := range row {
			row[j] += u0*v0[j] + u1*v1[j] + u2*v2[j]
		}
	}
}

func (plain) addColumns(y []float64, a []float32, x *[3]float64, stride int) {
	n := len(y)
	a0, a1, a2 := a[:n], a[stride:][:n], a[2*stride:][:n]
	for i := range y {
		y[i] += x[0]*float64(a0[i]) + x[1]*float64(a1[i]) + x[2]*float64(a2[i])
	}
}

func (plain) addInner(y []float64, a []float32, x []float64, stride int) {
	for k := range y {
		sum := 0.0
		for i, v := range a[k*stride:][:len(x)] {
			sum += float64(v) * x[i]
		}
		y[k] += sum
	}
}
