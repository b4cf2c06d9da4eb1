public import DeckPlanning

/// How a run ended.
public struct RunReport: Sendable {
  /// Everything that was found, in order.
  public var diagnostics: [Diagnostic]
  /// Number of cards in the deck.
  public var cards: Int
  /// Ids of the cards that could not be drawn.
  public var failed: [String]
  /// What was done to the output folder; nil where it was left as it was.
  public var outcome: OutputStore.Outcome?

  /// Whether publishing stopped midway, so that the output folder waits for the next run.
  public var isUnfinished: Bool { diagnostics.contains { $0.code == "output-unfinished" } }

  /// The gravest kind of error, which decides the exit code; nil where there is none.
  public var errorKind: Diagnostic.Kind? { Self.gravestKind(of: diagnostics) }

  /// The gravest kind of error among `diagnostics`; nil where there is none.
  public static func gravestKind(of diagnostics: [Diagnostic]) -> Diagnostic.Kind? {
    let kinds = Set(diagnostics.filter { $0.severity == .error }.map(\.kind))
    return [.output, .deck, .photo].first(where: kinds.contains)
  }
}
