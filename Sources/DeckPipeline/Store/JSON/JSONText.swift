import Files
import Foundation

/// The text of a JSON file in UTF-8, a chunk at a time.
struct JSONText: ~Copyable {
  private let file: ReadableFile
  /// What was read already.
  private var first: [UInt8]?
  /// Whether nothing comes after that.
  private let isWhole: Bool

  /// Opens the file at `path`. One in UTF-16 or UTF-32, which other programs may make of a manifest, is read
  /// whole.
  init(_ path: String) throws(FileError) {
    let file = try ReadableFile(path)
    let bytes = try file.next()
    // JSON begins with characters of ASCII, after a mark or none, and in UTF-8 has no zero bytes.
    let text = bytes.prefix(4).contains(0) ? Self.inUTF8(path) : nil
    first = text ?? bytes
    isWhole = text != nil
    self.file = file
  }

  /// The next bytes; none at the end.
  mutating func next() throws(FileError) -> [UInt8] {
    if let bytes = first {
      first = nil
      return bytes
    }
    return isWhole ? [] : try file.next()
  }

  private static func inUTF8(_ path: String) -> [UInt8]? {
    guard let bytes = try? FileSystem.read(path),
      let tree = try? JSONSerialization.jsonObject(with: Data(bytes)),
      let text = try? JSONSerialization.data(withJSONObject: tree)
    else { return nil }
    return Array(text)
  }
}
