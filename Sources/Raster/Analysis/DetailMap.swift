/// Where a small picture has detail.
struct DetailMap {
  /// The mean detail, 0…32, of the pixels around each one, over a square about as large as a head.
  let around: [Int]

  /// The detail of a picture of `size` whose pixels look like `looks`.
  init(_ looks: [ColorLook], alpha: [UInt8], size: PixelSize) {
    let edges = Self.edges(looks, alpha: alpha, size: size)
    let reach = max(size.width, size.height) / 8
    let area = (2 * reach + 1) * (2 * reach + 1)
    around = IntegralImage(edges, width: size.width).sums(reachX: reach, reachY: reach).map { $0 / area }
  }

  /// How much luma changes across each pixel, less what noise is taken for, 0…32. The outline of a cut-out picture, where
  /// one neighbour is clear, is no edge.
  private static func edges(_ looks: [ColorLook], alpha: [UInt8], size: PixelSize) -> [Int] {
    func change(_ one: Int, _ other: Int) -> Int {
      abs(looks[one].luma - looks[other].luma) * Int(min(alpha[one], alpha[other])) / 255
    }
    return (0..<size.area).map { index in
      let (x, y) = (index % size.width, index / size.width)
      let across = change(index - (x > 0 ? 1 : 0), index + (x < size.width - 1 ? 1 : 0))
      let down = change(
        index - (y > 0 ? size.width : 0), index + (y < size.height - 1 ? size.width : 0))
      return min(32, max(0, across + down - 16))
    }
  }
}
