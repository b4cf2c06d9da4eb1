import CRawCodecs
import DeckRendering
import Foundation
import ImageCodecs
import PictureTypes
import Raster

/// Measures the steps of making pictures, each compared with its reference.
struct Measuring {
  private let stopwatch = Stopwatch()
  /// A finished card with rounded corners.
  private let card: Pixmap<StraightPixel>
  private let copying: Reference

  init() {
    let content = TestPhoto.pixels(width: 600, height: 800).premultiplied()
    let outline = CoverageMask(roundedRect: PixelRect(content.size), radius: 24, size: content.size)
    card = content.straight(through: outline)
    var copy = [UInt8](repeating: 0, count: 600 * 800 * 4)
    let source = card
    let time = stopwatch.microseconds(per: 50) {
      for _ in 0..<50 {
        source.withBytes { bytes in copy.withUnsafeMutableBytes { $0.copyMemory(from: bytes) } }
      }
    }
    copying = Reference(name: "copying a card of 600 × 800", microseconds: time)
  }

  /// Measures all figures: kernels, texts, codecs and whole jobs.
  ///
  /// - Throws: ``BenchmarkError``; the errors of codecs and files.
  func figures() throws -> [Figure] { try kernels() + texts() + codecs() + jobs() }

  private func figure(_ name: String, _ reference: Reference, per count: Int = 1, _ body: () throws -> Void)
    rethrows
    -> Figure
  {
    Figure(name, microseconds: try stopwatch.microseconds(per: count, body), reference: reference)
  }

  private func kernels() -> [Figure] {
    let opaque = TestPhoto.pixels(width: 600, height: 800)
    return kernelFigures(opaque) { figure($0, copying, $1) }
  }

  private func texts() throws -> [Figure] {
    let captions = try CaptionBenchmark(count: 1000)
    try captions.draw()
    return [
      figure("lay out a caption", copying, per: captions.count, captions.layOut),
      try figure("lay out and draw a caption at 2 ×", copying, per: captions.count, captions.draw),
    ]
  }

  // MARK: Codecs

  private func codecs() throws -> [Figure] {
    let file = try TestPhoto.file(width: 4032, height: 3024)
    let decoding = raw("libjpeg's decoding at 1/2") { RawCodecs.decode(file, denominator: 2) }
    let deflate = raw("libdeflate at level 1 after the mean filter") { RawCodecs.deflate(card) }
    let jpeg = raw("libjpeg's encoding") { RawCodecs.jpeg(card) }
    let webp = raw("libwebp's encoding") { RawCodecs.webp(card) }
    let flat = card.premultiplied().flattened(on: StraightPixel(red: 255, green: 255, blue: 255))
    let formats = FormatBenchmark(card)
    return [
      try figure("decode a photo of 12 MP at 1/2", decoding) {
        _ = try PhotoDecoder().decode(file, reduction: 2)
      }
    ]
      + (try PNGEffort.allCases.map { effort in
        try figure("write a card as PNG, \(effort.rawValue)", deflate) {
          _ = try PNGEncoder(effort: effort).encode(card)
        }
      })
      + [
        Figure(
          "write a card as PNG by libpng at level 6 itself",
          microseconds: stopwatch.microseconds { RawCodecs.png(card) }, reference: deflate),
        try figure("write a card as JPEG, quality 85", jpeg) { _ = try JPEGEncoder().encode(flat) },
        try figure("write a card as WebP, quality 80, method 4", webp, formats.writeCard),
        try figure("write a card as lossless WebP, method 4", webp, formats.writeLosslessCard),
        try figure("add a frame of 900 × 1000 to a WebP", webp, formats.addFrameToWebP),
        try figure("add a frame of 900 × 1000 to an APNG", deflate, per: 2, formats.addFramesToAPNG),
      ]
  }

  private func raw(_ name: String, _ body: () -> Void) -> Reference {
    Reference(name: name, microseconds: stopwatch.microseconds(body))
  }

  // MARK: Whole jobs

  /// Measures making a card's file from a photo's file, compared with decoding and encoding by the libraries
  /// alone.
  ///
  /// - Throws: ``BenchmarkError``; the errors of codecs and files.
  private func jobs() throws -> [Figure] {
    let sizes = [(4032, 3024, 2, "12 MP"), (1200, 1600, 2, "2 MP")]
    return try sizes.flatMap { width, height, denominator, name in
      let file = try TestPhoto.file(width: width, height: height)
      let decoding = stopwatch.microseconds { RawCodecs.decode(file, denominator: denominator) }
      return try ["png", "jpeg"].map { format in
        let encoding = stopwatch.microseconds {
          format == "png" ? RawCodecs.deflate(card) : RawCodecs.jpeg(card)
        }
        return try figure(
          "make a card of \(name) as \(format.uppercased())",
          Reference(name: "the libraries' decoding and encoding", microseconds: decoding + encoding),
          of: file, format)
      }
    }
  }

  private func figure(_ name: String, _ reference: Reference, of file: [UInt8], _ format: String) throws
    -> Figure
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "deckle-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(file).write(to: folder.appendingPathComponent("photo.jpg"))
    let job = try CardsJob(
      JobOptions(["cards", folder.path, folder.appendingPathComponent("out").path, "--format", format]))
    try FileManager.default.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: true)
    let renderer = try job.makeRenderer()
    try job.run(0, with: renderer)
    return try self.figure(name, reference) { try job.run(0, with: renderer) }
  }
}
