package mesh

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
)

// vtuTypes are the bytes of each type of number.
var vtuTypes = map[string]int{"Int8": 1, "UInt8": 1, "Int16": 2, "UInt16": 2, "Int32": 4, "UInt32": 4, "Int64": 8, "UInt64": 8, "Float32": 4, "Float64": 8}

// numbers reads the numbers of a DataArray: so many, or any number for −1.
func (v *vtuReader) numbers(a *vtuArray, count int) ([]float64, error) {
	size := vtuTypes[a.kind]
	if size == 0 {
		return nil, v.wrong(a.at, item{"type of DataArray " + a.name, -1}, a.kind, "Int8 to UInt64, Float32 or Float64")
	}
	var out []float64
	if a.format == "ascii" || a.format == "" {
		for _, word := range bytes.Fields(a.text) {
			x, err := strconv.ParseFloat(string(word), 64)
			if err != nil {
				return nil, v.wrong(a.at, item{"DataArray " + a.name, -1}, string(word), "a number")
			}
			out = append(out, x)
		}
	} else {
		data, err := v.decode(a)
		if err != nil {
			return nil, err
		}
		if count >= 0 && len(data)/size < count {
			return nil, v.wrong(a.at, item{"DataArray " + a.name, -1}, fmt.Sprintf("%d bytes", len(data)), fmt.Sprintf("%d", count*size))
		}
		out = make([]float64, len(data)/size)
		for i := range out {
			out[i] = v.number(a.kind, data[i*size:])
		}
	}
	if count >= 0 && len(out) != count {
		return nil, v.wrong(a.at, item{"DataArray " + a.name, -1}, fmt.Sprintf("%d numbers", len(out)), strconv.Itoa(count))
	}
	return out, nil
}

// number decodes one number.
func (v *vtuReader) number(kind string, b []byte) float64 {
	switch kind {
	case "Int8":
		return float64(int8(b[0]))
	case "UInt8":
		return float64(b[0])
	case "Int16":
		return float64(int16(v.order.Uint16(b)))
	case "UInt16":
		return float64(v.order.Uint16(b))
	case "Int32":
		return float64(int32(v.order.Uint32(b)))
	case "UInt32":
		return float64(v.order.Uint32(b))
	case "Int64":
		return float64(int64(v.order.Uint64(b)))
	case "UInt64":
		return float64(v.order.Uint64(b))
	case "Float32":
		return float64(math.Float32frombits(v.order.Uint32(b)))
	}
	return math.Float64frombits(v.order.Uint64(b))
}

// decode returns the bytes of a DataArray that is not text.
func (v *vtuReader) decode(a *vtuArray) ([]byte, error) {
	field := item{"DataArray " + a.name, -1}
	source, raw := bytes.TrimSpace(a.text), false
	switch a.format {
	case "binary":
	case "appended":
		offset, err := strconv.Atoi(a.offset)
		if err != nil || offset < 0 || offset > len(v.appended) {
			return nil, v.wrong(a.at, item{"offset of " + field.what, -1}, a.offset, fmt.Sprintf("0 to %d", len(v.appended)))
		}
		source, raw = v.appended[offset:], v.raw
	default:
		return nil, v.wrong(a.at, item{"format of " + field.what, -1}, a.format, "ascii, binary or appended")
	}
	data, err := v.stream(source, raw)
	if err != nil {
		return nil, v.wrong(a.at, field, err.Error(), "data as its header tells")
	}
	return data, nil
}

var errShort = errors.New("cut off")

// take returns the first n bytes of a stream and what comes after them. In base64 each part is encoded for itself.
func take(source []byte, raw bool, n int) (data, rest []byte, err error) {
	if raw {
		if n > len(source) {
			return nil, nil, errShort
		}
		return source[:n], source[n:], nil
	}
	letters := (n + 2) / 3 * 4
	if n > len(source) || letters > len(source) {
		return nil, nil, errShort
	}
	out := make([]byte, base64.StdEncoding.DecodedLen(letters))
	got, err := base64.StdEncoding.Decode(out, source[:letters])
	if err != nil {
		return nil, nil, err
	}
	if got < n {
		return nil, nil, errShort
	}
	return out[:n], source[letters:], nil
}

// sizes reads n numbers of a header.
func (v *vtuReader) sizes(b []byte, n int) ([]int, error) {
	out := make([]int, n)
	for i := range out {
		var x uint64
		if v.header == 8 {
			x = v.order.Uint64(b[8*i:])
		} else {
			x = uint64(v.order.Uint32(b[4*i:]))
		}
		if x > maxFile {
			return nil, fmt.Errorf("a block of %d bytes", x)
		}
		out[i] = int(x)
	}
	return out, nil
}

// stream returns the bytes behind a header: how many there are, or for compressed data the number of blocks, their size, that of the last one, and those of
// each when it is compressed.
func (v *vtuReader) stream(source []byte, raw bool) ([]byte, error) {
	if !v.zlib {
		// A header in base64 may share its last letters with the data.
		head, _, err := take(source, raw, v.header)
		if err != nil {
			return nil, err
		}
		n, err := v.sizes(head, 1)
		if err != nil {
			return nil, err
		}
		all, _, err := take(source, raw, v.header+n[0])
		if err != nil {
			return nil, err
		}
		return all[v.header:], nil
	}
	head, _, err := take(source, raw, 3*v.header)
	if err != nil {
		return nil, err
	}
	n, err := v.sizes(head, 3)
	if err != nil {
		return nil, err
	}
	blocks := n[0]
	if blocks > len(source) {
		return nil, errShort
	}
	head, rest, err := take(source, raw, (3+blocks)*v.header)
	if err != nil {
		return nil, err
	}
	sizes, err := v.sizes(head[3*v.header:], blocks)
	if err != nil {
		return nil, err
	}
	total := 0
	for _, s := range sizes {
		if total += s; total > maxFile {
			return nil, errShort
		}
	}
	packed, _, err := take(rest, raw, total)
	if err != nil {
		return nil, err
	}
	return inflate(packed, sizes, n[1])
}

// inflate unpacks blocks of at most so many bytes each.
func inflate(packed []byte, sizes []int, most int) ([]byte, error) {
	var out bytes.Buffer
	for _, s := range sizes {
		z, err := zlib.NewReader(bytes.NewReader(packed[:s]))
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(&out, io.LimitReader(z, int64(most))); err != nil {
			return nil, err
		}
		if out.Len() > maxFile {
			return nil, errShort
		}
		packed = packed[s:]
	}
	return out.Bytes(), nil
}
