import DeckKit
import Foundation
import SourceText

/// Lays the fields of a deck file's style object over a preset.
///
/// The preset's own JSON form says which fields there are and of what kind, so every field of a style can be
/// overridden under the name that it has in the manifest.
struct StyleOverrides {
  let base: DeckStyle

  func applied(_ node: JSONNode, of file: String, _ diagnostics: inout Diagnostics) -> DeckStyle {
    guard let data = try? JSONEncoder().encode(base),
      let preset = try? JSON5.parse(Array(data)), case .object(let fields) = preset.value,
      case .object(let written) = node.value
    else { return base }
    var merger = Merger(file: file, diagnostics: diagnostics)
    let overrides = written.filter { $0.key != "preset" }
    let merged = merger.merge(overrides, onto: fields, path: "style")
    diagnostics = merger.diagnostics
    guard !diagnostics.hasErrors else { return base }
    return decoded(.object(merged), at: SourcePlace(file: file, position: node.position), &diagnostics)
  }

  private func decoded(
    _ value: JSONValue, at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) -> DeckStyle {
    do {
      return try JSONDecoder().decode(DeckStyle.self, from: Data(value.text.utf8))
    } catch DecodingError.dataCorrupted(let context) {
      diagnostics.error(
        "bad-style", context.debugDescription, at: place,
        field: (["style"] + context.codingPath.map(\.stringValue)).joined(separator: "."))
    } catch {
      diagnostics.error("bad-style", "the fields do not make a style: \(error)", at: place, field: "style")
    }
    return base
  }
}

/// Merges objects, reporting fields that do not exist or are of another kind.
private struct Merger {
  let file: String
  var diagnostics: Diagnostics

  mutating func merge(_ overrides: [JSONMember], onto base: [JSONMember], path: String) -> [JSONMember] {
    var result = base
    for member in overrides {
      let field = "\(path).\(member.key)"
      guard let index = result.firstIndex(where: { $0.key == member.key }) else {
        diagnostics.error(
          "unknown-key", "a style has no such field\(suggestion(for: member.key, among: base.map(\.key)))",
          at: SourcePlace(file: file, position: member.keyPosition), field: field)
        continue
      }
      result[index].value = merged(member.value, onto: result[index].value, path: field)
    }
    return result
  }

  private mutating func merged(_ value: JSONNode, onto base: JSONNode, path: String) -> JSONNode {
    if case .object(let fields) = base.value, case .object(let written) = value.value {
      return JSONNode(value: .object(merge(written, onto: fields, path: path)), position: value.position)
    }
    guard value.value == .null || value.value.kindName == base.value.kindName else {
      diagnostics.error(
        "wrong-type", "is \(value.value.kindName); expected \(base.value.kindName)",
        at: SourcePlace(file: file, position: value.position), field: path)
      return base
    }
    return value
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
    case .array(let items): "[" + items.map(\.value.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)):\($0.value.value.text)" }.joined(separator: ",") + "}"
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
