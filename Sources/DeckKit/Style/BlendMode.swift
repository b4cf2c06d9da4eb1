/// How a card's colours mix with what is under it: the separable blend modes of "Compositing and Blending
/// Level 1", W3C.
public enum BlendMode: String, OpenEnumeration, Sendable, Hashable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference
  case exclusion

  /// Source-over alone.
  public static let fallback = BlendMode.normal
  /// For messages.
  public static let noun = "blend mode"
}
