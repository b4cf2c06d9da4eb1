/// How much each pixel of a small picture draws the eye.
///
/// All numbers are integers, so that they are the same on every machine. The weights of the features and of the prior were
/// tuned on portraits; see `docs/architecture.md`.
struct SaliencyMap {
  /// The size of the picture.
  let size: PixelSize
  /// The weights row by row, not negative; zero where there is nothing to be seen.
  let weights: [Int]

  /// The weights of `picture`, premultiplied and sRGB-encoded: detail around each pixel, skin (more where there is detail, as
  /// in a face) and saturation, all less where no head is expected and none where the picture is clear.
  init(_ picture: Pixmap<PremultipliedPixel>) {
    size = picture.size
    let looks = picture.pixels.map { ColorLook($0.straight) }
    let details = DetailMap(looks, alpha: picture.pixels.map(\.alpha), size: size).around
    let features = looks.indices.map { index in
      let (look, detail) = (looks[index], details[index])
      return 8 * detail + look.skin * (32 + detail) / 512 + look.saturation / 4
    }
    // What is everywhere does not draw the eye anywhere.
    let everywhere =
      picture.pixels.indices.lazy.filter { picture.pixels[$0].alpha > 0 }.map { features[$0] }.min() ?? 0
    let (columns, rows) = (Self.columnPrior(size.width), Self.rowPrior(size.height))
    weights = features.indices.map { index in
      let prior = rows[index / picture.width] * columns[index % picture.width]
      return (max(0, features[index] - everywhere) * Int(picture.pixels[index].alpha) * prior) >> 16
    }
  }

  /// 256 in the middle column, less than half of that at the sides.
  private static func columnPrior(_ count: Int) -> [Int] {
    (0..<count).map { bell(2 * $0 + 1 - count, of: count) }
  }

  /// 256 in the row at 38 % of the height, where the middle of a head is, a third of that at the bottom.
  private static func rowPrior(_ count: Int) -> [Int] {
    (0..<count).map { bell(2 * $0 + 1 - count * 77 / 100, of: count) }
  }

  /// 256 / (1 + t²) for half of `twice` cells from the best place of `count`; t is 1 where that is 43 % of them.
  private static func bell(_ twice: Int, of count: Int) -> Int {
    let distance = twice * 128 / count
    return 256 * 110 * 110 / (110 * 110 + distance * distance)
  }
}
