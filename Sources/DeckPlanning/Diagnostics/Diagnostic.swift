/// A problem of a deck: what was found where, what was expected and what to do.
package struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  package enum Severity: String, Sendable, Hashable {
    /// The run cannot give what was asked for.
    case error
    /// The run goes on.
    case warning
  }

  /// Who or what has to change, which decides the exit code.
  package enum Kind: String, Sendable, Hashable {
    /// The deck file or a table of people.
    case deck
    /// A photo.
    case photo
    /// The output folder.
    case output
  }

  /// How much it matters.
  package var severity: Severity
  /// Who has to change.
  package var kind: Kind
  /// What kind of problem it is, for programs.
  package var code: DiagnosticCode
  /// The words for a person.
  package var message: String
  /// Where it was found.
  package var place: SourcePlace
  /// The card concerned, by id.
  package var card: String?
  /// The field concerned.
  package var field: String?

  /// A diagnostic of all its parts.
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
  /// One line: `deck.json:3:5: error: card “ada”, age: …`.
  package var description: String {
    let subject = [card.map { "card “\($0)”" }, field].compactMap { $0 }.joined(separator: ", ")
    return "\(place): \(severity.rawValue): \(subject.isEmpty ? "" : subject + ": ")\(message)"
  }
}
