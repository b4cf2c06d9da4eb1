import DeckKit
import Foundation
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      ("#abc", [0xAA, 0xBB, 0xCC, 0xFF], "#AABBCC"), ("#AABBCC", [0xAA, 0xBB, 0xCC, 0xFF], "#AABBCC"),
      ("#AABBCCDD", [0xAA, 0xBB, 0xCC, 0xDD], "#AABBCCDD"),
      ("#aAbBcCff", [0xAA, 0xBB, 0xCC, 0xFF], "#AABBCC"),
      ("#000", [0, 0, 0, 255], "#000000"), ("#fff", [255, 255, 255, 255], "#FFFFFF"),
      ("#01020300", [1, 2, 3, 0], "#01020300"), ("#FF9500", [255, 149, 0, 255], "#FF9500"),
      ("#0f0", [0, 255, 0, 255], "#00FF00"),
    ] as [(String, [UInt8], String)])
  func areRead(text: String, channels: [UInt8], description: String) {
    let color = HexColor(text)
    #expect(color.map { [$0.red, $0.green, $0.blue, $0.alpha] } == channels)
    #expect(color?.description == description)
    #expect(color.flatMap { HexColor($0.description) } == color)
  }

  private static let misspelt = [
    "", "#", "abc", "AABBCC", "#a", "#ab", "#abcd", "#abcde", "#abcdefa", "#abcdefabc", "#ggg", "#12345g",
    " #abc", "#abc ", "#+1+1+1", "#-12345", "##abcde", "red", "0xAABBCC", "#ＡＢＣ", "#a\u{301}bc", "rgb(0,0,0)",
    "#٣٣٣",
  ]

  @Test(arguments: misspelt)
  func areRefused(text: String) {
    #expect(HexColor(text) == nil)
    #expect(Background(text) == nil)
  }

  @Test func backgrounds() {
    #expect(Background("transparent") == .transparent)
    #expect(Background("#FF950080") == .color(HexColor(red: 255, green: 149, blue: 0, alpha: 128)))
    #expect(Background("Transparent") == nil && Background("none") == nil)
    #expect(Background.transparent.description == "transparent")
    #expect(Background.color(.black).description == "#000000")
  }

  @Test func refusalsNameTheText() throws {
    let data = Data(#"["reddish"]"#.utf8)
    let color = #expect(throws: DecodingError.self) { try JSONDecoder().decode([HexColor].self, from: data) }
    #expect(color.map { "\($0)".contains("“reddish” is not a colour; expected #RRGGBB") } == true)
    let ground = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Background].self, from: data)
    }
    #expect(ground.map { "\($0)".contains("“reddish” is not a background; expected transparent") } == true)
  }
}
