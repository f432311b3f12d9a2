// Package validate holds the physics of Tendril against closed forms, published numbers and an independent integration of
// the continuous equations. The same cases feed `tendril validate`, its HTML report and `go test ./validate`.
//
// A Study is one piece of physics: the cases it checks and the plots that show it. A Case is one figure: its source, what
// is expected, what Tendril computes, a tolerance and the reason for it. References are computed in reference.go and
// elastica.go without any of the code they judge.
package validate
