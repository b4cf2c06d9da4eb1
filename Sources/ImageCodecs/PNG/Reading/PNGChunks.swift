import PictureTypes

/// The chunks of a PNG file (PNG third edition, 5), read from a source. The pixel data is skipped.
///
/// Decides which chunks libpng gets: no text chunks, which may decompress to any size and are not needed, and
/// no chunk over the limits.
struct PNGChunks {
  /// What is read.
  enum Scope {
    /// What a header needs. Chunks that can only cause warnings are skipped, and warnings are not complete.
    case header
    /// Every ancillary chunk, to check its checksum.
    case wholeFile
  }

  /// The content of the first sound chunk of each type that describes colours, and of eXIf, by type.
  private(set) var contents: [String: [UInt8]] = [:]
  /// The ranges of the file that libpng gets, in order.
  private(set) var spans: [Range<Int>] = []
  /// The bytes of these ranges up to the header of the first IDAT chunk: what libpng reads to describe the
  /// picture. Only for the scope `header`.
  private(set) var excerpt: [UInt8] = []
  /// Whether the pixel data is complete but the IEND chunk is missing.
  private(set) var lacksEnd = false
  /// Whether the first chunk is CgBI, which marks Apple's variant of the format.
  private(set) var isCgBI = false
  private(set) var isAnimated = false
  private(set) var warnings: [PhotoWarning] = []

  private let scope: Scope
  private let limits: DecodeLimits
  private var file: SourceWindow
  private var count = 0
  private var hasPalette = false
  private var hasData = false
  private var textCount = 0

  /// Length of the signature before the first chunk.
  private static let signatureLength = 8
  /// The maximum number of text chunks that are checked.
  private static let maximumTextCount = 50

  /// - Throws: ``PhotoError`` where the source cannot be read or has too many chunks.
  init(_ file: SourceWindow, limits: DecodeLimits, scope: Scope) throws(PhotoError) {
    self.scope = scope
    self.limits = limits
    self.file = file
    try add(0..<Self.signatureLength)
    var offset = Self.signatureLength
    while let chunk = try PNGChunk(&self.file, at: offset) {
      count += 1
      try limits.check(chunks: count)
      try read(chunk)
      offset = chunk.end
      if chunk.type == "IEND" { return }
    }
    try finish(at: offset)
  }

  /// Handles the rest of a file after its last complete chunk.
  ///
  /// libpng gets bytes that are not a chunk, because it says what is wrong with them. Of a truncated chunk it
  /// gets only IDAT: for others it would allocate their stated length. A file that ends after its pixel data
  /// lacks nothing of the picture.
  private mutating func finish(at offset: Int) throws(PhotoError) {
    let truncated = try PNGChunk.truncatedType(&file, at: offset)
    lacksEnd = hasData && (truncated.map { $0 != "IDAT" } ?? (file.byteCount - offset < 12))
    if !lacksEnd, truncated == nil || truncated == "IDAT" {
      spans.append(offset..<file.byteCount)
      // libpng reads no further than the header of what is not a chunk.
      let end = min(file.byteCount, offset + PNGChunk.headerLength)
      if scope == .header, !hasData { excerpt += try file.bytes(offset..<end) }
    }
  }

  private mutating func read(_ chunk: PNGChunk) throws(PhotoError) {
    switch chunk.type {
    case "CgBI": isCgBI = isCgBI || count == 1
    case "PLTE": hasPalette = true
    case "IDAT": return try addData(chunk)
    case "acTL": isAnimated = hasData ? false : try frameCount(chunk) != 1
    default: break
    }
    guard chunk.isAncillary else { return try add(chunk.range) }
    switch scope {
    case .header:
      if isUsed(chunk), try chunk.isSound(&file) { try keep(chunk) }
    case .wholeFile:
      guard try chunk.isSound(&file) else { return warn("the \(chunk.type) chunk has a wrong checksum") }
      if PNGText.types.contains(chunk.type) { return try check(text: chunk) }
      try keep(chunk)
    }
  }

  /// The number of frames that an acTL chunk states.
  private mutating func frameCount(_ chunk: PNGChunk) throws(PhotoError) -> Int {
    try bigEndian(file.bytes(chunk.content.prefix(4))[...])
  }

  /// Text chunks are not used, but a broken one is worth a warning. Only the first ones are checked, as there
  /// may be many.
  private mutating func check(text chunk: PNGChunk) throws(PhotoError) {
    textCount += 1
    guard textCount <= Self.maximumTextCount else { return }
    let text = PNGText(type: chunk.type, content: try file.bytes(chunk.content))
    if !text.isSound { warn("the \(chunk.type) chunk is broken") }
  }

  private mutating func keep(_ chunk: PNGChunk) throws(PhotoError) {
    guard Self.usedByUs.contains(chunk.type) || Self.usedByLibpng.contains(chunk.type) else { return }
    let limit = limit(of: chunk)
    guard chunk.content.count <= limit else {
      return warn(
        "the \(chunk.type) chunk has \(chunk.content.count) bytes, over the limit of \(limit)",
        chunk.type == "iCCP" ? .profileUnusable : .metadataBroken)
    }
    if Self.usedByLibpng.contains(chunk.type) { try add(chunk.range) }
    if isContentUsed(chunk) { contents[chunk.type] = try file.bytes(chunk.content) }
  }

  private func limit(of chunk: PNGChunk) -> Int {
    chunk.type == "eXIf" ? limits.exifBytes : limits.profileBytes
  }

  /// Whether an ancillary chunk may change the header.
  private func isUsed(_ chunk: PNGChunk) -> Bool {
    chunk.content.count <= limit(of: chunk)
      && (isContentUsed(chunk) || !hasData && Self.usedByLibpng.contains(chunk.type))
  }

  /// Whether the content of a chunk is used: the first one of its type counts, and colours must precede the
  /// data that they are for.
  private func isContentUsed(_ chunk: PNGChunk) -> Bool {
    let isInPlace = chunk.type == "eXIf" || !(hasPalette || hasData)
    return Self.usedByUs.contains(chunk.type) && isInPlace && contents[chunk.type] == nil
  }

  private static let usedByUs: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "eXIf"]
  /// Chunks that libpng needs or whose faults it describes.
  private static let usedByLibpng: Set = [
    "tRNS", "bKGD", "hIST", "sBIT", "sPLT", "pHYs", "oFFs", "pCAL", "sCAL", "tIME", "iCCP", "sRGB", "gAMA",
    "cHRM",
  ]

  private mutating func addData(_ chunk: PNGChunk) throws(PhotoError) {
    if scope == .header, !hasData {
      excerpt += try file.bytes(chunk.range.prefix(PNGChunk.headerLength))
    }
    hasData = true
    addSpan(chunk.range)
  }

  private mutating func add(_ range: Range<Int>) throws(PhotoError) {
    if scope == .header, !hasData { excerpt += try file.bytes(range) }
    addSpan(range)
  }

  private mutating func addSpan(_ range: Range<Int>) {
    if let last = spans.last, last.upperBound == range.lowerBound {
      spans[spans.count - 1] = last.lowerBound..<range.upperBound
    } else {
      spans.append(range)
    }
  }

  private mutating func warn(_ fault: String, _ code: PhotoWarning.Code = .metadataBroken) {
    warnings.append(
      PhotoWarning(code: code, message: "\(fault) and was ignored; the picture is complete"))
  }
}
