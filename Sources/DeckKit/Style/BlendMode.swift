/// The blend mode of a card with what is drawn before it: the separable blend modes of W3C Compositing and
/// Blending Level 1.
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

  /// Unknown names decode as ``normal``, which is source-over compositing.
  public static let fallback = BlendMode.normal
  /// The term in error messages.
  public static let noun = "blend mode"
}
