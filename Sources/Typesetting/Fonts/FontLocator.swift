import Foundation

/// Finds font files by name in the folders of packages.
package struct FontLocator: Sendable {
  private let folders: [String]

  /// A locator for the folders of `DECKLE_FONT_PATH`, separated by colons, and then the standard folders of
  /// Debian and macOS.
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

  /// The path of the first file with that name; nil where there is none.
  package func path(of file: String) -> String? {
    folders.lazy.map { "\($0)/\(file)" }.first { FileManager.default.isReadableFile(atPath: $0) }
  }
}
