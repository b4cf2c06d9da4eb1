/// How high a line of a style's own family is, in points; letters of other fonts do not change it.
public struct LineBox: Sendable, Hashable {
  /// Distance of the baseline from the top.
  public var ascent: Double
  /// Distance of the bottom from the baseline.
  public var descent: Double
  /// Both.
  public var height: Double { ascent + descent }
}
