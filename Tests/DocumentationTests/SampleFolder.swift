import Foundation
import TestSupport

/// A folder with a deck file of a page, and the files that it names.
struct SampleFolder {
  let folder: ScratchFolder

  /// Writes the deck of `block`, and the files that the page shows beside it.
  init(_ block: Page.Block, of page: Page) throws {
    folder = try ScratchFolder()
    let deck = Self.deck(block)
    var texts = [deck, Self.people]
    try folder.write(Self.people, to: "people.csv")
    try folder.write(deck, to: "deck.json")
    for other in page.blocks {
      guard let file = other.mark("file"), other.section == block.section else { continue }
      try folder.write(other.text, to: file.value)
      texts.append(other.text)
    }
    try addPhotos(namedIn: texts.joined())
    try addFonts(namedIn: deck)
  }

  /// A block is a whole deck file unless a comment such as `<!-- in: { "style": { … } } -->` says where it
  /// is.
  private static func deck(_ block: Page.Block) -> String {
    guard let frame = block.mark("in")?.value else { return block.text }
    let deck = frame.replacingOccurrences(of: "…", with: "\n\(block.text)")
    guard !deck.contains("\"cards\": [{ \"photo\""), !block.text.hasPrefix("\"cards\"") else { return deck }
    return "{ \"cards\": \"people.csv\"," + deck.dropFirst()
  }

  private static let people = """
    photo,name,age,hobby
    photos/ada.png,Ada,36,Mathematics
    photos/grace.png,Grace,79,Compilers
    photos/alan.png,Alan,41,Running

    """

  /// Small photos of two colours.
  private func addPhotos(namedIn text: String) throws {
    let photo = PNGBuilder(width: 48, height: 64, .rgb, depth: 8) { x, y in
      y < 32 ? [200, 180, 160] : [40 + x, 60, 90]
    }.file
    for match in text.matches(of: /photos\/[A-Za-z_-]+\.(?:png|jpg|heic)/) {
      try folder.write(photo, to: String(match.0))
    }
  }

  /// Fonts of the system under the names that the deck gives them.
  private func addFonts(namedIn text: String) throws {
    let folders = ["/usr/share/fonts/opentype/inter", "/Library/Fonts", "\(NSHomeDirectory())/Library/Fonts"]
    for match in text.matches(of: /fonts\/([A-Za-z-]+\.(?:otf|ttf))/) {
      let paths = folders.map { "\($0)/\(match.1)" }
      guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else { continue }
      try folder.write(Array(try Data(contentsOf: URL(fileURLWithPath: path))), to: String(match.0))
    }
  }
}
