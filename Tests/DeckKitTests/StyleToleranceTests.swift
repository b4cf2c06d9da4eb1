import DeckKit
import Foundation
import Testing

/// Reading manifests of other versions.
@Suite struct StyleToleranceTests {
  private func tree(_ style: DeckStyle) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(style))
    return try #require(object as? [String: Any])
  }

  private func style(_ tree: [String: Any], strict: Bool = false) throws -> DeckStyle {
    let decoder = JSONDecoder()
    decoder.refusesUnknownNames = strict
    return try decoder.decode(DeckStyle.self, from: try JSONSerialization.data(withJSONObject: tree))
  }

  @Test(arguments: DeckPreset.allCases, [(300.0, 400.0), (333, 777), (16, 4096), (1234, 17)])
  func everyPresetRoundTrips(preset: DeckPreset, size: (Double, Double)) throws {
    for direction in LayoutDirection.allCases {
      let style = preset.style(size: LayoutSize(width: size.0, height: size.1), direction: direction)
      let read = try self.style(try tree(style), strict: true)
      #expect(read == style)
    }
  }

  /// The JSON lists every property.
  @Test(arguments: DeckPreset.allCases)
  func whatIsMissingIsNull(preset: DeckPreset) throws {
    let tree = try tree(preset.style())
    #expect(
      Set(tree.keys) == [
        "name", "size", "background", "direction", "decoration", "backDecoration", "layout", "drag",
        "rotation",
        "release", "exit", "badges", "return", "advance", "chrome", "emptyText",
      ])
    #expect((tree["chrome"] is NSNull) == (preset != .pager))
    #expect((tree["backDecoration"] is NSNull) == (preset != .depth))
    #expect((tree["release"] is NSNull) == (preset == .depth || preset == .sections))
    #expect((tree["exit"] is NSNull) == (preset != .stack && preset != .twoCard))
    let kinds: [DeckPreset: String] = [
      .stack: "slots", .twoCard: "slots", .pager: "strip", .sections: "list", .depth: "tilted",
    ]
    #expect((tree["layout"] as? [String: Any])?["kind"] as? String == kinds[preset])
  }

  /// A missing field decodes as nil.
  @Test func nullsMayBeMissing() throws {
    var tree = try tree(.stack())
    for key in ["backDecoration", "badges", "chrome"] { tree[key] = nil }
    #expect(try style(tree) == .stack())
    tree["rotation"] = nil
    #expect(try style(tree).rotation == nil)
  }

  private func changed(_ path: [String], to value: Any, in tree: [String: Any]) -> [String: Any] {
    var tree = tree
    guard path.count > 1 else {
      tree[path[0]] = value
      return tree
    }
    let inner = tree[path[0]] as? [String: Any] ?? [:]
    tree[path[0]] = changed(Array(path.dropFirst()), to: value, in: inner)
    return tree
  }

  /// Unknown names decode as fallbacks by default, and are errors in a strict decoder.
  @Test(arguments: [
    ["direction"], ["decoration", "blendMode"], ["decoration", "caption", "placement"],
    ["decoration", "caption", "headline"], ["layout", "scaling"], ["layout", "insertion"], ["drag", "axes"],
    ["drag", "follow"], ["rotation", "pivot"], ["rotation", "touch"],
  ])
  func unknownNamesHaveAStandIn(path: [String]) throws {
    let later = changed(path, to: "of-a-later-version", in: try tree(.stack()))
    #expect(try style(later) == .stack())
    let error = #expect(throws: DecodingError.self) { try style(later, strict: true) }
    #expect(error.map { "\($0)".contains("“of-a-later-version”; expected one of") } == true)
  }

  @Test func anUnknownFunctionIsEven() throws {
    let later = changed(["rotation", "function"], to: "sine", in: try tree(.stack()))
    #expect(try style(later).rotation?.function == .linear)
  }

  @Test(arguments: [(500, 400), (501, 600), (900, 700), (100, 400), (600, 600), (650, 600)])
  func unknownWeightsAreTheNearestOnes(written: Int, read: Int) throws {
    let later = changed(["decoration", "caption", "name", "weight"], to: written, in: try tree(.stack()))
    #expect(try style(later).decoration.caption.name.weight.rawValue == read)
    guard written != read else { return }
    #expect(throws: DecodingError.self) { try style(later, strict: true) }
  }

  @Test func anUnknownLayoutPlacesNothing() throws {
    let later = changed(["layout"], to: ["kind": "fan", "spread": 3], in: try tree(.stack()))
    let style = try style(later)
    #expect(style.layout == .other("fan") && DeckMotion(style).placementsAtRest(of: ["a"]) == [])
    var session = DeckSession(style: style, cards: ["a"])
    let begins = session.beginDrag(at: 0)
    #expect(!begins && session.placements == [])
    #expect(throws: DecodingError.self) { try self.style(later, strict: true) }
    #expect(try (tree(style)["layout"] as? [String: Any])?["kind"] as? String == "fan")
  }

  @Test func otherRolesOfPicturesAreKept() throws {
    let role = try JSONDecoder().decode([ImageEntry.Role].self, from: Data(#"["card", "relief"]"#.utf8))
    #expect(role == [.card, ImageEntry.Role(rawValue: "relief")])
    #expect(String(decoding: try JSONEncoder().encode(role), as: UTF8.self) == #"["card","relief"]"#)
  }

  @Test func aPlacementOfALaterVersion() throws {
    let json = """
      { "card": "a", "slot": 0, "rect": { "x": 0, "y": 0, "width": 1, "height": 2 }, "opacity": 1, "z": 0,
        "transform": { "tx": 1, "ty": 2, "rotation": 0, "anchor": { "x": 0.5, "y": 0.5 }, "scale": 1,
          "skew": 3 },
        "blendMode": "plus-lighter", "glow": 1 }
      """
    let placement = try JSONDecoder().decode(Placement.self, from: Data(json.utf8))
    #expect(placement.blendMode == .normal && placement.shadow == nil && placement.transform.tilt == nil)
  }
}
