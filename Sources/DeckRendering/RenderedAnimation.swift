public import DeckKit

/// A finished file of all frames of an animation.
public struct RenderedAnimation: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// What the manifest says of it.
  public var entry: PackedEntry
}
