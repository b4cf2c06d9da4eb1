/// Looks up the pixels of a part of a row one after the other, and adds them to sequences.
struct PixelSearch {
  private let bytes: UnsafeRawPointer
  private let places: PixelPlaces
  private let costs: UnsafePointer<UInt8>
  private let counts: UnsafeMutablePointer<UInt32>
  private let tokens: UnsafeMutablePointer<PixelToken>
  /// Bytes of a pixel; and how many pixels there are.
  private let length, count: Int
  /// The next pixel's number, its first byte, and what it costs as it is.
  private var index = 0
  private var place: Int
  private var cost: UInt32

  /// - Parameters:
  ///   - length: 3 or 4 bytes.
  ///   - first: the place of the first pixel's first byte. From the last pixel's on there are eight bytes.
  @inline(__always)
  init(
    of length: Int, _ count: Int, from first: Int, _ sequences: borrowing DeflateSequences,
    _ places: PixelPlaces, _ costs: UnsafePointer<UInt8>
  ) {
    bytes = UnsafeRawPointer(sequences.bytes.baseAddress!)
    (counts, tokens) = (sequences.counts, sequences.nextPixel)
    (self.places, self.costs, self.length, self.count) = (places, costs, length, count)
    place = first
    cost = Self.cost(of: Self.load(bytes + first), length, costs)
  }

  /// A pair that is found costs about what one pixel does, and is taken where that is less than its bytes.
  @inline(__always)
  consuming func run() {
    while index < count {
      let pair = pair(at: place)
      let (pixelDistance, pairDistance) = exchangePlaces(of: pair)
      let nextCost = Self.cost(of: pair &>> bitsOfPixel, length, costs)
      // Few pixels begin one, which can be foretold.
      if isPair(pair, pairDistance) {
        let number = PixelToken.pairs &+ DistanceClass.number(of: pairDistance)
        if UInt32(costs[SymbolCosts.matches &+ number]) < cost &+ nextCost {
          takePair(number, pairDistance)
          continue
        }
      }
      takePixel(pair & pixelMask, pixelDistance)
      cost = nextCost
    }
  }

  /// How far before the next pixel its bytes were seen last, and those of the pair that it begins; from now on, here.
  @inline(__always)
  private func exchangePlaces(of pair: UInt64) -> (pixel: UInt16, pair: UInt16) {
    let here = UInt16(truncatingIfNeeded: place)
    let (pixelPlace, pairPlace) = (places.ofPixel(pair & pixelMask), places.ofPair(pair))
    let distances = (here &- pixelPlace.pointee, here &- pairPlace.pointee)
    (pixelPlace.pointee, pairPlace.pointee) = (here, here)
    return distances
  }

  /// Whether the pair is found there, as near as deflate reaches, and is not cut off by the end. One further away would cost too much to be
  /// taken; to ask at once spares a branch that could not be foretold.
  @inline(__always)
  private func isPair(_ pair: UInt64, _ distance: UInt16) -> Bool {
    let difference = pair ^ self.pair(at: place &- Int(distance))
    return difference | UInt64((distance &- 1) &>> 15) == 0 && index < count &- 1
  }

  /// The second pixel is looked up by those to come, but not itself.
  @inline(__always)
  private mutating func takePair(_ number: Int, _ distance: UInt16) {
    counts[DeflateSequences.pixelCounts &+ number] &+= 1
    tokens[index] = PixelToken(number: number, distance: distance)
    tokens[index &+ 1] = PixelToken(number: PixelToken.second)
    place &+= length
    let pair = pair(at: place)
    _ = exchangePlaces(of: pair)
    cost = Self.cost(of: pair &>> bitsOfPixel, length, costs)
    place &+= length
    index &+= 2
  }

  /// Without a branch, since in grain it cannot be foretold whether a pixel is found.
  @inline(__always)
  private mutating func takePixel(_ pixel: UInt64, _ distance: UInt16) {
    let difference = pixel ^ (pair(at: place &- Int(distance)) & pixelMask)
    let number = DistanceClass.number(of: distance)
    let matchCost = UInt32(costs[SymbolCosts.matches &+ number])
    // The upper bit tells which is less.
    let isMatch = (difference == 0 ? 1 : 0) & (matchCost &- cost) &>> 31
    let token =
      PixelToken(number: number, distance: distance) * isMatch
      | PixelToken(number: PixelToken.literal) * (1 &- isMatch)
    tokens[index] = token
    counts[DeflateSequences.pixelCounts &+ token.number] &+= 1
    countLiterals(pixel, 1 &- isMatch)
    place &+= length
    index &+= 1
  }

  /// Counts a pixel that stands for itself once, or not at all.
  @inline(__always)
  private func countLiterals(_ pixel: UInt64, _ times: UInt32) {
    counts[Int(pixel & 255)] &+= times
    counts[256 &+ Int(pixel &>> 8 & 255)] &+= times
    counts[512 &+ Int(pixel &>> 16 & 255)] &+= times
    if length == 4 { counts[768 &+ Int(pixel &>> 24)] &+= times }
  }

  /// What a pixel takes as it is.
  @inline(__always)
  private static func cost(of pixel: UInt64, _ length: Int, _ costs: UnsafePointer<UInt8>) -> UInt32 {
    let (one, two) = (costs[Int(pixel & 255)], costs[Int(pixel &>> 8 & 255)])
    let (three, four) = (costs[Int(pixel &>> 16 & 255)], length == 4 ? costs[Int(pixel &>> 24 & 255)] : 0)
    return UInt32(one) &+ UInt32(two) &+ UInt32(three) &+ UInt32(four)
  }

  /// The bytes of two pixels, the first lowest.
  @inline(__always)
  private func pair(at place: Int) -> UInt64 {
    Self.load(bytes + place) & (pixelMask &<< bitsOfPixel | pixelMask)
  }

  @inline(__always) private var bitsOfPixel: UInt64 { UInt64(8 &* length) }
  @inline(__always) private var pixelMask: UInt64 { UInt64.max &>> (64 &- bitsOfPixel) }

  @inline(__always)
  private static func load(_ bytes: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
  }
}
