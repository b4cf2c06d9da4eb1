/// An sRGB-encoded pixel whose colour is multiplied by its alpha. No channel exceeds alpha.
package struct PremultipliedPixel: PixelFormat {
  package var red, green, blue, alpha: UInt8

  /// A pixel with the given channels, whose colours are multiplied by `alpha`; opaque by default.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The pixel with colour divided by alpha, rounded to nearest. A clear pixel becomes clear black.
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
