import Foundation

/// Finds font files by name in the folders where packages put them.
package struct FontLocator: Sendable {
  private let folders: [String]

  /// A locator for this system's usual folders, and before them those of `DECKLE_FONT_PATH` (divided by colons).
  package init(environment: [String: String]) {
    let own = environment["DECKLE_FONT_PATH"].map { $0.split(separator: ":").map(String.init) } ?? []
    let home = environment["HOME"] ?? ""
    folders =
      own + [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/opentype/noto", "/usr/local/share/fonts", "\(home)/.local/share/fonts",
        "/Library/Fonts", "\(home)/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts",
      ]
  }

  /// The path of the first file of that name; nil where there is none.
  package func path(of file: String) -> String? {
    folders.lazy.map { "\($0)/\(file)" }.first { FileManager.default.isReadableFile(atPath: $0) }
  }
}
