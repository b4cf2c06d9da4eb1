import Foundation

/// The drawn portraits of the demo deck, which every copy of the project holds.
package enum DemoPhotos {
  /// The path of their folder.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../assets/demo/photos").standardizedFileURL.path

  /// The bytes of one of them.
  package static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
  }
}
