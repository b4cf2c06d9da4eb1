import DeckKit
import Foundation
import Testing

/// Manifest entries of files that contain all frames.
@Suite struct PackedEntryTests {
  private static let entry = PackedEntry(
    path: "animations/like-ada@2x.webp", format: "webp", width: 648, height: 888, frameCount: 7,
    duration: 0.7,
    loop: true, bytes: 1234, sha256: "ab")

  @Test func theyAreFilesOfTheManifestButNoImages() throws {
    var manifest = SampleManifest.value
    let before = manifest.paths
    manifest.animations[0].packed = [Self.entry]
    #expect(manifest.paths == before + ["animations/like-ada@2x.webp"])
    #expect(manifest.images.map(\.path) == before)
    #expect(try Manifest(decoding: try manifest.encoded()) == manifest)
  }

  @Test func framesMayHaveNoFilesOfTheirOwn() throws {
    var manifest = SampleManifest.value
    for index in manifest.animations[0].frames.indices { manifest.animations[0].frames[index].image = nil }
    #expect(manifest.paths == ["cards/ada@2x.png", "previews/rest@2x.png"])
    #expect(try Manifest(decoding: try manifest.encoded()) == manifest)
  }

  @Test func anOlderManifestHasNone() throws {
    let data = try SampleManifest.value.encoded()
    #expect(!String(decoding: data, as: UTF8.self).contains("packed"))
    #expect(try Manifest(decoding: data).animations[0].packed == nil)
  }

  /// The keys of the schema, and one of a later version.
  @Test func itsNames() throws {
    let text = """
      { "path": "animations/like-ada@2x.webp", "format": "webp", "width": 648, "height": 888,
        "colorSpace": "srgb", "frameCount": 7, "duration": 0.7, "loop": true, "bytes": 1234,
        "sha256": "ab", "later": [] }
      """
    #expect(try JSONDecoder().decode(PackedEntry.self, from: Data(text.utf8)) == Self.entry)
  }
}
