/// Writes uncompressed PNG files of every colour type and bit depth from known samples.
package struct PNGBuilder: Sendable {
  /// The colour type, with the raw value in IHDR.
  package enum ColorType: UInt8, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Number of samples per pixel.
    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// Width in pixels.
  package var width: Int
  /// Height in pixels.
  package var height: Int
  /// The colour type.
  package var colorType: ColorType
  /// Bits per sample: 1, 2, 4, 8 or 16.
  package var depth: Int
  /// Whether the rows are stored in the seven passes of Adam7.
  package var isInterlaced = false
  /// Chunks between IHDR and IDAT.
  package var chunks: [PNGChunk] = []
  /// Chunks between IDAT and IEND.
  package var trailingChunks: [PNGChunk] = []
  /// The samples of the pixel in a column and row.
  private let samples: @Sendable (_ x: Int, _ y: Int) -> [Int]

  /// Creates a builder. `samples` returns the samples of the pixel in a column and row.
  package init(
    width: Int, height: Int, _ colorType: ColorType, depth: Int,
    samples: @escaping @Sendable (_ x: Int, _ y: Int) -> [Int]
  ) {
    self.width = width
    self.height = height
    self.colorType = colorType
    self.depth = depth
    self.samples = samples
  }

  /// The bytes of the file.
  package var file: [UInt8] {
    let all =
      [header] + chunks + [PNGChunk("IDAT", Self.zlib(rows))] + trailingChunks + [PNGChunk("IEND", [])]
    return PNGChunk.signature + all.flatMap(\.bytes)
  }

  private var header: PNGChunk {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    return PNGChunk("IHDR", size + [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0])
  }

  /// All rows, each preceded by the filter type 0 (None).
  private var rows: [UInt8] {
    let passes = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    return passes.flatMap { (firstX, firstY, stepX, stepY) -> [UInt8] in
      let columns = Array(stride(from: firstX, to: width, by: stepX))
      guard !columns.isEmpty else { return [] }
      return stride(from: firstY, to: height, by: stepY).flatMap { y in
        [0] + packed(columns.flatMap { samples($0, y) })
      }
    }
  }

  /// PNG specification, 8.2: the first column and row and the column and row increments of each pass.
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// The packed samples of a row, the first in the most significant bits. A row ends at a byte boundary.
  private func packed(_ row: [Int]) -> [UInt8] {
    if depth == 16 { return row.flatMap { UInt16($0).bigEndianBytes } }
    let perByte = 8 / depth
    return stride(from: 0, to: row.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, place in
        byte << UInt8(depth) | (start + place < row.count ? UInt8(row[start + place]) : 0)
      }
    }
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let limit = 65_535
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: limit) {
      let block = bytes[start..<min(start + limit, bytes.count)]
      stream.append(start + limit >= bytes.count ? 1 : 0)
      stream += UInt16(block.count).littleEndianBytes + (~UInt16(block.count)).littleEndianBytes + block
    }
    return stream + Checksum.adler32(bytes).bigEndianBytes
  }
}
