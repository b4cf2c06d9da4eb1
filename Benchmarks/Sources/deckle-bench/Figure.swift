import Foundation

/// One measured step.
struct Figure: Encodable {
  /// What was measured.
  var name: String
  /// Microseconds an item, the best round.
  var microseconds: Double
  /// The same as a multiple of copying the pixels of a card of 600 × 800 in this very run, which says more of another machine.
  var copies: Double
}

/// The figures of a run as a JSON object, keys sorted.
struct Report: Encodable {
  var figures: [Figure]

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
