/// The detail around each pixel of a small picture.
struct DetailMap {
  /// The mean detail, 0…32, over a square around each pixel that is about as large as a head: a quarter of
  /// the longer side.
  let around: [Int]

  /// Changes of luma up to this sum count as noise.
  private static let noise = 16
  private static let maximumDetail = 32

  /// The detail of a picture whose pixels have the given features and alpha.
  init(_ features: [ColorFeatures], alpha: [UInt8], size: PixelSize) {
    let edges = Self.edges(features, alpha: alpha, size: size)
    let reach = max(size.width, size.height) / 8
    let area = (2 * reach + 1) * (2 * reach + 1)
    around = IntegralImage(edges, width: size.width).sums(reachX: reach, reachY: reach).map { $0 / area }
  }

  /// The change of luma across each pixel, less noise. Changes to clear pixels do not count: the outline of a
  /// cut-out picture is not an edge.
  private static func edges(_ features: [ColorFeatures], alpha: [UInt8], size: PixelSize) -> [Int] {
    func change(_ first: Int, _ second: Int) -> Int {
      abs(features[first].luma - features[second].luma) * Int(min(alpha[first], alpha[second])) / 255
    }
    return (0..<size.area).map { index in
      let (x, y) = (index % size.width, index / size.width)
      let across = change(index - (x > 0 ? 1 : 0), index + (x < size.width - 1 ? 1 : 0))
      let down = change(
        index - (y > 0 ? size.width : 0), index + (y < size.height - 1 ? size.width : 0))
      return min(maximumDetail, max(0, across + down - noise))
    }
  }
}
