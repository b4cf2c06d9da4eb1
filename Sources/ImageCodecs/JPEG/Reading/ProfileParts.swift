/// An ICC profile spread over APP2 segments (ICC.1:2010, B.4): each part has its number and the count of all.
struct ProfileParts {
  private var parts: [(number: UInt8, total: UInt8, bytes: [UInt8])] = []

  /// Takes a segment's content, if it is part of a profile.
  mutating func take(_ content: Slice<UnsafeBufferPointer<UInt8>>) {
    let mark = Array("ICC_PROFILE\0".utf8)
    guard content.count >= mark.count + 2, content.starts(with: mark) else { return }
    let bytes = Array(content.dropFirst(mark.count))
    parts.append((bytes[0], bytes[1], Array(bytes.dropFirst(2))))
  }

  /// Whether there is any part.
  var isEmpty: Bool { parts.isEmpty }

  /// The profile, or nil where its parts are not 1, 2, … and as many as each of them says, in any order.
  var profile: [UInt8]? {
    let sorted = parts.sorted { $0.number < $1.number }
    guard sorted.allSatisfy({ Int($0.total) == parts.count }),
      sorted.enumerated().allSatisfy({ Int($1.number) == $0 + 1 })
    else { return nil }
    return sorted.flatMap(\.bytes)
  }
}
