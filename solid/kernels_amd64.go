package solid

import "golang.org/x/sys/cpu"

//go:generate go run -C asm . -out ../kernels_amd64.s -stubs ../kernels_stub_amd64.go -pkg solid

// bestKernels returns the kernels for this CPU.
func bestKernels() kernels {
	if cpu.X86.HasAVX2 && cpu.X86.HasFMA {
		return avx2{}
	}
	return plain{}
}

// avx2 are the kernels in kernels_amd64.s.
type avx2 struct{}

// scratchLanes is what corotateAVX2 keeps beside: see asm/element.go.
const scratchLanes = 95

func (avx2) corotate(groups int, offsets []int32, model []lanes, x []float64, turns []lanes, records []float64, factor float64) {
	if groups == 0 {
		return
	}
	var scratch [scratchLanes]lanes
	scratch[0] = lanes{factor, factor, factor, factor}
	_, _, _, _ = offsets[16*groups-1], model[modelLanes*groups-1], turns[turnLanes*groups-1], records[4*recordSize*groups-1]
	corotateAVX2(&offsets[0], (*[4]float64)(&model[0]), (*[4]float64)(&turns[0]), &x[0], &records[0], (*[4]float64)(&scratch[0]), groups)
}

func (avx2) stiffen(values, row, force []float64, visits []visit, records []float64, own int) {
	blocks := len(values) / 9
	if len(visits) == 0 {
		plain{}.stiffen(values, row, force, visits, records, own)
		return
	}
	_ = row[12*blocks-1]
	stiffenAVX2(&values[0], &row[0], &force[0], &visits[0].element, &records[0], len(visits), blocks, own)
}
