import DeckKit
@testable import DeckPlanning
import PictureTypes
import Testing

@Suite struct PlanOutputTests {
  @Test func cardsAreWrittenInEachFormatAtEachScale() throws {
    let cards = try Planning(fields: "scales: [1, 3], formats: ['jpeg', 'png']").plan.cards
    #expect(cards.map(\.card.id) == ["ada", "bo", "cy"])
    #expect(
      cards[1].outputs.map(\.path) == [
        "cards/bo@1x.jpg", "cards/bo@3x.jpg", "cards/bo@1x.png", "cards/bo@3x.png",
      ])
    #expect(cards[1].outputs.map(\.scale) == [1, 3, 1, 3])
    #expect(cards[1].outputs.map(\.encoding.name) == ["jpeg", "jpeg", "png", "png"])
  }

  @Test func stillsAreNamedForTheirFrontCard() throws {
    let stills = try Planning(fields: "previews: [{ cards: 'all', scales: [1, 2] }]").plan.stills
    #expect(stills.map(\.id) == ["rest", "rest-bo", "rest-cy"])
    #expect(stills.map(\.front) == ["ada", "bo", "cy"])
    #expect(stills[0].outputs.map(\.path) == ["previews/rest@1x.png", "previews/rest@2x.png"])
    #expect(stills[2].outputs.map(\.path) == ["previews/rest-cy@1x.png", "previews/rest-cy@2x.png"])
  }

  /// 0.6 s at 30 frames per second are frames 0…18; 0.5 s are 0…15.
  @Test func framesAreNumbered() throws {
    let animations = try Planning(fields: "scales: [2]").plan.animations
    #expect(animations.map(\.id) == ["like-ada@2x", "nope-ada@2x", "return-ada@2x"])
    #expect(animations.map(\.frames.count) == [19, 19, 16])
    #expect(animations[0].frames.first?.output?.path == "animations/like-ada@2x/000.png")
    #expect(animations[2].frames.last?.output?.path == "animations/return-ada@2x/015.png")
    #expect(
      animations.allSatisfy {
        $0.frames.allSatisfy { $0.output?.scale == 2 && $0.output?.encoding == .png(effort: .balanced) }
      })
  }

  @Test(arguments: [(0, "000"), (7, "007"), (42, "042"), (999, "999"), (1000, "1000"), (14_400, "14400")])
  func numbersHaveThreeDigitsOrMore(index: Int, digits: String) {
    #expect(OutputNames.frame("x", index: index) == "animations/x/\(digits).png")
  }

  @Test func noPathIsTwiceAndNoneLeavesTheFolder() throws {
    let paths = try Planning(
      fields: """
        formats: ['png', 'jpeg'], previews: [{ cards: 'all' }],
        animations: [{ kind: 'like', cards: 'all', scale: 1 }, { kind: 'like', cards: 'all', scale: 2 },
          { kind: 'nope', cards: ['cy'] }, 'return']
        """
    ).plan.paths
    // 3 cards · 2 formats · 3 scales, 3 stills · 3 scales, (3 + 3 + 1) · 19 frames, and 16.
    #expect(paths.count == 18 + 9 + 133 + 16)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(
      paths.allSatisfy {
        $0.wholeMatch(of: #/[a-z]+/[A-Za-z0-9@/._-]+\.(png|jpg)/#) != nil && !$0.contains("..")
      })
    #expect(OutputNames.manifest == "manifest.json")
  }

  @Test func aSmallPhotoIsAWarning() throws {
    // 600 columns are visible and 300 · 3 = 900 are drawn: 150 %.
    let small = try Planning(photo: LayoutSize(width: 600, height: 800)).plan.diagnostics
    #expect(small.map(\.code.rawValue) == ["photo-upscaled", "photo-upscaled", "photo-upscaled"])
    #expect(
      small.map(\.card) == ["ada", "bo", "cy"] && small.map(\.place.file) == ["a.jpg", "b.jpg", "c.jpg"])
    #expect(small.first?.severity == .warning)
    #expect(small.first?.message.contains("600 × 800 pixels and is enlarged to 150 % at scale 3") == true)
  }

  @Test(arguments: ["scales: [3]", "scales: [1], size: [900, 1200]"])
  func aPhotoOfTheVerySizeIsNone(fields: String) throws {
    let plan = try Planning(fields: fields, photo: LayoutSize(width: 900, height: 1200)).plan
    #expect(plan.diagnostics.isEmpty)
  }
}
