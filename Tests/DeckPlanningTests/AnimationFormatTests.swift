import DeckKit
@testable import DeckPlanning
import PictureTypes
import Testing

@Suite struct AnimationFormatTests {
  private func reading(_ formats: String) -> Reading {
    Reading(fields: "animations: [{ kind: 'like', formats: \(formats) }]")
  }

  @Test(
    arguments: [
      ("null", AnimationFormats(hasFrames: true, packed: [])),
      ("['png']", AnimationFormats(hasFrames: true, packed: [])),
      ("['apng']", AnimationFormats(hasFrames: false, packed: [.apng(effort: .balanced)])),
      (
        "['webp', 'png']",
        AnimationFormats(hasFrames: true, packed: [.webp(WebPEncoding(quality: 80, method: 4))])
      ),
      (
        "[{ format: 'apng', effort: 'small' }, { format: 'webp', quality: 0, method: 6 }]",
        AnimationFormats(
          hasFrames: false, packed: [.apng(effort: .small), .webp(WebPEncoding(quality: 0, method: 6))])
      ),
      (
        "[{ format: 'webp', lossless: true, method: 0 }]",
        AnimationFormats(hasFrames: false, packed: [.webp(WebPEncoding(quality: nil, method: 0))])
      ),
    ])
  func formats(text: String, formats: AnimationFormats) {
    let reading = reading(text)
    #expect(reading.lines == [] && reading.deck?.animations.map(\.formats) == [formats])
  }

  @Test(arguments: [
    ("[]", "empty-list"), ("['apng', { format: 'apng' }]", "duplicate-format"),
    ("['jpeg']", "unknown-format"), ("['gif']", "unknown-format"), ("'webp'", "wrong-type"),
    ("[{}]", "missing-key"), ("[{ format: 'png', effort: 'fast' }]", "unused-key"),
    ("[{ format: 'apng', quality: 80 }]", "unused-key"),
    ("[{ format: 'apng', effort: 'smal' }]", "unknown-effort"),
    ("[{ format: 'webp', background: '#FFF' }]", "unknown-key"),
    ("[{ format: 'webp', effort: 'fast' }]", "unused-key"),
    ("[{ format: 'webp', quality: 101 }]", "bad-quality"), ("[{ format: 'webp', method: 7 }]", "bad-method"),
    ("[{ format: 'webp', lossless: 1 }]", "wrong-type"),
    ("[{ format: 'webp', lossless: true, quality: 80 }]", "unused-key"),
  ])
  func mistakes(text: String, code: String) {
    #expect(reading(text).codes == [code])
    let toggle = Reading(
      "{ style: 'sections', cards: [{ title: 'A' }],\n animations: [{ kind: 'toggle', formats: \(text) }] }")
    #expect(toggle.codes == [code] && toggle.first?.line == 2)
  }

  @Test func theNearestNameIsTold() {
    #expect(
      reading("['apgn']").diagnostics.all.map(\.message) == ["unknown format “apgn”; did you mean “apng”?"])
    #expect(
      reading("[{ format: 'png', effort: 'fast' }]").diagnostics.all.map(\.message) == [
        "has no effect on the format “png”, which has no settings; remove it"
      ])
  }

  @Test(arguments: [("true", true), ("false", false), ("null", false)])
  func loops(text: String, isLooping: Bool) throws {
    let plan = try Planning(fields: "animations: [{ kind: 'like', loop: \(text) }]").plan
    #expect(plan.animations.map(\.isLooping) == [isLooping])
  }

  @Test func aLoopIsTrueOrFalse() {
    #expect(Reading(fields: "animations: [{ kind: 'like', loop: 3 }]").codes == ["wrong-type"])
  }

  /// The file is next to the folder of the frames. 0.6 s at 30 frames per second are 19 frames.
  @Test func filesOfAllFramesAreNamedForTheirAnimation() throws {
    let both = "[{ kind: 'like', scale: 2, formats: ['png', 'apng', 'webp'] }]"
    let task = try #require(try Planning(fields: "animations: \(both)").plan.animations.first)
    #expect(
      task.packed.map(\.path) == ["animations/like-ada@2x.png", "animations/like-ada@2x.webp"])
    #expect(task.paths.count == 19 + 2 && Set(task.paths).count == 21)
    let one = "[{ kind: 'like', cards: 'all', formats: ['webp'] }]"
    let tasks = try Planning(fields: "animations: \(one)").plan.animations
    #expect(
      tasks.flatMap(\.paths) == [
        "animations/like-ada@1x.webp", "animations/like-bo@1x.webp", "animations/like-cy@1x.webp",
      ])
    #expect(tasks.allSatisfy { $0.frames.count == 19 })
  }

  /// After a release at x = 17 000 the canvas is larger than the maximum size of a WebP picture.
  @Test func framesThatWebPCannotHoldAreRefused() {
    let path = "path: [[0, 0, 0], [1, 17000, 0]]"
    func codes(_ formats: String) -> [String] {
      Reading(fields: "animations: [{ kind: 'like', \(path), formats: \(formats) }]").codes
    }
    #expect(codes("['webp']") == ["scene-too-large"] && codes("['apng']") == [])
  }
}
