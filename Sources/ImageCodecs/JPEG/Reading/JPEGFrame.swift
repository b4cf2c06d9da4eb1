/// A frame header (ITU-T T.81, B.2.2): the kind of JPEG, its size and its components.
struct JPEGFrame {
  let marker: UInt8
  let precision, width, height: Int
  /// Sampling factors of the components, across and down.
  let sampling: [(across: Int, down: Int)]

  /// Nil where the segment is too short.
  init?(marker: UInt8, _ content: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = Array(content)
    guard bytes.count >= 6, bytes.count >= 6 + 3 * Int(bytes[5]) else { return nil }
    self.marker = marker
    precision = Int(bytes[0])
    (height, width) = (Int(bytes[1]) << 8 | Int(bytes[2]), Int(bytes[3]) << 8 | Int(bytes[4]))
    sampling = (0..<Int(bytes[5])).map { index in
      let factors = bytes[6 + 3 * index + 1]
      return (Int(factors >> 4), Int(factors & 15))
    }
  }

  /// What the kind is and what to do, where it is one that libjpeg does not read.
  var unsupportedKind: String? {
    let advice = "; export it again as a standard JPEG of 8 bits"
    switch marker {
    case 0xC3, 0xCB: return "a lossless JPEG, as scanners and raw converters make them" + advice
    case 0xC5...0xC7, 0xCD...0xCF: return "a hierarchical JPEG" + advice
    default: break
    }
    if precision == 12 { return "a JPEG of 12 bits a channel" + advice }
    if sampling.count == 2 || sampling.count > 4 { return "a JPEG of \(sampling.count) channels" + advice }
    return height == 0 && width > 0 ? "a JPEG that tells its height only at its end (DNL)" + advice : nil
  }

  /// Whether so few bytes cannot hold the picture: a Huffman code has at least a bit, and each block of 8 × 8 pixels at
  /// least a code.
  func isCertainlyCut(fileBytes: Int) -> Bool {
    let isHuffman = marker <= 0xC2
    return isHuffman && (width + 7) / 8 * ((height + 7) / 8) > 8 * fileBytes * Self.blocksOfSampling(sampling)
  }

  /// How many blocks of pixels share one block of the first component.
  private static func blocksOfSampling(_ sampling: [(across: Int, down: Int)]) -> Int {
    let most = (sampling.map(\.across).max() ?? 1) * (sampling.map(\.down).max() ?? 1)
    return max(1, most / max(1, (sampling.first.map { $0.across * $0.down } ?? 1)))
  }

  /// Bits of a pixel when unpacked, all components at their resolution.
  var bitsPerPixel: Int {
    let (across, down) = (sampling.map(\.across).max() ?? 1, sampling.map(\.down).max() ?? 1)
    let samples = sampling.map { $0.across * $0.down }.reduce(0, +)
    return max(1, samples * 8 / max(1, across * down))
  }

  var isArithmetic: Bool { marker >= 0xC9 }

  var isProgressive: Bool { marker == 0xC2 || marker == 0xCA }

  /// "baseline, 8 bits", "progressive, 8 bits, arithmetic coding".
  var words: String {
    let kinds: [UInt8: String] = [
      0xC0: "baseline", 0xC1: "extended sequential", 0xC2: "progressive", 0xC9: "sequential",
      0xCA: "progressive",
    ]
    return "\(kinds[marker] ?? "unknown"), \(precision) bits" + (isArithmetic ? ", arithmetic coding" : "")
  }

  /// "4:2:0", or the factors where that has no name; empty where nothing is subsampled against another.
  var samplingWords: String {
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
