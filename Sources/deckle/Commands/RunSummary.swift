import DeckPipeline
import DeckPlanning
import Foundation
import SourceText

/// The JSON object that summarizes a run for programs.
struct RunSummary: Encodable {
  struct Problem: Encodable {
    var severity, kind, code, message, file: String
    var line, column: Int?
    var card, field: String?
    /// Where the card is described, if the file is its photo.
    var listed: Place?

    struct Place: Encodable {
      var file: String
      var line, column: Int?
    }
  }

  /// The paths of files, relative to the output folder.
  struct Files: Encodable {
    var written, unchanged, removed: [String]
  }

  var deck: String
  var output: String?
  var cards: Int
  var failed: [String]
  var errors, warnings: Int
  var written, unchanged, removed: Int?
  var files: Files?
  var diagnostics: [Problem]

  init(_ report: RunReport, deck: String, output: String? = nil) {
    self.deck = deck
    self.output = output
    cards = report.cards
    failed = report.failed
    errors = report.diagnostics.count { $0.severity == .error }
    warnings = report.diagnostics.count { $0.severity == .warning }
    written = report.outcome?.written.count
    unchanged = report.outcome?.unchanged.count
    removed = report.outcome?.removed.count
    files = report.outcome.map {
      Files(written: $0.written, unchanged: $0.unchanged, removed: $0.removed)
    }
    diagnostics = report.diagnostics.map { diagnostic in
      var problem = Problem(diagnostic)
      if problem.line == nil, let place = diagnostic.card.flatMap({ report.cardPlaces[$0] }) {
        problem.listed = Problem.Place(
          file: place.file, line: place.position?.line, column: place.position?.column)
      }
      return problem
    }
  }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Terminal.print(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n")
  }
}

extension RunSummary.Problem {
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    kind = diagnostic.kind.rawValue
    code = diagnostic.code.rawValue
    message = diagnostic.message
    file = diagnostic.place.file
    line = diagnostic.place.position?.line
    column = diagnostic.place.position?.column
    card = diagnostic.card
    field = diagnostic.field
  }
}
