import DeckKit

/// Rejects inconsistent styles; names the field and the expected value.
struct StyleCheck {
  let style: DeckStyle
  /// The places of written fields, by their paths.
  let places: [String: SourcePlace]
  /// The place of the style as a whole.
  let place: SourcePlace

  /// One constraint on a field.
  struct Rule {
    var field: String
    var isGood: Bool
    var expected: String

    init(_ field: String, _ isGood: Bool, _ expected: String) {
      self.field = field
      self.isGood = isGood
      self.expected = expected
    }
  }

  /// Reports the first violated rule of each field; returns whether there is none.
  func run(_ diagnostics: inout Diagnostics) -> Bool {
    var broken: [Rule] = []
    for rule in rules where !rule.isGood && !broken.contains(where: { $0.field == rule.field }) {
      broken.append(rule)
    }
    for rule in broken {
      diagnostics.error(
        .badStyle, "expected \(rule.expected)", at: place(of: rule.field), field: "style.\(rule.field)")
    }
    return broken.isEmpty
  }

  /// The place of the field, or of the nearest enclosing part of the style that was written.
  private func place(of field: String) -> SourcePlace {
    var path = field.split(separator: ".")
    while !path.isEmpty {
      if let place = places[path.joined(separator: ".")] { return place }
      path.removeLast()
    }
    return place
  }

  private var rules: [Rule] {
    [
      Rule("size.width", Self.isExtent(style.size.width), Self.extent),
      Rule("size.height", Self.isExtent(style.size.height), Self.extent),
    ] + decoration(style.decoration, "decoration")
      + (style.backDecoration.map { decoration($0, "backDecoration") } ?? [])
      + layoutRules + motionRules + (style.chrome.map(chrome) ?? [])
  }
}

// MARK: Rules of values

extension StyleCheck {
  /// The valid widths and heights of the container, for messages.
  static let extent = "whole points from 16 to 4096"

  /// Whether a width or height of the container is valid.
  static func isExtent(_ length: Double) -> Bool {
    (16...4096).contains(length) && length == length.rounded()
  }

  /// The maximum absolute value of a length. Longer ones are mistakes; rejecting them keeps pixel arithmetic
  /// from overflowing.
  private static let maximumLength = 16_384.0
  /// The valid lengths, for messages.
  static let lengths = "at most \(Int(maximumLength)) points"
  /// Whether a length is valid.
  static func isLength(_ length: Double) -> Bool { abs(length) <= maximumLength }

  /// The rules of a length, which may be negative.
  func length(_ field: String, _ value: Double) -> [Rule] {
    [Rule(field, Self.isLength(value), Self.lengths)]
  }

  /// The rules of a length that must not be negative.
  func positive(_ field: String, _ value: Double) -> [Rule] {
    [Rule(field, value >= 0, "zero or more points")] + length(field, value)
  }

  /// The rules of both coordinates of an offset or a point.
  func coordinates(_ field: String, _ value: LayoutPoint) -> [Rule] {
    length("\(field).x", value.x) + length("\(field).y", value.y)
  }

  /// The rules of an opacity or another fraction.
  func fraction(_ field: String, _ value: Double) -> [Rule] {
    [Rule(field, Self.isFraction(value), "a number from 0 to 1")]
  }

  static func isFraction(_ value: Double) -> Bool { (0...1).contains(value) }

  /// The rules of a text's font size, minimum font size and number of lines.
  func text(_ field: String, _ text: CaptionText) -> [Rule] {
    [
      Rule("\(field).size", text.size > 0, "more than zero points"),
      Rule("\(field).size", text.size <= 512, "at most 512 points"),
      Rule("\(field).minimumSize", text.minimumSize <= 512, "at most 512 points"),
      Rule("\(field).lines", (1...8).contains(text.lines), "a whole number of lines from 1 to 8"),
    ]
  }

  func shadow(_ field: String, _ shadow: Shadow) -> [Rule] {
    [
      Rule("\(field).radius", shadow.radius >= 0, "zero or more points"),
      Rule("\(field).radius", shadow.radius <= 512, "at most 512 points"),
    ] + fraction("\(field).opacity", shadow.opacity) + coordinates("\(field).offset", shadow.offset)
  }
}
