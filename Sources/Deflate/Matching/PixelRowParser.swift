/// Chooses literals or matches for consecutive pixels of one row, greedily, and counts their symbols.
struct PixelRowParser {
  private let bytes: UnsafeRawPointer
  private let hashTable: PixelHashTable
  private let costs: UnsafePointer<UInt8>
  private let counts: UnsafeMutablePointer<UInt32>
  private let tokens: UnsafeMutablePointer<PixelToken>
  private let bytesPerPixel, count: Int
  /// The next pixel: its index, the position of its first byte, and its cost as literals.
  private var index = 0
  private var position: Int
  private var cost: UInt32

  /// - Parameters:
  ///   - bytesPerPixel: 3 or 4.
  ///   - first: Position of the first byte of the first pixel. Eight bytes from the last pixel on must be
  ///     readable.
  @inline(__always)
  init(
    bytesPerPixel: Int, count: Int, from first: Int, _ buffer: borrowing SequenceBuffer,
    _ hashTable: PixelHashTable, _ costs: UnsafePointer<UInt8>
  ) {
    bytes = UnsafeRawPointer(buffer.bytes.baseAddress!)
    (counts, tokens) = (buffer.counts, buffer.nextToken)
    (self.hashTable, self.costs) = (hashTable, costs)
    (self.bytesPerPixel, self.count) = (bytesPerPixel, count)
    position = first
    cost = Self.literalCost(of: Self.load(bytes + first), bytesPerPixel, costs)
  }

  /// Parses all pixels.
  ///
  /// A match of a pair costs about as much as one of a single pixel, so pairs are tried first.
  @inline(__always)
  consuming func run() {
    while index < count {
      let pair = pair(at: position)
      let (pixelDistance, pairDistance) = lookUpAndInsert(pair)
      let nextCost = Self.literalCost(of: pair &>> bitsPerPixel, bytesPerPixel, costs)
      // Few pixels begin a matched pair, so this branch is predicted well.
      if isMatch(pair, pairDistance) {
        let kind = PixelToken.firstPair &+ DistanceSlot.index(of: pairDistance)
        if UInt32(costs[CostModel.firstMatch &+ kind]) < cost &+ nextCost {
          appendPair(kind, pairDistance)
          continue
        }
      }
      appendPixel(pair & pixelMask, pixelDistance)
      cost = nextCost
    }
  }

  /// The distances to the last positions of the pixel at `position` and of its pair, which become this
  /// position.
  @inline(__always)
  private func lookUpAndInsert(_ pair: UInt64) -> (pixel: UInt16, pair: UInt16) {
    let current = UInt16(truncatingIfNeeded: position)
    let (pixelEntry, pairEntry) = (hashTable.entry(ofPixel: pair & pixelMask), hashTable.entry(ofPair: pair))
    let distances = (current &- pixelEntry.pointee, current &- pairEntry.pointee)
    (pixelEntry.pointee, pairEntry.pointee) = (current, current)
    return distances
  }

  /// Whether the pair occurs at a distance within the window and does not extend past the last pixel.
  ///
  /// The cost model would reject a distance beyond the window too; testing it here saves a mispredicted
  /// branch, 1.7 % of the time of a card.
  @inline(__always)
  private func isMatch(_ pair: UInt64, _ distance: UInt16) -> Bool {
    let difference = pair ^ self.pair(at: position &- Int(distance))
    return difference | UInt64((distance &- 1) &>> 15) == 0 && index < count &- 1
  }

  /// Appends a match of two pixels. The second pixel is inserted into the hash table but not looked up.
  @inline(__always)
  private mutating func appendPair(_ kind: Int, _ distance: UInt16) {
    counts[SequenceBuffer.firstKind &+ kind] &+= 1
    tokens[index] = PixelToken(kind: kind, distance: distance)
    tokens[index &+ 1] = PixelToken(kind: PixelToken.secondOfPair)
    position &+= bytesPerPixel
    let pair = pair(at: position)
    _ = lookUpAndInsert(pair)
    cost = Self.literalCost(of: pair &>> bitsPerPixel, bytesPerPixel, costs)
    position &+= bytesPerPixel
    index &+= 2
  }

  /// Appends a match of one pixel where the pixel occurs at `distance` and the match costs less, otherwise
  /// literals.
  ///
  /// Branch-free: in grain it cannot be predicted which it is.
  @inline(__always)
  private mutating func appendPixel(_ pixel: UInt64, _ distance: UInt16) {
    let difference = pixel ^ (pair(at: position &- Int(distance)) & pixelMask)
    let kind = DistanceSlot.index(of: distance)
    let matchCost = UInt32(costs[CostModel.firstMatch &+ kind])
    // The sign bit of the difference of costs: 1 where the match costs less.
    let isMatch = (difference == 0 ? 1 : 0) & (matchCost &- cost) &>> 31
    let token = PixelToken.select(
      0 &- isMatch, PixelToken(kind: kind, distance: distance), PixelToken(kind: PixelToken.literal))
    tokens[index] = token
    counts[SequenceBuffer.firstKind &+ token.kind] &+= 1
    countLiterals(pixel, 1 &- isMatch)
    position &+= bytesPerPixel
    index &+= 1
  }

  /// Adds `times`, 0 or 1, to the count of each byte of a pixel.
  @inline(__always)
  private func countLiterals(_ pixel: UInt64, _ times: UInt32) {
    counts[Int(pixel & 255)] &+= times
    counts[256 &+ Int(pixel &>> 8 & 255)] &+= times
    counts[512 &+ Int(pixel &>> 16 & 255)] &+= times
    if bytesPerPixel == 4 { counts[768 &+ Int(pixel &>> 24)] &+= times }
  }

  /// The cost of a pixel as literals.
  @inline(__always)
  private static func literalCost(
    of pixel: UInt64, _ bytesPerPixel: Int, _ costs: UnsafePointer<UInt8>
  ) -> UInt32 {
    let (first, second) = (costs[Int(pixel & 255)], costs[Int(pixel &>> 8 & 255)])
    let third = costs[Int(pixel &>> 16 & 255)]
    let fourth = bytesPerPixel == 4 ? costs[Int(pixel &>> 24 & 255)] : 0
    return UInt32(first) &+ UInt32(second) &+ UInt32(third) &+ UInt32(fourth)
  }

  /// The bytes of the two pixels from `position` on, the first byte lowest.
  @inline(__always)
  private func pair(at position: Int) -> UInt64 {
    Self.load(bytes + position) & (pixelMask &<< bitsPerPixel | pixelMask)
  }

  @inline(__always) private var bitsPerPixel: UInt64 { UInt64(8 &* bytesPerPixel) }
  @inline(__always) private var pixelMask: UInt64 { UInt64.max &>> (64 &- bitsPerPixel) }

  @inline(__always)
  private static func load(_ bytes: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
  }
}
