/// `channel` × `factor` ÷ 255, rounded to nearest; exact for every pair of bytes.
@inline(__always)
func scaled(_ channel: UInt8, by factor: UInt8) -> UInt8 {
  let product = UInt32(channel) &* UInt32(factor) &+ 128
  return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
}

/// `channel` × 255 ÷ `alpha`, rounded to nearest, at most 255. `alpha` must not be 0.
@inline(__always)
func divided(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
  let quotient = (UInt32(channel) &* 255 &+ UInt32(alpha) / 2) / UInt32(alpha)
  return UInt8(truncatingIfNeeded: min(quotient, 255))
}

/// The four channels of a packed pixel × `factor` ÷ 255, rounded to nearest. Equals ``scaled(_:by:)`` for
/// each channel.
///
/// Spreads the channels over four lanes of 16 bits of a 64-bit word and multiplies all at once.
@inline(__always)
func scaled(packed pixel: UInt32, by factor: UInt32) -> UInt32 {
  let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  let spread = (UInt64(pixel) | UInt64(pixel) &<< 24) & mask
  var product = spread &* UInt64(factor) &+ 0x0080_0080_0080_0080
  product = ((product &+ ((product &>> 8) & mask)) &>> 8) & mask
  return UInt32(truncatingIfNeeded: product | product &>> 24)
}
