import Foundation

/// One measured step beside something that was measured in the same run.
struct Figure: Encodable {
  /// What was measured.
  var name: String
  /// Microseconds of one processor that an item takes, the best round.
  var microseconds: Double
  /// What it is compared with.
  var reference: String
  /// The same as a multiple of the reference, which says more of another machine.
  var ratio: Double

  init(_ name: String, microseconds: Double, reference: Reference) {
    self.name = name
    self.microseconds = (microseconds * 10).rounded() / 10
    self.reference = reference.name
    ratio = (microseconds / reference.microseconds * 1000).rounded() / 1000
  }
}

/// What steps are compared with.
struct Reference {
  var name: String
  var microseconds: Double
}

/// The figures of a run as a JSON object, keys sorted.
struct Report: Encodable {
  var machine = Machine.name
  var figures: [Figure]

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
