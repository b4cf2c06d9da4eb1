import DeckKit
import Foundation
import SourceText

/// Applies the fields of a deck file's style object to a preset one by one, so that each invalid field is
/// reported at its place.
///
/// The preset's JSON form defines the fields and their types, so every field of a style can be overridden
/// under the name that it has in the manifest.
struct StyleOverrides {
  /// The preset with all valid fields applied.
  private(set) var style: DeckStyle
  /// The places of the overridden fields, by their paths such as `release.right`.
  private(set) var places: [String: SourcePlace] = [:]
  private let file: String
  private var fields: [JSONMember]

  /// Creates overrides of `base` in the deck file `file`.
  init(of base: DeckStyle, in file: String) {
    style = base
    self.file = file
    fields = Self.fields(of: base)
  }

  /// The members of the JSON form of a style.
  private static func fields(of style: DeckStyle) -> [JSONMember] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(style), let form = try? JSON5.parse(Array(data)),
      case .object(let members) = form.value
    else { return [] }
    return members
  }

  /// Applies the fields of the object `node` to the style.
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
          .duplicateKey, "duplicate field in the style, first on line \(first.keyPosition.line); remove one",
          at: place, field: Self.name(of: field))
      } else if field == ["preset"] {
        continue
      } else if let base = known.first(where: { $0.key == member.key }) {
        override(base.value, with: member.value, path: field, &diagnostics)
      } else {
        diagnostics.error(
          .unknownKey, "unknown field in a style\(suggestion(for: member.key, among: known.map(\.key)))",
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
      style = try StyleReading(base: base.value, value: value.value).style(
        of: fields.setting(value, at: path[...]))
      // Encoded again, so that an object where the preset has null gets all its fields.
      fields = Self.fields(of: style)
      places[Self.name(of: path, in: nil)] = place
      reportUnknown(in: value, path: path, &diagnostics)
    } catch {
      diagnostics.error(error.code, error.message, at: place, field: Self.name(of: path))
    }
  }

  /// Reports the unknown keys of an object where the preset has null; decoding ignores them.
  private mutating func reportUnknown(
    in value: JSONNode, path: [String], _ diagnostics: inout Diagnostics
  ) {
    guard case .object(let written) = value.value, case .object(let known)? = fields.value(at: path[...])
    else { return }
    for member in written {
      guard known.contains(where: { $0.key == member.key }) else {
        diagnostics.error(
          .unknownKey, "unknown field in a style\(suggestion(for: member.key, among: known.map(\.key)))",
          at: SourcePlace(file: file, position: member.keyPosition),
          field: Self.name(of: path + [member.key]))
        continue
      }
      places[Self.name(of: path + [member.key], in: nil)] = SourcePlace(
        file: file, position: member.value.position)
      reportUnknown(in: member.value, path: path + [member.key], &diagnostics)
    }
  }

  private static func name(of path: [String], in style: String? = "style") -> String {
    ([style].compactMap { $0 } + path).joined(separator: ".")
  }
}

extension [JSONMember] {
  /// The members with another value at `path`, all of whose keys exist.
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

  /// The value at `path`; nil if there is none.
  fileprivate func value(at path: ArraySlice<String>) -> JSONValue? {
    guard let value = first(where: { $0.key == path.first })?.value.value, path.count > 1 else {
      return first { $0.key == path.first }?.value.value
    }
    guard case .object(let members) = value else { return nil }
    return members.value(at: path.dropFirst())
  }
}
