/// A warning or error of the run that wrote the manifest.
public struct DiagnosticEntry: Codable, Sendable, Hashable {
  /// "error" if requested output is missing, else "warning".
  public var severity: String
  /// A stable identifier such as `photo-upscaled`.
  public var code: String
  /// The id of the affected card, if any.
  public var card: String?
  /// The affected field, if any.
  public var field: String?
  /// The message for the user.
  public var message: String

  /// Creates a diagnostic with the given values.
  public init(severity: String, code: String, card: String?, field: String?, message: String) {
    self.severity = severity
    self.code = code
    self.card = card
    self.field = field
    self.message = message
  }
}
