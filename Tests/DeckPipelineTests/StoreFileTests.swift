import DeckKit
import Files
import Foundation
import TestSupport
import Testing

@testable import DeckPipeline

/// Files that are read and written in pieces.
@Suite struct StoreFileTests {
  private static let chunk = ReadableFile.chunkSize

  @Test(arguments: [0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk + 7]) func chunksAreTheFile(size: Int) throws
  {
    let folder = try ScratchFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = try ReadableFile(folder.write(bytes, to: "file"))
    var found: [UInt8] = []
    while case let chunk = try file.next(), !chunk.isEmpty { found += chunk }
    #expect(found == bytes)
  }

  @Test(arguments: [1, chunk - 1, chunk, chunk + 1, 2 * chunk]) func filesAreComparedToTheLastByte(size: Int)
    throws
  {
    let folder = try ScratchFolder()
    let bytes = [UInt8](repeating: 7, count: size)
    let path = try folder.write(bytes, to: "file")
    #expect(FileSystem.haveSameBytes(path, try folder.write(bytes, to: "same")))
    #expect(!FileSystem.haveSameBytes(path, try folder.write(bytes.dropLast() + [8], to: "other")))
    #expect(!FileSystem.haveSameBytes(path, try folder.write(bytes + [7], to: "longer")))
    #expect(!FileSystem.haveSameBytes(path, "\(folder.path)/absent"))
  }

  @Test func aFileThatIsNotFinishedIsRemoved() throws {
    let folder = try ScratchFolder()
    func write(finishing: Bool) throws {
      var file = try WritableFile("\(folder.path)/file")
      try file.append(Data("half".utf8))
      if finishing { try file.finish() }
    }
    try write(finishing: false)
    #expect(!folder.contains("file"))
    try write(finishing: true)
    #expect(try folder.read("file") == Array("half".utf8))
  }

  /// A device on which there is never room takes the place of the staged manifest.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aManifestThatFindsNoRoomLeavesTheFolder() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    let store = try OutputStore(root: deck.output)
    let staged = "\(deck.output)/.deckle-staging/manifest.json"
    try FileManager.default.createSymbolicLink(atPath: staged, withDestinationPath: "/dev/full")
    let error = try #require(throws: FileError.self) { try store.publish(try deck.manifest) }
    #expect(error.path == staged && error.reason == "No space left on device")
    #expect(!deck.folder.contains("out/.deckle-staging/manifest.json"))
    store.discard()
    #expect(try deck.folder.contents(of: "out") == before)
  }
}
