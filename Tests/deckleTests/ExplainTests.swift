import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// `deckle explain`, with facts worked out by hand.
@Suite struct ExplainTests {
  private let folder: ScratchFolder

  /// A JPEG of 400 × 300 pixels that lies on its side: 300 × 400 upright. A card of 60 × 60 points shows 300
  /// × 300 of it, 5 photo pixels for a card pixel at scale 1, so that it is decoded at 1/2, which leaves 2.5:
  /// 150 × 200 pixels.
  init() throws {
    folder = try ScratchFolder()
    let photo = Pixmap<PremultipliedPixel>(
      width: 400, height: 300, filledWith: PremultipliedPixel(red: 90, green: 120, blue: 150))
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8)
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let file = try JPEGEncoder(quality: 80).encode(photo)
    try folder.write(file.prefix(2) + exif + file.dropFirst(2), to: "photos/ada.jpg")
    try folder.write(
      """
      { size: [60, 60], scales: [1], animations: [],
        formats: ['png', { format: 'webp', quality: 70 }, { format: 'jpeg', background: '#D8C8B8' }], cards: [
        { id: 'ada', photo: 'photos/ada.jpg', name: 'Ada', age: 36, focus: [0.5, 1] },
        { id: 'bo', photo: 'photos/none.jpg', name: 'Bo' } ] }
      """, to: "deck.json")
  }

  @Test(arguments: [
    "card        ada\n", "photo       photos/ada.jpg, SHA-256 ",
    "format      JPEG, baseline, 8 bits, YCbCr 4:2:0\n",
    "size        400 × 300 pixels stored, orientation 6, 300 × 400 upright\n", "conversion  kept as sRGB\n",
    "load scale  1/2: 150 × 184 pixels decoded\n", "focus       0.5, 1, given\n",
    "crop        300 × 300 pixels of the upright photo, from 0, 100\n",
    "at scale 1  60 × 60 pixels, 40 % of the decoded photo\n",
    // 28 points at a width of 300 are 5.6 at 60.
    "name        5.6 pt in Inter (Inter-SemiBold.otf), ",
    "written as  PNG; WebP of quality 70, method 4; JPEG of quality 85 on #D8C8B8\n",
  ])
  func saysWhatIsFoundAndDone(line: String) throws {
    let result = try Executable.run("explain", "deck.json", "ada", in: folder.path)
    #expect(result.status == 0 && result.output.contains(line), "\(result.output)")
    #expect(folder.files() == ["deck.json", "photos/ada.jpg"])
  }

  @Test func asJSON() throws {
    let result = try Executable.run("explain", "deck.json", "ada", "--json", in: folder.path)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let card = try #require(answer["card"] as? [String: Any])
    let photo = try #require(card["photo"] as? [String: Any])
    let (found, done) = (photo["found"] as? [String: Any], photo["done"] as? [String: Any])
    #expect(found?["orientation"] as? Int == 6 && found?["storedWidth"] as? Int == 400)
    #expect(done?["reduction"] as? Int == 2 && done?["isFocusAutomatic"] as? Bool == false)
    #expect((card["formats"] as? [String])?.first == "PNG")
    #expect((done?["resampling"] as? [[String: Any]])?.first?["factor"] as? Double == 0.4)
  }

  @Test func whatIsWrongIsSaidAndNothingElse() throws {
    let unread = try Executable.run("explain", "deck.json", "bo", in: folder.path)
    #expect(unread.status == 66 && unread.output.isEmpty)
    #expect(unread.words.contains("error: card “bo”, photo: “photos/none.jpg” does not exist"))
    #expect(!unread.words.contains("ada"))
    let unknown = try Executable.run("explain", "deck.json", "adda", in: folder.path)
    #expect(unknown.status == 65 && unknown.words.contains("no card has the id “adda”; did you mean “ada”?"))
    let json = try Executable.run("explain", "deck.json", "bo", "--json", "-q", in: folder.path)
    #expect(json.status == 66 && json.output.contains(#""code" : "photo-missing""#))
  }

  /// White without a scrim needs a relief; black has the greatest contrast there is.
  @Test(arguments: [(255, "relief      a scrim of "), (0, "contrast 21 : 1")]) func contrastIsTold(
    level: Int, words: String
  ) throws {
    let shade = UInt8(level)
    let photo = Pixmap(
      width: 60, height: 80, filledWith: StraightPixel(red: shade, green: shade, blue: shade))
    try folder.write(try PNGEncoder().encode(photo), to: "x.png")
    try folder.write(
      """
      { style: { preset: 'stack', decoration: { scrim: null } }, scales: [1],
        cards: [{ id: 'x', photo: 'x.png', name: 'Ada' }] }
      """, to: "deck.json")
    let result = try Executable.run("explain", "deck.json", "x", in: folder.path)
    #expect(result.status == 0 && result.output.contains(words), "\(result.output)")
  }

  /// In a list the row's texts are explained, not the caption that its small picture does not show.
  @Test func textsOfListsAreThoseOfTheirRows() throws {
    try folder.write(
      "{ style: 'sections', cards: [{ id: 'x', title: 'Carpe diem', detail: 'Use the day' }] }",
      to: "deck.json")
    let result = try Executable.run("explain", "deck.json", "x", in: folder.path)
    #expect(result.status == 0, "\(result.words)")
    #expect(result.output.contains("title       28 pt in Inter (Inter-Regular.otf)\n"), "\(result.output)")
    #expect(result.output.contains("detail      17 pt in Inter (Inter-Regular.otf)\n"))
  }

  @Test func warningsAreTold() throws {
    try folder.write(
      "{ size: [60, 60], scales: [3], animations: [], cards: [{ id: 'x', photo: 'x.png', name: "
        + "'\u{10FFFF}' }] }",
      to: "deck.json")
    try folder.addPhoto("x.png", width: 50, height: 50)
    let result = try Executable.run("explain", "deck.json", "x", in: folder.path)
    #expect(
      result.status == 0
        && result.output.contains("at scale 3  180 × 180 pixels, 360 % of the decoded photo (enlarged)"))
    #expect(result.words.contains("enlarged to 360 %") && result.words.contains("in no font"))
    #expect(result.output.contains("1 unknown character"))
  }
}
