package igtl

// The checksum is CRC-64 of ECMA-182 as it stands there: most significant bit first, beginning with zero. That of hash/crc64 begins
// with the other end of each byte.
const polynomial = 0x42f0e1eba9ea3693

var crcTable = func() (table [256]uint64) {
	for i := range table {
		crc := uint64(i) << 56
		for range 8 {
			top := crc >> 63
			crc <<= 1
			if top != 0 {
				crc ^= polynomial
			}
		}
		table[i] = crc
	}
	return table
}()

// Checksum returns the checksum of a body.
func Checksum(data []byte) uint64 {
	crc := uint64(0)
	for _, b := range data {
		crc = crcTable[byte(crc>>56)^b] ^ crc<<8
	}
	return crc
}
