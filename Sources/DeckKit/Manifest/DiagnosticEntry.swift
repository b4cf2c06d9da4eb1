/// Something that a person should know of a run.
public struct DiagnosticEntry: Codable, Sendable, Hashable {
  /// "error" where something asked for is missing, else "warning".
  public var severity: String
  /// A stable short name such as `photo-upscaled`.
  public var code: String
  /// The card concerned, by id.
  public var card: String?
  /// The field concerned.
  public var field: String?
  /// The words for a person.
  public var message: String

  /// A diagnostic of all its parts.
  public init(severity: String, code: String, card: String?, field: String?, message: String) {
    self.severity = severity
    self.code = code
    self.card = card
    self.field = field
    self.message = message
  }
}
