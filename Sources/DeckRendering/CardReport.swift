public import DeckKit
public import DeckPlanning
public import Typesetting

/// What drawing a card brought to light.
public struct CardReport: Sendable {
  /// The texts as they were set.
  public var textBoxes: [TextBox]
  /// The fonts of their glyphs.
  public var faces: Set<FontFace>
  /// The focal point that the photo was cropped around, each coordinate 0…1; nil for an automatic one without a photo.
  public var focus: LayoutPoint?
  /// What was done beyond the style to make the texts readable; nil where nothing was.
  public var relief: CaptionRelief?
  /// The photo that was used.
  public var source: PhotoSource?
  /// Warnings.
  public var diagnostics: [Diagnostic]
}

/// A card that cannot be drawn.
public struct CardFailure: Error, Sendable {
  /// What is wrong with it.
  public var diagnostic: Diagnostic
}
