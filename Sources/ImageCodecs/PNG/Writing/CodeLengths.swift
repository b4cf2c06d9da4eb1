/// The lengths of a block's two codes, packed as its header (RFC 1951, 3.2.7).
struct CodeLengths {
  /// The symbols 0…15 are lengths; 16 repeats the one before, 17 and 18 zeros.
  private struct Item {
    let symbol: Int
    let rest: Int
    var restLength: Int { symbol < 16 ? 0 : [2, 3, 7][symbol - 16] }
  }

  private let items: [Item]
  private let code: HuffmanCode
  /// How many lengths of each code are told; those after them are zero.
  private let literals, distances: Int
  /// How many lengths of the code of lengths are told, in the format's own order.
  private let told: Int

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) {
    literals = max(257, Self.used(literalLengths))
    distances = max(1, Self.used(distanceLengths))
    items = Self.items(Array(literalLengths.prefix(literals) + distanceLengths.prefix(distances)))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    code = HuffmanCode(frequencies: frequencies, limit: 7)
    let lengths = code.lengths
    told = max(4, 1 + (Self.order.lastIndex { lengths[$0] > 0 } ?? 0))
  }

  private static func used(_ lengths: [UInt8]) -> Int { 1 + (lengths.lastIndex { $0 > 0 } ?? 0) }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      if length > 0 { items.append(Item(symbol: Int(length), rest: 0)) }
      var left = end - start - (length > 0 ? 1 : 0)
      while left >= 3 {
        let item = longest(left, ofZeros: length == 0)
        items.append(item.0)
        left -= item.1
      }
      items += Array(repeating: Item(symbol: Int(length), rest: 0), count: left)
      start = end
    }
    return items
  }

  /// The item that repeats a length as often as possible, and how often that is.
  private static func longest(_ count: Int, ofZeros isZero: Bool) -> (Item, Int) {
    let (symbol, least, most) = !isZero ? (16, 3, 6) : count <= 10 ? (17, 3, 10) : (18, 11, 138)
    let taken = min(count, most)
    return (Item(symbol: symbol, rest: taken - least), taken)
  }

  /// How many bits `write` writes.
  var bits: Int {
    14 + 3 * told + items.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + $1.restLength }
  }

  func write(to writer: inout BitWriter) {
    writer.put(UInt64(literals - 257) | UInt64(distances - 1) << 5 | UInt64(told - 4) << 10, 14)
    for symbol in Self.order.prefix(told) {
      writer.put(UInt64(code.lengths[symbol]), 3)
      writer.flush()
    }
    for item in items {
      writer.put(code.words[item.symbol])
      writer.put(UInt64(item.rest), UInt64(item.restLength))
      writer.flush()
    }
  }
}
