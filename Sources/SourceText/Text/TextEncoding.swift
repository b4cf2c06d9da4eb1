import Foundation

/// An encoding of text that the system's iconv converts.
package struct TextEncoding {
  private let name: String

  /// The encoding of that name, such as `windows-1252`, `macintosh` or `shift_jis`.
  package init(_ name: String) {
    self.name = name
  }

  /// The reason why a text cannot be converted.
  package enum Failure: Error, CustomStringConvertible {
    case unknown(name: String)
    case invalid(name: String, offset: Int)

    /// What was found and what to do.
    package var description: String {
      switch self {
      case .unknown(let name):
        "the encoding “\(name)” is not known; expected one such as windows-1252, macintosh, iso-8859-2 or "
          + "shift_jis"
      case .invalid(let name, let offset):
        "the file is not text in \(name): byte \(offset + 1) has no meaning there; name another encoding"
      }
    }
  }

  /// The text in UTF-8.
  ///
  /// - Throws: ``Failure``.
  package func utf8(of bytes: [UInt8]) throws(Failure) -> [UInt8] {
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
      throw .unknown(name: name)
    }
    defer { iconv_close(converter) }
    // No character takes more than four bytes for one.
    let output = UnsafeMutablePointer<CChar>.allocate(capacity: 4 * bytes.count + 4)
    let input = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    defer {
      output.deallocate()
      input.deallocate()
    }
    for (index, byte) in bytes.enumerated() { input[index] = CChar(bitPattern: byte) }
    var (source, target): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?) = (input, output)
    var (left, free) = (bytes.count, 4 * bytes.count + 4)
    guard iconv(converter, &source, &left, &target, &free) != -1 else {
      throw .invalid(name: name, offset: bytes.count - left)
    }
    let count = 4 * bytes.count + 4 - free
    return (0..<count).map { UInt8(bitPattern: output[$0]) }
  }
}
