import DeckKit
package import PictureTypes

/// The pictures of one card.
package struct CardTask: Sendable, Hashable {
  /// The card.
  package var card: Card
  /// What is drawn, its photo cropped around ``focus`` or, where that is found in the photo, around the
  /// middle.
  package var drawing: CardDrawing
  /// How the focal point is found.
  package var focus: FocusRule
  /// Whether the contrast of the texts with the pixels under them is measured and mended.
  package var contrast: ContrastRule
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// Each scale in each format.
  package var outputs: [ImageOutput]
  /// The card as an item, where the style is a list.
  package var item: ListItemDrawing?
  /// Memory in bytes that drawing takes: the photo and the largest of the pictures.
  package var memory: Int

  /// Widths of the pictures in pixels.
  package var pixelWidths: [Double] { outputs.map { drawing.size.width * Double($0.scale) } }
}
