/// An sRGB-encoded pixel whose colour is *not* multiplied by its alpha, as PNG files store it.
package struct StraightPixel: PixelFormat {
  package var red, green, blue, alpha: UInt8

  /// A pixel with the given channels, opaque by default.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The pixel with colour multiplied by alpha, rounded to nearest.
  package var premultiplied: PremultipliedPixel {
    PremultipliedPixel(
      red: scaled(red, by: alpha), green: scaled(green, by: alpha), blue: scaled(blue, by: alpha),
      alpha: alpha)
  }
}
