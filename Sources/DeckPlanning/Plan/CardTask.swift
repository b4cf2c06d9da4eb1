import DeckKit
package import PictureTypes

/// The pictures of one card.
package struct CardTask: Sendable, Hashable {
  /// The card.
  package var card: Card
  /// What is drawn. The photo is cropped around ``focus`` or, if that is found from the pixels, around its
  /// middle.
  package var drawing: CardDrawing
  /// How the focal point is found.
  package var focus: FocusRule
  /// How the contrast of the texts is measured and improved.
  package var contrast: ContrastRule
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// The files: each scale in each format.
  package var outputs: [ImageOutput]
  /// The card as an item, if the style is a list.
  package var item: ListItemDrawing?
  /// The memory that drawing takes, in bytes: the photo and the largest picture.
  package var memory: Int

  /// The widths of the pictures in pixels.
  package var pixelWidths: [Double] { outputs.map { drawing.size.width * $0.scale } }
}
