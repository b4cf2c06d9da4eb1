import Foundation

/// The time of one step, compared with a reference that was measured in the same run.
struct Figure: Encodable {
  /// The name of the step.
  var name: String
  /// The processor time per item in microseconds, in the fastest round.
  var microseconds: Double
  /// The name of the reference.
  var reference: String
  /// The time as a multiple of the reference's, which is more comparable between machines.
  var ratio: Double

  init(_ name: String, microseconds: Double, reference: Reference) {
    self.name = name
    self.microseconds = (microseconds * 10).rounded() / 10
    self.reference = reference.name
    ratio = (microseconds / reference.microseconds * 1000).rounded() / 1000
  }
}

/// A reference that steps are compared with.
struct Reference {
  var name: String
  var microseconds: Double
}

/// The figures of a run as a JSON object with sorted keys.
struct Report: Encodable {
  var machine = Machine.name
  var figures: [Figure]

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
