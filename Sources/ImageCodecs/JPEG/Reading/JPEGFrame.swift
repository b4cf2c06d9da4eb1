/// A frame header (ITU-T T.81, B.2.2): the kind of JPEG, the size and the components.
struct JPEGFrame {
  let marker: UInt8
  let precision, width, height: Int
  /// Sampling factors of the components, horizontal and vertical.
  let sampling: [(across: Int, down: Int)]

  /// Nil where the segment is too short.
  init?(marker: UInt8, _ content: [UInt8]) {
    guard content.count >= 6, content.count >= 6 + 3 * Int(content[5]) else { return nil }
    self.marker = marker
    precision = Int(content[0])
    (height, width) = (bigEndian(content[1..<3]), bigEndian(content[3..<5]))
    sampling = (0..<Int(content[5])).map { index in
      let factors = content[6 + 3 * index + 1]
      return (Int(factors >> 4), Int(factors & 15))
    }
  }

  /// The name of the kind and advice, where libjpeg does not read the kind.
  var unsupportedKind: String? {
    let advice = "; export it again as a standard JPEG of 8 bits"
    switch marker {
    case 0xC3, 0xCB: return "a lossless JPEG, as written by scanners and raw converters" + advice
    case 0xC5...0xC7, 0xCD...0xCF: return "a hierarchical JPEG" + advice
    default: break
    }
    if precision == 12 { return "a JPEG of 12 bits per channel" + advice }
    if sampling.count == 2 || sampling.count > 4 { return "a JPEG of \(sampling.count) channels" + advice }
    return height == 0 && width > 0 ? "a JPEG that states its height only at its end (DNL)" + advice : nil
  }

  /// Whether a file of so few bytes cannot hold the picture: each block of 8 × 8 samples takes at least one
  /// Huffman code of one bit.
  func isCertainlyTruncated(fileBytes: Int) -> Bool {
    let isHuffman = marker <= 0xC2
    return isHuffman && (width + 7) / 8 * ((height + 7) / 8) > 8 * fileBytes * pixelBlocksPerBlock
  }

  /// Number of blocks of 8 × 8 pixels that one block of the first component covers.
  private var pixelBlocksPerBlock: Int {
    let factors = maximumAcross * maximumDown
    return max(1, factors / max(1, (sampling.first.map { $0.across * $0.down } ?? 1)))
  }

  private var maximumAcross: Int { sampling.map(\.across).max() ?? 1 }
  private var maximumDown: Int { sampling.map(\.down).max() ?? 1 }

  /// Bits of an unpacked pixel, each component at its own resolution.
  var bitsPerPixel: Int {
    let samples = sampling.map { $0.across * $0.down }.reduce(0, +)
    return max(1, samples * 8 / max(1, maximumAcross * maximumDown))
  }

  var isArithmetic: Bool { marker >= 0xC9 }

  var isProgressive: Bool { marker == 0xC2 || marker == 0xCA }

  /// A description such as "baseline, 8 bits" or "progressive, 8 bits, arithmetic coding".
  var coding: String {
    let kinds: [UInt8: String] = [
      0xC0: "baseline", 0xC1: "extended sequential", 0xC2: "progressive", 0xC9: "sequential",
      0xCA: "progressive",
    ]
    return "\(kinds[marker] ?? "unknown"), \(precision) bits" + (isArithmetic ? ", arithmetic coding" : "")
  }

  /// The chroma subsampling such as "4:2:0", or the sampling factors where it has no name; empty for fewer
  /// than three components.
  var subsampling: String {
    guard sampling.count >= 3, let first = sampling.first else { return "" }
    let chroma = sampling[1...2]
    if chroma.allSatisfy({ $0 == (1, 1) }) {
      let names = [
        [1, 1]: "4:4:4", [2, 1]: "4:2:2", [2, 2]: "4:2:0", [1, 2]: "4:4:0", [4, 1]: "4:1:1", [4, 2]: "4:1:0",
      ]
      if let name = names[[first.across, first.down]] { return name }
    }
    return "sampled " + sampling.map { "\($0.across)×\($0.down)" }.joined(separator: " ")
  }
}
