import Foundation

/// The fields that a JSON Schema describes, by their paths.
///
/// A field of a list's items is `cards[].id`. If a value may be one of several objects that a constant tells
/// apart, the constant is in the path: `style.layout(strip).spacing`.
struct Schema {
  private(set) var fields: [String: Field] = [:]
  private let definitions: [String: Any]

  /// What a schema says of one field.
  struct Field {
    /// JSON types.
    var types: Set<String> = []
    /// Values of `enum` and `const`, as JSON.
    var values: Set<String> = []
    var minimum, maximum: Double?
    var isMinimumExcluded = false
    var isRequired = true
    /// Names of the parts of a point, size, rectangle or insets.
    var parts: [String] = []
  }

  /// Objects that a page writes as one value.
  private static let shapes: [[String]] = [
    ["x", "y"], ["width", "height"], ["x", "y", "width", "height"], ["top", "left", "bottom", "right"],
  ]

  init(_ path: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(try Repository.text(path).utf8))
    let root = object as? [String: Any] ?? [:]
    definitions = root["$defs"] as? [String: Any] ?? [:]
    addMembers(of: root, at: "")
  }

  private func resolved(_ schema: [String: Any]) -> [String: Any] {
    guard let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let definition = definitions[String(name)] as? [String: Any]
    else { return schema }
    return resolved(definition).merging(schema) { _, own in own }
  }

  private mutating func addMembers(of object: [String: Any], at path: String) {
    let required = Set(object["required"] as? [String] ?? [])
    for (name, value) in object["properties"] as? [String: Any] ?? [:] {
      let field = path.isEmpty ? name : "\(path).\(name)"
      if fields[field] == nil { fields[field] = Field() }
      if !required.contains(name) { fields[field]?.isRequired = false }
      add(value as? [String: Any] ?? [:], to: field, childrenAt: field)
    }
  }

  private mutating func add(_ schema: [String: Any], to field: String, childrenAt path: String) {
    let schema = resolved(schema)
    note(schema, at: field)
    let names = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
    if let shape = Self.shapes.first(where: { Set($0) == names }) {
      fields[field]?.parts = shape
    } else if !names.isEmpty {
      addMembers(of: schema, at: path)
    }
    if let items = schema["items"] as? [String: Any] { addItems(items, to: field, at: "\(path)[]") }
    for case let choice as [String: Any] in schema["anyOf"] as? [Any] ?? [] {
      let choice = resolved(choice)
      add(choice, to: field, childrenAt: path + (Self.constant(of: choice).map { "(\($0))" } ?? ""))
    }
  }

  /// What items that are no objects may be belongs to the list itself.
  private mutating func addItems(_ items: [String: Any], to field: String, at path: String) {
    let items = resolved(items)
    for case let choice as [String: Any] in items["anyOf"] as? [Any] ?? [items] {
      let choice = resolved(choice)
      if choice["properties"] != nil {
        let place = path + (Self.constant(of: choice).map { "(\($0))" } ?? "")
        add(choice, to: place, childrenAt: place)
      } else {
        noteValues(choice, at: field)
        if let inner = choice["items"] as? [String: Any] { addItems(inner, to: field, at: path) }
      }
    }
  }

  /// The constant by which an object is told from others.
  private static func constant(of object: [String: Any]) -> String? {
    let members = object["properties"] as? [String: Any] ?? [:]
    return ["kind", "format"].lazy.compactMap { (members[$0] as? [String: Any])?["const"] as? String }.first
  }

  private mutating func note(_ schema: [String: Any], at field: String) {
    noteValues(schema, at: field)
    if let type = schema["type"] as? String { fields[field]?.types.insert(type) }
    for (key, isExcluded) in [("minimum", false), ("exclusiveMinimum", true)] {
      guard let bound = (schema[key] as? NSNumber)?.doubleValue else { continue }
      fields[field]?.minimum = bound
      fields[field]?.isMinimumExcluded = isExcluded
    }
    if let bound = (schema["maximum"] as? NSNumber)?.doubleValue { fields[field]?.maximum = bound }
  }

  private mutating func noteValues(_ schema: [String: Any], at field: String) {
    for value in schema["enum"] as? [Any] ?? [] { fields[field]?.values.insert(Self.json(value)) }
    if let value = schema["const"] { fields[field]?.values.insert(Self.json(value)) }
  }

  /// `value` as JSON text with sorted keys.
  static func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
