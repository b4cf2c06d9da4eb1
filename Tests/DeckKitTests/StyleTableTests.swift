import DeckKit
import TestSupport
import Testing

/// The tables of the other styles, like `StackTableTests` for `stack`: each number at a width of 375,
/// multiplied by W / 375 at other widths.
@Suite struct StyleTableTests {
  struct Table: Sendable, CustomTestStringConvertible {
    var preset: DeckPreset
    var lengths: [Quantity]
    var constants: [Quantity]
    var testDescription: String { preset.rawValue }
  }

  private static func pose(
    _ layer: Int, _ name: String, _ pose: @escaping @Sendable (TiltedLayer) -> TiltedPose
  )
    -> [Quantity]
  {
    @Sendable func value(_ style: DeckStyle, _ part: (TiltedPose) -> Double) -> Double {
      style.layout.tilted.map { part(pose($0.layers[layer])) } ?? .nan
    }
    let expected: [String: (Double, Double)] = [
      "0 rest": (0, 0), "0 dragging": (0, 0), "1 rest": (32, 32), "1 dragging": (16, 0), "2 rest": (64, 64),
      "2 dragging": (32, 32),
    ]
    let (padding, bottom) = expected["\(layer) \(name)"] ?? (.nan, .nan)
    return [
      Quantity("padding of \(layer) \(name)", padding) { value($0, \.padding) },
      Quantity("bottom of \(layer) \(name)", bottom) { value($0, \.bottom) },
    ]
  }

  static let pager = Table(
    preset: .pager,
    lengths: [
      Quantity("corner radius", 12) { $0.decoration.cornerRadius },
      Quantity("caption padding", 16) { $0.decoration.caption.padding },
      Quantity("caption spacing", 8) { $0.decoration.caption.spacing },
      Quantity("name size", 28) { $0.decoration.caption.name.size },
      Quantity("hobby size", 16) { $0.decoration.caption.hobby?.size ?? .nan },
      Quantity("spacing of pages", 10) { $0.layout.strip?.spacing ?? .nan },
      Quantity("right limit", 187.5) { $0.release?.right ?? .nan },
      Quantity("left limit", -187.5) { $0.release?.left ?? .nan },
      Quantity("icons", 24) { $0.chrome?.iconSize ?? .nan },
      Quantity("padding around", 16) { $0.chrome?.padding ?? .nan },
      Quantity("spacing between", 8) { $0.chrome?.spacing ?? .nan },
      Quantity("padding of the buttons", 16) { $0.chrome?.lowerPadding ?? .nan },
      Quantity("shadow of discs", 12) { $0.chrome?.discShadow.radius ?? .nan },
      Quantity("shift of back's disc", 2.5) { $0.chrome?.lower[0].disc?.offset.x ?? .nan },
    ],
    constants: [
      Quantity("prediction", 0.25) { $0.release?.projection ?? .nan },
      Quantity("turn", 0.35) { $0.advance.duration }, Quantity("stay", 0.35) { $0.return.duration },
      Quantity("flame", 2) { $0.chrome?.upper[1].scale ?? .nan },
      Quantity("profile", 1) { $0.chrome?.upper[0].scale ?? .nan },
      Quantity("back's disc", 1.5) { $0.chrome?.lower[0].disc?.diameter ?? .nan },
      Quantity("close's disc", 2) { $0.chrome?.lower[1].disc?.diameter ?? .nan },
      Quantity("approve's disc", 2) { $0.chrome?.lower[2].disc?.diameter ?? .nan },
      Quantity("boost's disc", 1.5) { $0.chrome?.lower[3].disc?.diameter ?? .nan },
    ])

  static let twoCard = Table(
    preset: .twoCard,
    lengths: [
      Quantity("corner radius", 15) { $0.decoration.cornerRadius },
      Quantity("name size", 28) { $0.decoration.caption.name.size },
      Quantity("card width", 300) { $0.cardFrame.width },
      Quantity("card height", 400) { $0.cardFrame.height },
      Quantity("rotation distance", 187.5) { $0.rotation?.distance ?? .nan },
      // 0.3 · 375
      Quantity("right limit", 112.5) { $0.release?.right ?? .nan },
      Quantity("left limit", -112.5) { $0.release?.left ?? .nan },
      Quantity("exit across", 375) { $0.exit?.offset.x ?? .nan },
    ],
    constants: [
      Quantity("cards", 2) { Double($0.layout.visibleCount ?? -1) },
      Quantity("gain", 1) { $0.drag.gain }, Quantity("turn", -0.785) { $0.rotation?.amount ?? .nan },
      Quantity("largest turn", 0.785) { $0.rotation?.limit ?? .nan },
      Quantity("exit down", 0) { $0.exit?.offset.y ?? .nan },
      Quantity("exit time", 0.2) { $0.exit?.animation.duration ?? .nan },
      Quantity("exit opacity", 0) { $0.exit?.opacity ?? .nan },
      Quantity("return", 0.2) { $0.return.duration },
    ])

  static let sections = Table(
    preset: .sections,
    lengths: [
      Quantity("header", 82) { $0.layout.list?.header.height ?? .nan },
      Quantity("triangle", 50) { $0.layout.list?.header.triangle.box ?? .nan },
      Quantity("around it", 16) { $0.layout.list?.header.triangle.padding ?? .nan },
      Quantity("its extent", 82) { $0.layout.list?.header.triangle.extent ?? .nan },
      Quantity("outline", 5) { $0.layout.list?.header.triangle.strokeWidth ?? .nan },
      Quantity("key", 34) { $0.layout.list?.header.key.size ?? .nan },
      Quantity("inset across", 16) { $0.layout.list?.item.horizontalInset ?? .nan },
      Quantity("inset down", 11) { $0.layout.list?.item.verticalInset ?? .nan },
      Quantity("primary text", 28) { $0.layout.list?.item.primary.size ?? .nan },
      Quantity("secondary text", 17) { $0.layout.list?.item.secondary.size ?? .nan },
      Quantity("spacing", 5) { $0.layout.list?.item.spacing ?? .nan },
      Quantity("separators", 16) { $0.layout.list?.separatorInset ?? .nan },
      Quantity("between groups", 35) { $0.layout.list?.groupSpacing ?? .nan },
    ],
    constants: [Quantity("toggle", 0.35) { $0.advance.duration }])

  static let depth = Table(
    preset: .depth,
    lengths: [
      Quantity("corner radius", 10) { $0.decoration.cornerRadius },
      Quantity("corner radius behind", 10) { $0.backDecoration?.cornerRadius ?? .nan },
      Quantity("height", 230) { $0.layout.tilted?.height ?? .nan },
      Quantity("padding around", 16) { $0.layout.tilted?.margin ?? .nan },
      Quantity("title", 34) { $0.decoration.caption.name.size },
      Quantity("title behind", 28) { $0.backDecoration?.caption.name.size ?? .nan },
      Quantity("shadow", 8) { $0.drag.shadow?.radius ?? .nan },
    ] + (0...2).flatMap { pose($0, "rest", \.rest) + pose($0, "dragging", \.dragging) },
    constants: [
      Quantity("cards", 3) { Double($0.layout.visibleCount ?? -1) },
      Quantity("second's tilt", 0.523_598_775_598_298_8) { $0.layout.tilted?.layers[1].rest.tilt ?? .nan },
      Quantity("third's tilt", 1.047_197_551_196_597_6) { $0.layout.tilted?.layers[2].rest.tilt ?? .nan },
      Quantity("tilt in front", 0) { $0.layout.tilted?.layers[0].rest.tilt ?? .nan },
      Quantity("second's tilt dragging", 0) { $0.layout.tilted?.layers[1].dragging.tilt ?? .nan },
      Quantity("third's tilt dragging", 0) { $0.layout.tilted?.layers[2].dragging.tilt ?? .nan },
      Quantity("shadow's opacity", 0.33) { $0.drag.shadow?.opacity ?? .nan },
      Quantity("mass", 1) { $0.return.spring?.mass ?? .nan },
      // (2π / 0.55)² and 4π · 0.825 / 0.55
      Quantity("stiffness", 130.507_165_634_3) { $0.return.spring?.stiffness ?? .nan },
      Quantity("damping", 18.849_555_921_5) { $0.return.spring?.damping ?? .nan },
    ])

  static let tables = [pager, twoCard, sections, depth]

  @Test(arguments: tables)
  func theDefaultIs375Wide(table: Table) {
    let style = table.preset.style()
    #expect(style.size.width == 375 && style.name == table.preset.rawValue)
    for quantity in table.lengths + table.constants {
      #expect(isNear(quantity.value(style), quantity.expected, within: 1e-9), "\(quantity.testDescription)")
    }
  }

  @Test(
    arguments: tables,
    [(750, 2), (300, 0.8), (1125, 3), (411, 411.0 / 375)] as [(Double, Double)])
  func onlyLengthsScaleWithTheWidth(table: Table, container: (Double, Double)) {
    let (width, factor) = container
    let style = table.preset.style(size: LayoutSize(width: width, height: 700))
    for quantity in table.lengths {
      #expect(
        isNear(quantity.value(style), quantity.expected * factor), "\(quantity.testDescription)")
    }
    for quantity in table.constants {
      #expect(isNear(quantity.value(style), quantity.expected), "\(quantity.testDescription)")
    }
  }

  @Test(
    arguments: [
      (.stack, 300, 400), (.pager, 375, 667), (.twoCard, 375, 667), (.sections, 375, 667), (.depth, 375, 500),
    ] as [(DeckPreset, Double, Double)])
  func containers(preset: DeckPreset, width: Double, height: Double) {
    #expect(preset.style().size == LayoutSize(width: width, height: height))
    #expect(DeckPreset(rawValue: preset.style().name) == preset)
  }

  @Test func colours() {
    let white = HexColor("#FFFFFF")
    let (pager, sections, depth) = (DeckStyle.pager(), DeckStyle.sections(), DeckStyle.depth())
    #expect(
      pager.chrome?.lower.map(\.color.description) == ["#FF9500", "#FF3B30", "#34C759", "#AF52DE"])
    #expect(pager.chrome?.lower.map(\.name) == ["back", "close", "approve", "boost"])
    #expect(pager.chrome?.upper.map(\.name) == ["profile", "flame", "chat"])
    #expect(pager.chrome?.discFill == white && pager.chrome?.discShadow.color == HexColor("#8E8E93"))
    #expect(pager.decoration.shadow == nil)
    let list = sections.layout.list
    #expect(sections.background == .color(HexColor(red: 0xF2, green: 0xF2, blue: 0xF7)))
    #expect(list?.header.fill == HexColor("#FFCC00") && list?.header.key.color == .black)
    #expect(list?.header.triangle.fill == .black && list?.header.triangle.stroke == HexColor("#FF3B30"))
    #expect(list?.item.fill == white && list?.separatorColor == HexColor("#C6C6C8"))
    #expect(depth.decoration.fill == .black && depth.decoration.blendMode == .normal)
    #expect(depth.backDecoration?.fill == HexColor(red: 68, green: 41, blue: 182))
    #expect(
      depth.backDecoration?.blendMode == .hardLight && depth.backDecoration?.caption.name.weight == .bold)
    #expect(depth.decoration.caption.headline == .title && depth.decoration.caption.placement == .center)
    #expect(depth.decoration.caption.name.weight == .bold && depth.decoration.caption.name.color == white)
    #expect(depth.drag.shadow?.color == .black && depth.decoration.shadow == nil)
  }

  @Test func rules() {
    #expect(DeckStyle.pager().drag.axes == .horizontal && DeckStyle.twoCard().drag.axes == .horizontal)
    #expect(DeckStyle.depth().drag == DragRule(shadow: DeckStyle.depth().drag.shadow))
    #expect(DeckStyle.depth().release == nil && DeckStyle.depth().exit == nil)
    #expect(DeckStyle.pager().rotation == nil && DeckStyle.sections().drag.axes == .none)
    for style in [DeckStyle.pager(), .twoCard(), .sections()] {
      #expect(style.return.curve == CubicBezier(0.42, 0, 0.58, 1) && style.return.spring == nil)
      #expect(style.advance.curve == CubicBezier(0.42, 0, 0.58, 1) && style.advance.spring == nil)
    }
  }

  /// (0, 0), (0, h − 1), (√3·h/2, h/2) with h = 50: √3 · 25 = 43.30127.
  @Test func theTriangle() {
    let vertices = DeckStyle.sections().layout.list?.header.triangle.vertices ?? []
    #expect(vertices.prefix(2) == [LayoutPoint(x: 0, y: 0), LayoutPoint(x: 0, y: 49)])
    #expect(isNear(vertices[2].x, 43.301_270_189_22, within: 1e-9) && vertices[2].y == 25)
  }
}
