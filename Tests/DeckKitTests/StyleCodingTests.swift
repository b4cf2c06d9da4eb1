import DeckKit
import Foundation
import Testing

@Suite struct StyleCodingTests {
  /// The table of `stack` at 300 × 400 as JSON.
  private static let stack = """
    {
      "name": "stack", "size": { "width": 300, "height": 400 }, "background": "#FFFFFF", "direction": "ltr",
      "decoration": {
        "cornerRadius": 15, "fill": "#FFFFFF",
        "shadow": { "color": "#000000", "opacity": 0.8, "radius": 4, "offset": { "x": 0, "y": 0 } },
        "scrim": { "color": "#000000", "start": 0.5, "end": 1, "startOpacity": 0, "endOpacity": 1 },
        "blendMode": "normal",
        "caption": {
          "placement": "bottom-leading", "headline": "name-and-age", "padding": 16, "spacing": 8,
          "name": { "size": 28, "minimumSize": 20, "weight": 600, "color": "#FFFFFF", "lines": 1 },
          "hobby": { "size": 16, "minimumSize": 13, "weight": 400, "color": "#FFFFFF", "lines": 2 },
          "numerals": "latin", "shadow": null
        }
      },
      "backDecoration": null,
      "layout": {
        "kind": "slots", "front": null, "visibleCount": 3, "step": { "x": 10, "y": 10 }, "narrowing": 20,
        "scale": 1, "scaling": "geometric", "scaleAnchor": { "x": 0.5, "y": 0.5 }, "opacityBehind": 1,
        "insertion": "at-commit"
      },
      "drag": { "axes": "both", "gain": 1, "follow": "direct", "shadow": null },
      "rotation": {
        "amount": 1, "distance": 600, "function": "tangent", "limit": 0.7853981633974483, "pivot": "card",
        "touch": "none"
      },
      "release": { "right": 250, "left": -215, "projection": 0, "velocity": null },
      "badges": null, "chrome": null,
      "exit": {
        "animation": { "duration": 0.2, "curve": [0.42, 0, 0.58, 1] }, "offset": { "x": 200, "y": 75 },
        "opacity": 0
      },
      "return": { "duration": 0.2, "curve": [0.42, 0, 0.58, 1] },
      "advance": { "duration": 0.2, "curve": [0.42, 0, 0.58, 1] },
      "emptyText": "No more cards"
    }
    """

  private func roundTrip(_ style: DeckStyle) throws -> DeckStyle {
    try JSONDecoder().decode(DeckStyle.self, from: try JSONEncoder().encode(style))
  }

  @Test func aClientReadsTheTable() throws {
    #expect(try JSONDecoder().decode(DeckStyle.self, from: Data(Self.stack.utf8)) == .stack())
  }

  /// In manifests without `lines`, `numerals` and `shadow`, texts have one line.
  @Test func aCaptionOfAnEarlierVersionIsRead() throws {
    let json = ##"""
      { "placement": "center", "headline": "title", "padding": 1, "spacing": 2,
        "name": { "size": 28, "minimumSize": 20, "weight": 600, "color": "#FFFFFF" }, "hobby": null }
      """##
    let caption = try JSONDecoder().decode(CaptionStyle.self, from: Data(json.utf8))
    #expect(
      caption.name.lines == 1 && caption.numerals == .latin && caption.shadow == nil && caption.hobby == nil)
    #expect(caption.placement == .center && caption.headline == .title)
  }

  @Test(arguments: [(300.0, 400.0), (333, 777), (16, 4096), (1234.5, 0.1)])
  func roundTripsAtAnySize(width: Double, height: Double) throws {
    let style = DeckStyle.stack(size: LayoutSize(width: width, height: height))
    #expect(try roundTrip(style) == style)
  }

  @Test func roundTripsWithoutOptionalParts() throws {
    var style = DeckStyle.stack()
    (style.decoration.shadow, style.decoration.scrim) = (nil, nil)
    style.background = .transparent
    style.decoration.fill = HexColor(red: 1, green: 2, blue: 3, alpha: 4)
    style.decoration.caption.hobby?.weight = .bold
    style.emptyText = "„Leer“ \u{1F0A1} \"\\/"
    #expect(try roundTrip(style) == style)
  }

  @Test(arguments: [
    ##"{"size": 1, "minimumSize": 1, "weight": 500, "color": "#FFF"}"##,
    ##"{"size": 1, "minimumSize": 1, "weight": 400, "color": "white"}"##,
    ##"{"size": 1, "minimumSize": 1, "weight": 400, "color": 16777215}"##,
    ##"{"size": 1, "weight": 400, "color": "#FFF"}"##,
  ])
  func refusesTextStylesThatAreNone(json: String) {
    let decoder = JSONDecoder()
    decoder.refusesUnknownNames = true
    #expect(throws: DecodingError.self) { try decoder.decode(CaptionText.self, from: Data(json.utf8)) }
  }

  @Test(arguments: ["[0.42, 0, 0.58]", "[]", "[0, 0, 1, \"1\"]", "{\"x1\": 0}"])
  func refusesCurvesThatAreNone(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CubicBezier.self, from: Data(json.utf8)) }
  }
}
