package import DeckKit
package import DeckPlanning
package import Typesetting

/// What drawing a card brought to light.
package struct CardReport: Sendable {
  /// The texts as they were set.
  package var textBoxes: [TextBox]
  /// The fonts of their glyphs.
  package var faces: Set<FontFace>
  /// The focal point that the photo was cropped around, each coordinate 0…1; nil for an automatic one without a photo.
  package var focus: LayoutPoint?
  /// What was done beyond the style to make the texts readable; nil where nothing was.
  package var relief: CaptionRelief?
  /// The photo that was used.
  package var source: PhotoSource?
  /// Warnings.
  package var diagnostics: [Diagnostic]
}

/// A card that cannot be drawn.
package struct CardFailure: Error, Sendable {
  /// What is wrong with it.
  package var diagnostic: Diagnostic
}
