import Deflate

/// The content of an iCCP chunk (PNG third edition, 11.3.2.3): a name, a zero byte, the compression method,
/// and a zlib stream.
struct PackedProfile {
  private let stream: ArraySlice<UInt8>

  init(_ chunk: [UInt8]) {
    let name = chunk.prefix(80).prefix { $0 != 0 }
    let rest = chunk.dropFirst(name.count + 1)
    stream = name.count < 80 && rest.first == 0 ? rest.dropFirst() : []
  }

  /// Length of the header of an ICC profile and its tag count. The header begins with the length of the
  /// profile.
  private static let headerLength = 132

  /// The profile; nil where it cannot be decompressed, has another length than its header states, or is
  /// longer than `limit`.
  func profile(limit: Int) -> [UInt8]? {
    // The header first: nothing is allocated for a length that was not checked.
    guard let header = Inflate.prefix(of: stream, maximumCount: Self.headerLength), header.count >= 4 else {
      return nil
    }
    let size = bigEndian(header[..<4])
    guard size <= limit else { return nil }
    let profile = size > header.count ? Inflate.prefix(of: stream, maximumCount: size) : header
    return profile?.count == size ? profile : nil
  }
}
