/// How severe warnings are: a deck can turn kinds of them off or into errors.
package struct WarningPolicy: Sendable, Hashable {
  /// What becomes of a kind of warning.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    case off, warning, error
  }

  /// The levels that differ from ``Level/warning``, or that keep it in strict runs.
  package var levels: [DiagnosticCode: Level] = [:]
  /// Whether all other warnings are errors.
  package var isStrict = false

  /// Creates the policy that changes nothing.
  package init() {}

  /// Whether any of the warnings among `diagnostics` is an error.
  package func hasErrors(in diagnostics: [Diagnostic]) -> Bool {
    applied(to: diagnostics.filter { $0.severity == .warning }).contains { $0.severity == .error }
  }

  /// The diagnostics with the severities of this policy. Errors stay errors.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard isStrict || !levels.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      switch levels[diagnostic.code] ?? .warning {
      case .off: return nil
      case .warning where !isStrict: return diagnostic
      case .warning, .error:
        var error = diagnostic
        error.severity = .error
        // The deck as a whole fails: the card itself can be drawn.
        error.cardIndex = nil
        return error
      }
    }
  }
}
