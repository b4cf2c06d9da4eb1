/// The four channels of a packed pixel, red first.
@inline(__always)
func unpacked(_ pixel: UInt32) -> SIMD4<UInt32> {
  SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24)
}

/// A packed pixel: four channels of 0…255 in 32 bits, red in the lowest byte.
@inline(__always)
func packed(_ channels: SIMD4<UInt32>) -> UInt32 {
  channels.x | channels.y &<< 8 | channels.z &<< 16 | channels.w &<< 24
}
