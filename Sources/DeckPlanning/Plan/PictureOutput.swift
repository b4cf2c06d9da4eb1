import DeckKit
package import PictureTypes

/// The file of a picture.
package struct ImageOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// Pixels per point.
  package var scale: Double
  /// How it is encoded.
  package var encoding: ImageEncoding
}

/// A file that holds all frames of an animation.
package struct PackedOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// How it is encoded.
  package var encoding: PackedEncoding
}

/// A file that holds all pages of a sheet.
package struct DocumentOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// Pixels per point of the photos and cards in it; texts and shapes are vectors.
  package var scale = 3.0
  /// The colour space of its content.
  package var colorSpace = ColorSpace.sRGB
}

/// The paths of all output files.
package enum OutputNames {
  /// The manifest.
  package static let manifest = "manifest.json"

  /// The end of the names of files at `scale` pixels per point: `@2x`, `@1.5x`.
  static func suffix(_ scale: Double) -> String { "@\(scale.shortText)x" }

  /// The picture of a card.
  static func card(_ id: CardID, scale: Double, encoding: ImageEncoding) -> String {
    "cards/\(id)\(suffix(scale)).\(encoding.fileExtension)"
  }

  /// A still.
  static func still(_ id: String, scale: Double) -> String {
    "previews/\(id)\(suffix(scale)).png"
  }

  /// A page of a sheet; pages are numbered from 1.
  static func sheetPage(_ id: String, page: Int, scale: Double) -> String {
    "sheets/\(id)-\(page < 10 ? "0" : "")\(page)\(suffix(scale)).png"
  }

  /// The document of a sheet.
  static func document(_ id: String) -> String { "sheets/\(id).pdf" }

  /// The file that holds all frames of the animation `id`, next to the folder of that name.
  static func packed(_ id: String, encoding: PackedEncoding) -> String {
    "animations/\(id).\(encoding.fileExtension)"
  }

  /// A frame of the animation `id`.
  static func frame(_ id: String, index: Int) -> String {
    let digits = String(index)
    return "animations/\(id)/\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits).png"
  }
}

/// The output files of a deck's pictures.
struct OutputPlan {
  let deck: Deck

  private var png: ImageEncoding { .png(effort: deck.pngEffort) }

  /// The pictures of a card: each scale in each format. If the style is a list, a card without a photo has
  /// none.
  func pictures(of card: Card) -> [ImageOutput] {
    guard deck.style.layout.list == nil || card.photo != nil else { return [] }
    return deck.formats.flatMap { encoding in
      deck.scales.map { scale in
        ImageOutput(
          path: OutputNames.card(card.id, scale: scale, encoding: encoding), scale: scale, encoding: encoding)
      }
    }
  }

  func still(_ id: String, scales: [Double]) -> [ImageOutput] {
    scales.map { ImageOutput(path: OutputNames.still(id, scale: $0), scale: $0, encoding: png) }
  }

  /// A page of a sheet; pages are numbered from 1.
  func page(_ number: Int, of sheet: String, scales: [Double]) -> [ImageOutput] {
    scales.map {
      ImageOutput(path: OutputNames.sheetPage(sheet, page: number, scale: $0), scale: $0, encoding: png)
    }
  }

  /// The file of one frame; nil if frames are not written as separate files.
  func frame(_ index: Int, of animation: String, scale: Double, _ formats: AnimationFormats) -> ImageOutput? {
    guard formats.hasFrames else { return nil }
    return ImageOutput(path: OutputNames.frame(animation, index: index), scale: scale, encoding: png)
  }

  /// The files that hold all frames.
  func packed(_ animation: String, _ formats: AnimationFormats) -> [PackedOutput] {
    formats.packed.map { PackedOutput(path: OutputNames.packed(animation, encoding: $0), encoding: $0) }
  }
}
