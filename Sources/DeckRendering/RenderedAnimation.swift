package import DeckKit

/// A finished file of all frames of an animation.
package struct RenderedAnimation: Sendable {
  /// The file.
  package var bytes: [UInt8]
  /// What the manifest says of it.
  package var entry: PackedEntry
}
