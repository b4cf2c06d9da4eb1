import DeckKit
import Foundation
import SourceText

/// The reason why a field of a style is rejected.
struct StyleFault: Error {
  var code: DiagnosticCode
  var message: String
}

/// Decodes a style in which one value was overridden.
struct StyleReading {
  /// The preset's value.
  let base: JSONValue
  /// The written value.
  let value: JSONValue

  private var kindFault: StyleFault {
    StyleFault(code: .wrongType, message: "is \(value.kindName); expected \(base.kindName)")
  }
  private var valueFault: StyleFault {
    StyleFault(code: .badStyle, message: "is \(value.text); expected a value such as \(base.text)")
  }

  /// Decodes the style from `fields`, which include the value.
  ///
  /// - Throws: ``StyleFault`` if the value is invalid.
  func style(of fields: [JSONMember]) throws(StyleFault) -> DeckStyle {
    // If the preset has null, decoding determines the expected type.
    guard value == .null || base == .null || value.kindName == base.kindName else { throw kindFault }
    if case .array(let items) = value, case .array(let known) = base, items.count != known.count {
      throw valueFault
    }
    let decoder = JSONDecoder()
    decoder.refusesUnknownNames = true
    do {
      return try decoder.decode(DeckStyle.self, from: Data(JSONValue.object(fields).text.utf8))
    } catch let error as DecodingError {
      throw base == .null ? firstValueFault(error) : fault(error)
    } catch {
      throw valueFault
    }
  }

  private func fault(_ error: DecodingError) -> StyleFault {
    // The decoders of colours, backgrounds and names provide their own messages.
    if case .dataCorrupted(let context) = error {
      guard case .string = value else { return valueFault }
      return StyleFault(code: .badStyle, message: context.debugDescription)
    }
    return value == .null ? kindFault : valueFault
  }

  /// The fault of a value where the preset has null, so that it gives no example.
  private func firstValueFault(_ error: DecodingError) -> StyleFault {
    switch error {
    case .keyNotFound(let key, _):
      StyleFault(code: .missingKey, message: "has no “\(key.stringValue)”; add it")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      StyleFault(
        code: .wrongType, message: "“\(name(context))” has the wrong type; expected \(kind(type))")
    case .dataCorrupted(let context):
      StyleFault(code: .badStyle, message: "“\(name(context))”: \(context.debugDescription)")
    @unknown default: valueFault
    }
  }

  private func name(_ context: DecodingError.Context) -> String {
    context.codingPath.last?.stringValue ?? "style"
  }

  private func kind(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
