package green

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"math"
	"os"
	"time"
)

// journal keeps what is finished of a long computation in a file: a head, and one record after the other, each with its checksum. What comes after the first damaged record is
// forgotten. A computation that is over soon never writes.
type journal struct {
	path     string
	key      [sha256.Size]byte
	patience time.Duration // between writings: no more than that is lost
	// parts returns where the numbers of a record are: from there they are written, there they are restored.
	parts   func(record int) [][]float64
	file    *os.File
	written int // records in the file
	last    time.Time
	resumed bool
}

const journalMagic = "tendril green part\n"

func newJournal(path string, key [sha256.Size]byte) *journal {
	return &journal{path: path, key: key, patience: 10 * time.Second, last: time.Now()}
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// restore fills in what an earlier attempt has finished, and returns how many records that is.
func (j *journal) restore(parts func(record int) [][]float64, most int) int {
	if j == nil {
		return 0
	}
	j.parts = parts
	file, err := os.OpenFile(j.path, os.O_RDWR, 0)
	if err != nil {
		return 0
	}
	head := make([]byte, len(journalMagic)+sha256.Size)
	if _, err := io.ReadFull(file, head); err != nil || !bytes.Equal(head, j.head()) {
		_ = file.Close()
		return 0 // of something else: it is written over
	}
	at := int64(len(head))
	for j.written < most {
		to := parts(j.written)
		record := make([]byte, 8*count(to)+4)
		if _, err := io.ReadFull(file, record); err != nil {
			break
		}
		data := record[:len(record)-4]
		if crc32.Checksum(data, castagnoli) != binary.LittleEndian.Uint32(record[len(data):]) {
			break
		}
		for _, part := range to {
			for i := range part {
				part[i] = math.Float64frombits(binary.LittleEndian.Uint64(data))
				data = data[8:]
			}
		}
		at += int64(len(record))
		j.written++
	}
	if _, err := file.Seek(at, io.SeekStart); err != nil || file.Truncate(at) != nil {
		_ = file.Close() // it can be read, not written: begin another
		return j.written
	}
	j.file, j.resumed = file, j.written > 0
	return j.written
}

func (j *journal) head() []byte { return append([]byte(journalMagic), j.key[:]...) }

func count(parts [][]float64) (n int) {
	for _, p := range parts {
		n += len(p)
	}
	return n
}

// keep notes that records are finished, and writes them if the last time was long ago. Finished ones must not change any more.
func (j *journal) keep(finished int) error {
	if j == nil || time.Since(j.last) < j.patience {
		return nil
	}
	return j.flush(finished)
}

// flush writes records.
func (j *journal) flush(finished int) error {
	j.last = time.Now()
	if j.file == nil {
		file, err := os.Create(j.path)
		if err != nil {
			return err
		}
		j.file, j.written = file, 0
		if _, err := file.Write(j.head()); err != nil {
			return err
		}
	}
	for ; j.written < finished; j.written++ {
		var data []byte
		for _, part := range j.parts(j.written) {
			for _, v := range part {
				data = binary.LittleEndian.AppendUint64(data, math.Float64bits(v))
			}
		}
		data = binary.LittleEndian.AppendUint32(data, crc32.Checksum(data, castagnoli))
		if _, err := j.file.Write(data); err != nil {
			return err
		}
	}
	return nil
}

// close ends the journal, and removes it if all is done.
func (j *journal) close(done bool) error {
	var err error
	if j.file != nil {
		err = j.file.Close()
	}
	if done {
		if gone := os.Remove(j.path); !errors.Is(gone, os.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	return err
}
