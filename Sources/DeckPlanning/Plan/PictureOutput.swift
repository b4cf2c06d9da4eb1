import DeckKit
package import PictureTypes

/// A picture's file.
package struct ImageOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// Pixels a point.
  package var scale: Int
  /// How it is written.
  package var encoding: ImageEncoding
}

/// A file that holds all frames of an animation.
package struct PackedOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// How it is written.
  package var encoding: PackedEncoding
}

/// A file that holds all pages of a sheet.
package struct DocumentOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// Pixels a point of the photos and cards in it; texts and shapes have no pixels.
  package var scale = 3
  /// The colour space of everything in it.
  package var colorSpace = ColorSpace.sRGB
}

/// The one place that paths of outputs come from.
package enum OutputNames {
  /// The manifest.
  package static let manifest = "manifest.json"

  /// A card's picture.
  static func card(_ id: CardID, scale: Int, encoding: ImageEncoding) -> String {
    "cards/\(id)@\(scale)x.\(encoding.fileExtension)"
  }

  /// A still.
  static func still(_ id: String, scale: Int) -> String {
    "previews/\(id)@\(scale)x.png"
  }

  /// A page of a sheet, from 1.
  static func sheetPage(_ id: String, page: Int, scale: Int) -> String {
    "sheets/\(id)-\(page < 10 ? "0" : "")\(page)@\(scale)x.png"
  }

  /// The document of a sheet's pages.
  static func document(_ id: String) -> String { "sheets/\(id).pdf" }

  /// The file that holds all frames of the animation `id`, beside the folder of that name.
  static func packed(_ id: String, encoding: PackedEncoding) -> String {
    "animations/\(id).\(encoding.fileExtension)"
  }

  /// A frame of the animation `id`.
  static func frame(_ id: String, index: Int) -> String {
    let digits = String(index)
    return "animations/\(id)/\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits).png"
  }
}

/// The files of the pictures of a deck.
struct OutputPlan {
  let deck: Deck

  private var png: ImageEncoding { .png(effort: deck.pngEffort) }

  /// The pictures of a card: each scale in each format. Cards of a list have one only where they have a
  /// photo.
  func pictures(of card: Card) -> [ImageOutput] {
    guard deck.style.layout.list == nil || card.photo != nil else { return [] }
    return deck.formats.flatMap { encoding in
      deck.scales.map { scale in
        ImageOutput(
          path: OutputNames.card(card.id, scale: scale, encoding: encoding), scale: scale, encoding: encoding)
      }
    }
  }

  func still(_ id: String, scales: [Int]) -> [ImageOutput] {
    scales.map { ImageOutput(path: OutputNames.still(id, scale: $0), scale: $0, encoding: png) }
  }

  /// A page of a sheet, from 1.
  func page(_ number: Int, of sheet: String, scales: [Int]) -> [ImageOutput] {
    scales.map {
      ImageOutput(path: OutputNames.sheetPage(sheet, page: number, scale: $0), scale: $0, encoding: png)
    }
  }

  /// The file of one frame; nil where frames have no files of their own.
  func frame(_ index: Int, of animation: String, scale: Int, _ formats: AnimationFormats) -> ImageOutput? {
    guard formats.hasFrames else { return nil }
    return ImageOutput(path: OutputNames.frame(animation, index: index), scale: scale, encoding: png)
  }

  /// The files that hold all frames.
  func packed(_ animation: String, _ formats: AnimationFormats) -> [PackedOutput] {
    formats.packed.map { PackedOutput(path: OutputNames.packed(animation, encoding: $0), encoding: $0) }
  }
}
