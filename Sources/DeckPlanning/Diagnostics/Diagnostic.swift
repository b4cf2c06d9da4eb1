/// A problem with a deck: where it is, what was found, what was expected and what to do.
package struct Diagnostic: Sendable, Hashable {
  /// The severity.
  package enum Severity: String, Sendable, Hashable {
    /// The run cannot produce what was requested.
    case error
    /// The run continues.
    case warning
  }

  /// What must be changed to resolve the problem; decides the exit code.
  package enum Kind: String, Sendable, Hashable {
    /// The deck file or a table of people.
    case deck
    /// A photo.
    case photo
    /// The output folder.
    case output
  }

  /// The severity.
  package var severity: Severity
  /// What must be changed to resolve the problem.
  package var kind: Kind
  /// The stable code of the problem, for programs.
  package var code: DiagnosticCode
  /// The message for the user, without place, card and field.
  package var message: String
  /// The place of the problem.
  package var place: SourcePlace
  /// The id of the card concerned, if any.
  package var card: String?
  /// The field concerned, if any.
  package var field: String?
  /// The index in the deck of the card whose description has the problem; nil for problems of the deck as a
  /// whole and of photos.
  package var cardIndex: Int?

  /// Creates a diagnostic.
  package init(
    _ severity: Severity, _ kind: Kind, code: DiagnosticCode, _ message: String, at place: SourcePlace,
    card: String? = nil, field: String? = nil
  ) {
    self.severity = severity
    self.kind = kind
    self.code = code
    self.message = message
    self.place = place
    self.card = card
    self.field = field
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic on one line: `deck.json:3:5: error: card “ada”, age: …`.
  package var description: String {
    let subject = [card.map { "card “\($0)”" }, field].compactMap { $0 }.joined(separator: ", ")
    return "\(place): \(severity.rawValue): \(subject.isEmpty ? "" : subject + ": ")\(message)"
  }
}
