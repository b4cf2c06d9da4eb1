import Files
import Foundation

/// Reads the text of a JSON file as chunks of UTF-8.
struct JSONText: ~Copyable {
  private let file: ReadableFile
  /// The bytes that were already read.
  private var first: [UInt8]?
  /// Whether `first` is the whole text.
  private let isWhole: Bool

  /// Opens the file at `path`. A file in UTF-16 or UTF-32, to which other programs may convert a manifest, is
  /// read and converted as a whole.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  init(_ path: String) throws(FileError) {
    let file = try ReadableFile(path)
    let bytes = try file.next()
    // JSON starts with ASCII characters, after an optional byte order mark, and contains no zero bytes in
    // UTF-8.
    let text = bytes.prefix(4).contains(0) ? Self.inUTF8(path) : nil
    first = text ?? bytes
    isWhole = text != nil
    self.file = file
  }

  /// The next bytes; empty at the end.
  ///
  /// - Throws: `FileError` if the file cannot be read.
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
