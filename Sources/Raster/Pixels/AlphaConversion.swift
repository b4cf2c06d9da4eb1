extension Pixmap<StraightPixel> {
  /// The same picture with colour multiplied by alpha.
  public func premultiplied() -> Pixmap<PremultipliedPixel> {
    Pixmap<PremultipliedPixel>(width: width, height: height) { target in
      for (index, pixel) in pixels.enumerated() { target[index] = pixel.premultiplied }
    }
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The same picture with colour divided by alpha; clear pixels become clear black.
  public func straightened() -> Pixmap<StraightPixel> {
    Pixmap<StraightPixel>(width: width, height: height) { target in
      for (index, pixel) in pixels.enumerated() { target[index] = pixel.straight }
    }
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool { pixels.allSatisfy { $0.alpha == 255 } }

  /// The picture laid over one opaque colour; every pixel of the result is opaque.
  public func flattened(on background: StraightPixel) -> Pixmap<PremultipliedPixel> {
    var result = Pixmap(
      width: width, height: height,
      filledWith: PremultipliedPixel(red: background.red, green: background.green, blue: background.blue))
    result.draw(self, atX: 0, y: 0)
    return result
  }
}
