/// An ICC profile split over APP2 segments (ICC.1:2010, B.4). Each part states its number and the number of
/// parts.
struct ProfileParts {
  private var parts: [(number: UInt8, total: UInt8, bytes: [UInt8])] = []

  private static let signature = Array("ICC_PROFILE\0".utf8)
  /// Bytes of the signature and the two numbers.
  static let headerLength = signature.count + 2

  /// Whether a segment that begins with `bytes` is part of a profile.
  static func canBegin(with bytes: [UInt8]) -> Bool {
    bytes.count >= headerLength && bytes.starts(with: signature)
  }

  /// Appends the content of a segment if it is part of a profile.
  mutating func append(_ content: [UInt8]) {
    guard Self.canBegin(with: content) else { return }
    let (number, total) = (content[Self.headerLength - 2], content[Self.headerLength - 1])
    parts.append((number, total, Array(content.dropFirst(Self.headerLength))))
  }

  /// Whether there are no parts.
  var isEmpty: Bool { parts.isEmpty }

  /// The profile; nil where the numbers of its parts are not 1, 2, … up to the stated number of parts, in any
  /// order.
  var profile: [UInt8]? {
    let sorted = parts.sorted { $0.number < $1.number }
    guard sorted.allSatisfy({ Int($0.total) == parts.count }),
      sorted.enumerated().allSatisfy({ Int($1.number) == $0 + 1 })
    else { return nil }
    return sorted.flatMap(\.bytes)
  }
}
