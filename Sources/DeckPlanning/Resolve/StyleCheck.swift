import DeckKit

/// Refuses styles that contradict themselves, naming the field and the reason.
struct StyleCheck {
  let style: DeckStyle
  /// Where fields of the style stand, by their paths.
  let places: [String: SourcePlace]
  /// Where the style stands as a whole.
  let place: SourcePlace

  /// One thing that must hold of a field.
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

  /// Reports the first rule of each field that the style breaks; whether it breaks none.
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

  /// Where the field stands, or the nearest part of the style around it that was written.
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

// MARK: What values may be

extension StyleCheck {
  /// What a width or height of the container may be.
  static let extent = "whole points from 16 to 4096"

  /// Whether a width or height of the container is what it may be.
  static func isExtent(_ length: Double) -> Bool {
    (16...4096).contains(length) && length == length.rounded()
  }

  /// Lengths beyond any card or screen are mistakes, and no arithmetic of pixels is made for them.
  private static let longest = 16_384.0
  /// Whether a length is one that a style may have.
  static func isLength(_ length: Double) -> Bool { abs(length) <= longest }

  /// A length, which may be negative.
  func length(_ field: String, _ value: Double) -> [Rule] {
    [Rule(field, Self.isLength(value), "at most \(Int(Self.longest)) points")]
  }

  /// A length that is not negative.
  func positive(_ field: String, _ value: Double) -> [Rule] {
    [Rule(field, value >= 0, "zero or more points")] + length(field, value)
  }

  /// Both coordinates of a way.
  func way(_ field: String, _ value: LayoutPoint) -> [Rule] {
    length("\(field).x", value.x) + length("\(field).y", value.y)
  }

  /// An opacity or a part of a whole.
  func fraction(_ field: String, _ value: Double) -> [Rule] {
    [Rule(field, Self.isFraction(value), "a number from 0 to 1")]
  }

  static func isFraction(_ value: Double) -> Bool { (0...1).contains(value) }

  /// A size of type and the smallest one that it may become.
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
    ] + fraction("\(field).opacity", shadow.opacity) + way("\(field).offset", shadow.offset)
  }
}
