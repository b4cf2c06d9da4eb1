import DeckKit
import Foundation
import SourceText

/// Lays the fields of a deck file's style object over a preset, one after the other, so that each that is refused is
/// reported where it stands.
///
/// The preset's own JSON form says which fields there are and of what kind, so every field of a style can be
/// overridden under the name that it has in the manifest.
struct StyleOverrides {
  /// The preset with all fields that were good laid over it.
  private(set) var style: DeckStyle
  /// Where the overridden fields stand, by their paths such as `release.right`.
  private(set) var places: [String: SourcePlace] = [:]
  private let file: String
  private var fields: [JSONMember]

  /// Overrides of `base` in the deck file `file`.
  init(of base: DeckStyle, in file: String) {
    style = base
    self.file = file
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(base), let form = try? JSON5.parse(Array(data)),
      case .object(let members) = form.value
    {
      fields = members
    } else {
      fields = []
    }
  }

  /// Lays the fields of the object `node` over the style.
  mutating func apply(_ node: JSONNode, _ diagnostics: inout Diagnostics) {
    guard case .object(let written) = node.value else { return }
    merge(written, onto: fields, path: [], &diagnostics)
  }

  private mutating func merge(
    _ written: [JSONMember], onto known: [JSONMember], path: [String], _ diagnostics: inout Diagnostics
  ) {
    var seen: [String: JSONMember] = [:]
    for member in written {
      let (field, place) = (path + [member.key], SourcePlace(file: file, position: member.keyPosition))
      if let first = seen.updateValue(member, forKey: member.key) {
        diagnostics.error(
          "duplicate-key", "stands twice in the style, first on line \(first.keyPosition.line); remove one",
          at: place, field: Self.name(of: field))
      } else if field == ["preset"] {
        continue
      } else if let base = known.first(where: { $0.key == member.key }) {
        override(base.value, with: member.value, path: field, &diagnostics)
      } else {
        diagnostics.error(
          "unknown-key", "a style has no such field\(suggestion(for: member.key, among: known.map(\.key)))",
          at: place, field: Self.name(of: field))
      }
    }
  }

  private mutating func override(
    _ base: JSONNode, with value: JSONNode, path: [String], _ diagnostics: inout Diagnostics
  ) {
    if case .object(let known) = base.value, case .object(let written) = value.value {
      return merge(written, onto: known, path: path, &diagnostics)
    }
    let place = SourcePlace(file: file, position: value.position)
    do throws(StyleFault) {
      let changed = fields.setting(value, at: path[...])
      style = try Self.style(of: changed, replacing: base.value, with: value.value)
      fields = changed
      places[Self.name(of: path, in: nil)] = place
    } catch {
      diagnostics.error(error.code, error.message, at: place, field: Self.name(of: path))
    }
  }

  private static func name(of path: [String], in style: String? = "style") -> String {
    ([style].compactMap { $0 } + path).joined(separator: ".")
  }

  private static func style(
    of fields: [JSONMember], replacing base: JSONValue, with value: JSONValue
  ) throws(StyleFault) -> DeckStyle {
    let kindFault = StyleFault(code: "wrong-type", message: "is \(value.kindName); expected \(base.kindName)")
    guard value == .null || value.kindName == base.kindName else { throw kindFault }
    let valueFault = StyleFault(
      code: "bad-style", message: "is \(value.text); expected a value such as \(base.text)")
    if case .array(let items) = value, case .array(let known) = base, items.count != known.count {
      throw valueFault
    }
    do {
      return try JSONDecoder().decode(DeckStyle.self, from: Data(JSONValue.object(fields).text.utf8))
    } catch DecodingError.dataCorrupted(let context) {
      // Colours and backgrounds have words of their own.
      guard case .string = value else { throw valueFault }
      throw StyleFault(code: "bad-style", message: context.debugDescription)
    } catch {
      throw value == .null ? kindFault : valueFault
    }
  }
}

/// Why a field of a style was refused.
private struct StyleFault: Error {
  var code: String
  var message: String
}

extension [JSONMember] {
  /// The members with another value at the end of `path`, all of whose keys are there.
  fileprivate func setting(_ value: JSONNode, at path: ArraySlice<String>) -> [JSONMember] {
    guard let index = firstIndex(where: { $0.key == path.first }) else { return self }
    var result = self
    if path.count > 1, case .object(let members) = self[index].value.value {
      result[index].value.value = .object(members.setting(value, at: path.dropFirst()))
    } else {
      result[index].value = value
    }
    return result
  }
}

extension JSONValue {
  /// The value as JSON text.
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    case .string(let value): quoted(value)
    case .array(let items): "[" + items.map(\.value.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \($0.value.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 32:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
