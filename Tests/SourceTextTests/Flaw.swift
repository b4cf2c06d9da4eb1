import SourceText
import Testing

/// A text with a fault and its message.
struct Flaw: Sendable, CustomTestStringConvertible {
  var source: [UInt8]
  var message: String

  init(_ source: String, _ fact: String, _ advice: String? = nil) {
    self.init(Array(source.utf8), fact, advice)
  }

  init(_ source: [UInt8], _ fact: String, _ advice: String? = nil) {
    self.source = source
    self.message = advice.map { "\(fact) (\($0))" } ?? fact
  }

  var testDescription: String { "\(String(decoding: source, as: UTF8.self).debugDescription) at \(message)" }
}
