package green_test

import (
	"context"
	"fmt"

	"github.com/tendril-sim/tendril/green"
	"github.com/tendril-sim/tendril/mesh"
	"github.com/tendril-sim/tendril/spatial"
)

// A block of rubber, 1 × 1 × 1 cm on a fixed base, is pressed in the middle of its upper side.
func Example() {
	recipe := green.Recipe{Surface: mesh.TetBar(spatial.V(0.005, 0.005, 0.005), 4, 4, 4).Skin().Surface, Material: green.Material{Young: 1e6, Poisson: 0.45}}
	top := 0
	for i, p := range recipe.Surface.Vertices {
		if p.Z < -0.0049 {
			recipe.Fixed = append(recipe.Fixed, int32(i))
		}
		if p.Sub(spatial.V(0, 0, 0.005)).Norm() < 1e-6 {
			top = i
		}
	}
	model, err := recipe.Make(context.Background(), nil) // Open would keep it in a file
	if err != nil {
		fmt.Println(err)
		return
	}
	state, err := model.NewState(10)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := state.Hold(top, spatial.V(0, 0, -0.0005)); err != nil { // half a millimetre deep
		fmt.Println(err)
		return
	}
	fmt.Printf("it takes %.1f N\n", -state.Force(top).Z)
	if err := state.Push(top, spatial.Vec3{}); err != nil { // let go
		fmt.Println(err)
		return
	}
	fmt.Printf("let go, it is at %.1f mm again\n", 1000*state.Displacement(top).Norm())
	// Output:
	// it takes 0.6 N
	// let go, it is at 0.0 mm again
}

// The Green's functions of a block of rubber take less memory in hierarchical form; what answers from them is a model as before.
func ExampleModel_Compress() {
	recipe := green.Recipe{Tets: mesh.TetBar(spatial.V(0.005, 0.005, 0.002), 12, 12, 5), Material: green.Material{Young: 1e6, Poisson: 0.3}}
	for i, p := range recipe.Tets.Skin().Surface.Vertices {
		if p.Z < -0.0019 {
			recipe.Fixed = append(recipe.Fixed, int32(i))
		}
	}
	model, err := recipe.Make(context.Background(), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	small, err := model.Compress(context.Background(), 1e-2, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	report, _ := small.Compression()
	fmt.Printf("%.1f of %.1f MB, error below a percent: %v\n", float64(report.Bytes)/1e6, float64(report.Full)/1e6, report.Error < 0.01)
	// Output:
	// 0.9 of 4.7 MB, error below a percent: true
}
