import Deflate

/// The content of an iCCP chunk: a name, a zero, a zero for deflate, packed bytes (PNG third edition,
/// 11.3.2.3).
struct PackedProfile {
  private let packed: ArraySlice<UInt8>

  init(_ chunk: [UInt8]) {
    let name = chunk.prefix(80).prefix { $0 != 0 }
    let rest = chunk.dropFirst(name.count + 1)
    packed = name.count < 80 && rest.first == 0 ? rest.dropFirst() : []
  }

  /// The profile, as long as its own header says; nil where it does not unpack to that or is over the limit.
  func unpacked(limit: Int) -> [UInt8]? {
    // The header alone first: nothing is allocated for a size that was not asked.
    guard let header = Inflate.prefix(of: packed, maximumCount: 132), header.count >= 4 else { return nil }
    let size = header[..<4].reduce(0) { $0 << 8 | Int($1) }
    guard size <= limit else { return nil }
    let profile = size > header.count ? Inflate.prefix(of: packed, maximumCount: size) : header
    return profile?.count == size ? profile : nil
  }
}
