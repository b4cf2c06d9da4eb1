/// The saliency of each pixel of a small picture.
///
/// All arithmetic is in integers, so the map is the same on every machine. The weights of the features and of
/// the prior were tuned on 31 portraits and their crops.
struct SaliencyMap {
  let size: PixelSize
  /// The saliency of each pixel, row by row; 0 or more.
  let weights: [Int]

  /// The saliency of `picture`, premultiplied and sRGB-encoded.
  ///
  /// Adds detail around a pixel, skin, which counts more where there is detail, as in a face, and saturation.
  /// The sum is multiplied by a prior for the position of a head and by alpha.
  init(_ picture: Pixmap<PremultipliedPixel>) {
    size = picture.size
    let colors = picture.pixels.map { ColorFeatures($0.straight) }
    let details = DetailMap(colors, alpha: picture.pixels.map(\.alpha), size: size).around
    let features = colors.indices.map { index in
      let (color, detail) = (colors[index], details[index])
      return 8 * detail + color.skin * (32 + detail) / 512 + color.saturation / 4
    }
    // Subtract the minimum: a feature that is uniform carries no saliency.
    let minimum =
      picture.pixels.indices.lazy.filter { picture.pixels[$0].alpha > 0 }.map { features[$0] }.min() ?? 0
    let (columns, rows) = (Self.columnPrior(size.width), Self.rowPrior(size.height))
    weights = features.indices.map { index in
      let prior = rows[index / picture.width] * columns[index % picture.width]
      return (max(0, features[index] - minimum) * Int(picture.pixels[index].alpha) * prior) >> 16
    }
  }

  /// 256 in the middle column, less than half of that at the sides.
  private static func columnPrior(_ count: Int) -> [Int] {
    (0..<count).map { prior(2 * $0 + 1 - count, of: count) }
  }

  /// 256 in the row at 38.5 % of the height, where the centre of a head is expected, and a third of that at
  /// the bottom.
  private static func rowPrior(_ count: Int) -> [Int] {
    (0..<count).map { prior(2 * $0 + 1 - count * 77 / 100, of: count) }
  }

  /// 256 ÷ (1 + t²), where t is 1 at a distance of 43 % of `count` cells (110/256).
  ///
  /// - Parameter twice: Twice the distance in cells.
  private static func prior(_ twice: Int, of count: Int) -> Int {
    let (distance, scale) = (twice * 128 / count, 110)
    return 256 * scale * scale / (scale * scale + distance * distance)
  }
}
