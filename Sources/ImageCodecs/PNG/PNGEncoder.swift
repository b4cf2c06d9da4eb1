import CCodecShims
public import Raster

/// How much time packing a PNG file may take. The pixels are the same at every effort.
public enum PNGEffort: String, Sendable, Hashable, CaseIterable {
  /// As fast as it goes.
  case fast
  /// Nearly as small as libpng's own files, in a fraction of the time.
  case balanced
  /// Smaller, in several times the time.
  case small
}

/// Writes PNG files: RGBA, or RGB where every pixel is opaque, and nothing else beside the picture but its colour
/// space: an sRGB chunk, or for Display P3 a cICP chunk and, for readers that do not know that, a profile.
public struct PNGEncoder: Sendable, Hashable {
  /// How much time packing may take.
  public var effort: PNGEffort
  /// What the pixels' numbers mean.
  public var colorSpace: ColorSpace

  /// An encoder of the given effort, for pixels of the given space.
  public init(effort: PNGEffort = .balanced, colorSpace: ColorSpace = .sRGB) {
    self.effort = effort
    self.colorSpace = colorSpace
  }

  /// The bytes of a PNG file; the same for the same pixels.
  public func encode(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    let channels = pixmap.isOpaque ? 3 : 4
    let packed = try packed(pixmap, channels: channels)
    return try withColor { color throws(EncodeError) in
      try collect { out, message in
        deckle_png_write(
          UInt32(pixmap.width), UInt32(pixmap.height), Int32(channels), packed, packed.count, color, out,
          message)
      }
    }
  }

  private func packed(_ pixmap: Pixmap<StraightPixel>, channels: Int) throws(EncodeError) -> [UInt8] {
    func rows(_ filters: [RowFilter]) -> PNGRows { PNGRows(pixmap, channels: channels, filters: filters) }
    switch effort {
    case .fast: return try Deflate.zlib(rows([.average]).bytes, level: 1)
    case .balanced:
      let rows = rows(Self.usualFilters)
      return try Deflate.zlib(rows.bytes, level: try balancedLevel(rows))
    case .small:
      var smallest: [UInt8]?
      for filters in [[.none], Self.usualFilters, RowFilter.allCases] {
        let packed = try Deflate.zlib(rows(filters).bytes, level: 10)
        if packed.count < smallest?.count ?? .max { smallest = packed }
      }
      return smallest ?? []
    }
  }

  /// The mean of left and above is the best guess in photos, the row above in what is clear or flat.
  private static let usualFilters: [RowFilter] = [.none, .up, .average]

  /// The level that a picture's content is worth: grain packs no better however long it is tried, drawings and gradients do. A
  /// sample of bands of rows tells which it is.
  private func balancedLevel(_ rows: PNGRows) throws(EncodeError) -> Int {
    let (quick, thorough) = (1, 6)
    let sample = rows.sample
    guard sample.count < rows.bytes.count else { return thorough }
    let (one, other) = (
      try Deflate.zlib(sample, level: quick).count, try Deflate.zlib(sample, level: thorough).count
    )
    return one * 100 <= other * 102 ? quick : thorough
  }

  /// Calls `body` with what the file says of its colours; nil for sRGB.
  private func withColor(_ body: (UnsafePointer<deckle_png_color>?) throws(EncodeError) -> [UInt8])
    throws(EncodeError) -> [UInt8]
  {
    guard colorSpace == .displayP3 else { return try body(nil) }
    let profile = colorSpace.profile
    return try Array("Display P3".utf8CString).withUnsafeBufferPointer { (name) throws(EncodeError) in
      try profile.withUnsafeBufferPointer { (bytes) throws(EncodeError) in
        // H.273: primaries of P3, sRGB's curve, RGB, full range.
        var color = deckle_png_color(
          code_points: (12, 13, 0, 1), profile_name: name.baseAddress, profile: bytes.baseAddress,
          profile_count: bytes.count)
        return try body(&color)
      }
    }
  }
}

extension Pixmap<StraightPixel> {
  fileprivate var isOpaque: Bool { pixels.allSatisfy { $0.alpha == 255 } }
}
