import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import ImageCodecs
import PictureTypes
import Raster
import TestSupport
import Testing

/// A deck in a scratch folder, and what rendering it gives.
struct TestDeck {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Writes a photo as PNG.
  func addPhoto(_ name: String, _ pixmap: Pixmap<StraightPixel>) throws {
    try folder.write(try PNGEncoder(effort: .fast).encode(pixmap), to: name)
  }

  /// Writes a small flat photo.
  func addFlatPhoto(_ name: String, _ color: StraightPixel = .gray, width: Int = 60, height: Int = 80) throws
  {
    try addPhoto(name, Pixmap(width: width, height: height, filledWith: color))
  }

  /// Writes the deck file.
  func write(_ text: String) throws {
    try folder.write(text, to: "deck.json")
  }

  var path: String { "\(folder.path)/deck.json" }
  var output: String { "\(folder.path)/out" }

  @discardableResult
  func render(only: [String] = [], keepsGoing: Bool = false, jobs: Int = 1) throws -> RunReport {
    try RenderRun(
      deckPath: path, options: RunOptions(jobs: jobs, only: only, keepsGoing: keepsGoing)
    ).run(output: output)
  }

  func check() throws -> RunReport {
    try CheckRun().run(deckPath: path, options: RunOptions())
  }

  var manifest: Manifest {
    get throws { try Manifest(decoding: Data(try folder.read("out/manifest.json"))) }
  }

  /// The pixels of a file of the output.
  func picture(_ name: String) throws -> Pixmap<StraightPixel> {
    try PhotoDecoder().decode(try folder.read("out/\(name)")).pixmap.straightened()
  }

  /// The pixels of a frame that has a file of its own.
  func picture(of frame: FrameEntry) throws -> Pixmap<StraightPixel> {
    try picture(try #require(frame.image).path)
  }

  var files: [String] { folder.files(in: "out") }
}

extension StraightPixel {
  static let gray = StraightPixel(red: 128, green: 128, blue: 128)
}

extension Diagnostic {
  /// "error photo-missing ada".
  var short: String { [severity.rawValue, code.rawValue, card].compactMap { $0 }.joined(separator: " ") }
}

extension TestDeck {
  /// A deck of `count` cards with flat photos of different colours, small and without animations unless
  /// asked.
  static func flat(_ count: Int, settings: String = #""size": [60, 80], "scales": [1], "animations": []"#)
    throws -> TestDeck
  {
    let deck = try TestDeck()
    var cards: [String] = []
    for index in 0..<count {
      let shade = UInt8(40 + index * 160 / max(1, count))
      try deck.addFlatPhoto("p\(index).png", StraightPixel(red: shade, green: 200, blue: 255 - shade))
      cards.append(
        #"{ "id": "c\#(index)", "photo": "p\#(index).png", "name": "Card \#(index)", "age": \#(20 + index) }"#
      )
    }
    try deck.write("{ \(settings), \"cards\": [\(cards.joined(separator: ",\n"))] }")
    return deck
  }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// A code as manifests write it; one that does not exist ends the test.
  public init(stringLiteral value: String) {
    guard let code = DiagnosticCode(rawValue: value) else { fatalError("there is no code “\(value)”") }
    self = code
  }
}
