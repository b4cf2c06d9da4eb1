extension HexColor {
  /// White.
  public static let white = HexColor(red: 255, green: 255, blue: 255)
  /// Black.
  public static let black = HexColor(red: 0, green: 0, blue: 0)

  // The system colours of the platform for which the designs were made.

  /// #FF9500
  public static let orange = HexColor(red: 0xFF, green: 0x95, blue: 0x00)
  /// #FF3B30
  public static let red = HexColor(red: 0xFF, green: 0x3B, blue: 0x30)
  /// #34C759
  public static let green = HexColor(red: 0x34, green: 0xC7, blue: 0x59)
  /// #AF52DE
  public static let purple = HexColor(red: 0xAF, green: 0x52, blue: 0xDE)
  /// #8E8E93
  public static let gray = HexColor(red: 0x8E, green: 0x8E, blue: 0x93)
  /// #FFCC00
  public static let yellow = HexColor(red: 0xFF, green: 0xCC, blue: 0x00)
  /// #C6C6C8, separators between rows.
  public static let separator = HexColor(red: 0xC6, green: 0xC6, blue: 0xC8)
  /// #F2F2F7, the background of grouped rows.
  public static let groupedBackground = HexColor(red: 0xF2, green: 0xF2, blue: 0xF7)
}
