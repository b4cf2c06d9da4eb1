import Foundation

/// The drawn portraits of the demo deck in `assets/demo/photos`.
package enum DemoPhotos {
  /// The absolute path of their folder.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../assets/demo/photos").standardizedFileURL.path

  /// The bytes of the file `name`.
  ///
  /// - Throws: `CocoaError` if the file cannot be read.
  package static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
  }
}
