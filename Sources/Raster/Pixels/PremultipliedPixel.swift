/// An sRGB-encoded pixel whose colour is already multiplied by its alpha; no channel exceeds alpha.
package struct PremultipliedPixel: PixelFormat {
  package var red, green, blue, alpha: UInt8

  /// A pixel of the four channels, the colours already multiplied by `alpha`; opaque by default.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour divided by alpha, rounded to nearest; a clear pixel becomes clear black.
  package var straight: StraightPixel {
    switch alpha {
    case 0: .clear
    case 255: StraightPixel(red: red, green: green, blue: blue, alpha: 255)
    default:
      StraightPixel(
        red: divided(red, by: alpha), green: divided(green, by: alpha), blue: divided(blue, by: alpha),
        alpha: alpha)
    }
  }
}
