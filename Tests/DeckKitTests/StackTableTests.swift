import DeckKit
import TestSupport
import Testing

/// A property of a style with its value in the table of `stack` for a container 300 points wide.
struct Quantity: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var expected: Double
  var value: @Sendable (DeckStyle) -> Double

  init(_ name: String, _ expected: Double, _ value: @escaping @Sendable (DeckStyle) -> Double) {
    self.testDescription = name
    self.expected = expected
    self.value = value
  }
}

@Suite struct StackTableTests {
  private static let lengths = [
    Quantity("corner radius", 15) { $0.decoration.cornerRadius },
    Quantity("shadow radius", 4) { $0.decoration.shadow?.radius ?? .nan },
    Quantity("caption padding", 16) { $0.decoration.caption.padding },
    Quantity("caption spacing", 8) { $0.decoration.caption.spacing },
    Quantity("name size", 28) { $0.decoration.caption.name.size },
    Quantity("hobby size", 16) { $0.decoration.caption.hobby?.size ?? .nan },
    Quantity("step right", 10) { $0.layout.slots?.step.x ?? .nan },
    Quantity("step down", 10) { $0.layout.slots?.step.y ?? .nan },
    Quantity("narrowing", 20) { $0.layout.slots?.narrowing ?? .nan },
    // rotation = tan(tx / (2 W)), and 2 × 300 = 600.
    Quantity("rotation distance", 600) { $0.rotation?.distance ?? .nan },
    Quantity("right limit", 250) { $0.release?.right ?? .nan },
    Quantity("left limit", -215) { $0.release?.left ?? .nan },
    Quantity("exit across", 200) { $0.exit?.offset.x ?? .nan },
    Quantity("exit down", 75) { $0.exit?.offset.y ?? .nan },
  ]

  private static let constants = [
    Quantity("shadow opacity", 0.8) { $0.decoration.shadow?.opacity ?? .nan },
    Quantity("shadow across", 0) { $0.decoration.shadow?.offset.x ?? .nan },
    Quantity("shadow down", 0) { $0.decoration.shadow?.offset.y ?? .nan },
    Quantity("scrim start", 0.5) { $0.decoration.scrim?.start ?? .nan },
    Quantity("scrim end", 1) { $0.decoration.scrim?.end ?? .nan },
    Quantity("scrim at its start", 0) { $0.decoration.scrim?.startOpacity ?? .nan },
    Quantity("scrim at its end", 1) { $0.decoration.scrim?.endOpacity ?? .nan },
    Quantity("visible cards", 3) { Double($0.layout.visibleCount ?? -1) },
    Quantity("rotation limit", 0.785_398_163_397_448_3) { $0.rotation?.limit ?? .nan },  // π / 4
    Quantity("exit duration", 0.2) { $0.exit?.animation.duration ?? .nan },
    Quantity("exit opacity", 0) { $0.exit?.opacity ?? .nan },
    Quantity("return duration", 0.2) { $0.return.duration },
    Quantity("advance duration", 0.2) { $0.advance.duration },
    Quantity("name weight", 600) { Double($0.decoration.caption.name.weight.rawValue) },
    Quantity("hobby weight", 400) { Double($0.decoration.caption.hobby?.weight.rawValue ?? -1) },
  ]

  @Test(arguments: lengths + constants)
  func theDefaultIs300By400(quantity: Quantity) {
    #expect(quantity.value(.stack()) == quantity.expected)
  }

  /// The factor is W / 300; the height does not affect it.
  @Test(
    arguments: lengths,
    [(600.0, 400.0, 2.0), (150, 90, 0.5), (375, 667, 1.25), (1200, 20, 4), (333, 777, 1.11)])
  func lengthsScaleWithTheWidth(
    quantity: Quantity, container: (width: Double, height: Double, factor: Double)
  ) {
    let style = DeckStyle.stack(size: LayoutSize(width: container.width, height: container.height))
    #expect(isNear(quantity.value(style), quantity.expected * container.factor))
  }

  @Test(arguments: constants, [(600.0, 400.0), (150, 90), (375, 667)])
  func durationsAnglesAndOpacitiesDoNotScale(quantity: Quantity, container: (Double, Double)) {
    let style = DeckStyle.stack(size: LayoutSize(width: container.0, height: container.1))
    #expect(quantity.value(style) == quantity.expected)
  }

  @Test func coloursAndCurves() {
    let style = DeckStyle.stack()
    #expect(style.size == LayoutSize(width: 300, height: 400))
    #expect(style.background == .color(HexColor(red: 255, green: 255, blue: 255)))
    #expect(style.decoration.shadow?.color == HexColor(red: 0, green: 0, blue: 0))
    #expect(style.decoration.scrim?.color == HexColor(red: 0, green: 0, blue: 0))
    #expect(style.decoration.caption.name.color == HexColor(red: 255, green: 255, blue: 255))
    #expect(style.decoration.caption.hobby?.color == HexColor(red: 255, green: 255, blue: 255))
    for animation in [style.exit?.animation, style.return, style.advance] {
      #expect(animation?.curve == CubicBezier(0.42, 0, 0.58, 1))
    }
  }

  @Test func anEmptyDeckSaysSo() {
    #expect(!DeckStyle.stack().emptyText.isEmpty)
  }

  /// Three standard deviations plus the offset: 3 × 4 = 12; 3 × 2 + 7 = 13.
  @Test func aShadowReachesThreeRadii() {
    #expect(DeckStyle.stack().decoration.shadow?.reach == 12)
    let moved = Shadow(color: .black, opacity: 1, radius: 2, offset: LayoutPoint(x: 3, y: -7))
    #expect(moved.reach == 13)
  }
}
