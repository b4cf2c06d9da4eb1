import DeckKit
import Foundation
import Testing

/// The numbers of the examples in docs/manifest.md are those that DeckKit computes.
///
/// The comment above a table, `<!-- example: drag -->`, names the example. This suite computes each of its
/// rows.
@Suite struct MotionExampleTests {
  private static let examples: [String: [String: [Double]]] = [
    "easing": MotionExamples.easing, "springs": MotionExamples.springs, "follow": MotionExamples.follow,
    "rotation": MotionExamples.rotation, "exit": MotionExamples.exit, "return": MotionExamples.return,
    "slots": MotionExamples.slots, "strip": MotionExamples.strip, "tilted": MotionExamples.tilted,
    "tilt": MotionExamples.tilt, "order": MotionExamples.order, "shadow": MotionExamples.shadow,
    "badges": MotionExamples.badges, "list": MotionExamples.list, "chrome": MotionExamples.chrome,
  ]

  @Test(arguments: examples.keys.sorted()) func numbersAreDeckKits(name: String) throws {
    let table = try table(name)
    let computed = try #require(Self.examples[name])
    #expect(Set(table.rows.map { $0[0] }) == Set(computed.keys))
    for row in table.rows {
      guard let values = computed[row[0]] else { continue }
      let stated = row[1].replacingOccurrences(of: "−", with: "-").split(separator: ", ").map(String.init)
      let isRight = stated.count == values.count && zip(stated, values).allSatisfy(Self.states)
      #expect(isRight, "docs/manifest.md:\(table.line): \(row[0]): DeckKit computes \(values)")
    }
  }

  @Test func decisionsAreDeckKits() throws {
    let table = try table("release")
    let computed = MotionExamples.release
    #expect(Set(table.rows.map { $0[0] }) == Set(computed.keys))
    for row in table.rows { #expect(computed[row[0]] == row[1], "docs/manifest.md:\(table.line): \(row[0])") }
  }

  /// No example is without numbers to hold it against.
  @Test func everyExampleIsComputed() throws {
    let names = try Page("docs/manifest.md").tables(marked: "example").compactMap {
      $0.mark("example")?.value
    }
    #expect(Set(names) == Set(Self.examples.keys).union(["release"]))
  }

  private func table(_ name: String) throws -> Page.Table {
    try #require(
      try Page("docs/manifest.md").tables(marked: "example").first { $0.mark("example")?.value == name })
  }

  /// Whether a text states a number, rounded to as many decimals as it has.
  private static func states(_ text: String, _ value: Double) -> Bool {
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    guard let stated = Double(text) else { return false }
    return abs(stated - value) <= 0.5 * pow(10, -Double(decimals)) + 1e-9
  }
}

extension MotionExamples {
  /// Decisions at an offset and a speed.
  static var release: [String: String] {
    func decision(_ style: DeckStyle, _ offset: Double, _ speed: Double = 0) -> String {
      let point = LayoutPoint(x: offset, y: 0)
      return switch DeckMotion(style).decision(at: point, velocity: LayoutPoint(x: speed, y: 0)) {
      case .exit(let side): side.rawValue
      case .return: "return"
      }
    }
    var thrown = DeckStyle.stack()
    thrown.release?.velocity = 600
    return [
      "`stack`, o.x = 250": decision(.stack(), 250),
      "`stack`, o.x = 251": decision(.stack(), 251),
      "`stack`, o.x = −216": decision(.stack(), -216),
      "`pager`, o.x = −100, v.x = −300": decision(.pager(), -100, -300),
      "`pager`, o.x = −100, v.x = −400": decision(.pager(), -100, -400),
      "`stack` with `velocity` 600, o.x = 10, v.x = 700": decision(thrown, 10, 700),
      "`stack` with `velocity` 600, o.x = −10, v.x = 700": decision(thrown, -10, 700),
    ]
  }
}
