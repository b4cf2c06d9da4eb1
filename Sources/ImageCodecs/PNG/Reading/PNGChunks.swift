import PictureTypes

/// The chunks of a PNG file (PNG third edition, 5), found without reading their contents.
///
/// Which of them libpng gets to see is decided here: no texts, which may unpack to anything and of which
/// nothing is wanted, and nothing over the limits.
struct PNGChunks {
  typealias File = UnsafeBufferPointer<UInt8>

  /// The five chunks that tell of colours, and Exif: the first sound one of each, by name, as a range of the
  /// file.
  private(set) var contents: [String: Range<Int>] = [:]
  /// What libpng is given, in order.
  private(set) var spans: [Range<Int>] = []
  /// Whether all data is there but the end chunk is missing.
  private(set) var lacksEnd = false
  /// Whether the first chunk is that of Apple's own variety.
  private(set) var isCgBI = false
  private(set) var isAnimated = false
  private(set) var warnings: [PhotoWarning] = []

  private var count = 0
  private var hasPalette = false
  private var hasData = false
  private var textCount = 0

  init(_ file: File, limits: DecodeLimits) throws(PhotoError) {
    spans = [0..<8]
    var place = 8
    while let chunk = PNGChunk(file, at: place) {
      count += 1
      try limits.check(chunks: count)
      try take(chunk, file, limits)
      place = chunk.end
      if chunk.type == "IEND" { return }
    }
    end(at: place, file)
  }

  /// What makes no chunk is left to libpng, which names what is wrong with it. Of a cut chunk it sees only
  /// pixel data: it would reserve what others claim to hold. A file that ends after its data lacks nothing of
  /// the picture.
  private mutating func end(at place: Int, _ file: File) {
    let cut = PNGChunk.cutType(file, at: place)
    lacksEnd = hasData && (cut.map { $0 != "IDAT" } ?? (file.count - place < 12))
    if !lacksEnd, cut == nil || cut == "IDAT" { add(place..<file.count) }
  }

  private mutating func take(_ chunk: PNGChunk, _ file: File, _ limits: DecodeLimits) throws(PhotoError) {
    switch chunk.type {
    case "CgBI": isCgBI = isCgBI || count == 1
    case "PLTE": hasPalette = true
    case "IDAT": hasData = true
    case "acTL": isAnimated = !hasData && Self.frames(file[chunk.content]) != 1
    default: break
    }
    if !chunk.isAncillary { return add(chunk.range) }
    guard chunk.isSound(file) else { return warn("the \(chunk.type) chunk has a wrong checksum") }
    if PNGText.types.contains(chunk.type) { return check(text: chunk, file) }
    keep(chunk, limits)
  }

  /// The number of frames that an acTL chunk states.
  private static func frames(_ content: Slice<File>) -> Int {
    content.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Nothing is wanted of texts, but that they are broken is worth a word. Only the first are looked at:
  /// there may be very many.
  private mutating func check(text chunk: PNGChunk, _ file: File) {
    textCount += 1
    if textCount <= 50, !PNGText(chunk, file).isSound { warn("the \(chunk.type) chunk is broken") }
  }

  private mutating func keep(_ chunk: PNGChunk, _ limits: DecodeLimits) {
    guard Self.wanted.contains(chunk.type) || Self.checkedByLibpng.contains(chunk.type) else { return }
    let limit = chunk.type == "eXIf" ? limits.exifBytes : limits.profileBytes
    guard chunk.content.count <= limit else {
      return warn(
        "the \(chunk.type) chunk has \(chunk.content.count) bytes, over the limit of \(limit)",
        chunk.type == "iCCP" ? .profileUnusable : .metadataBroken)
    }
    if Self.checkedByLibpng.contains(chunk.type) { add(chunk.range) }
    // Colours must be told before the data that they are for.
    let isInPlace = chunk.type == "eXIf" || !(hasPalette || hasData)
    guard Self.wanted.contains(chunk.type), isInPlace, contents[chunk.type] == nil else { return }
    contents[chunk.type] = chunk.content
  }

  private static let wanted: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "eXIf"]
  /// Chunks that libpng needs or whose faults it names.
  private static let checkedByLibpng: Set = [
    "tRNS", "bKGD", "hIST", "sBIT", "sPLT", "pHYs", "oFFs", "pCAL", "sCAL", "tIME", "iCCP", "sRGB", "gAMA",
    "cHRM",
  ]

  private mutating func add(_ range: Range<Int>) {
    if let last = spans.last, last.upperBound == range.lowerBound {
      spans[spans.count - 1] = last.lowerBound..<range.upperBound
    } else {
      spans.append(range)
    }
  }

  private mutating func warn(_ fault: String, _ code: PhotoWarning.Code = .metadataBroken) {
    warnings.append(
      PhotoWarning(code: code, message: "\(fault) and was ignored; the picture itself is whole"))
  }
}
