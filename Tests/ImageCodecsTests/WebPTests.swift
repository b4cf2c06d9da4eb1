import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// The squares of ``JPEGFixtures`` as WebP, written by Pillow 13.0.0.
enum WebPFixtures {
  static let lossless = base64(
    """
    UklGRloAAABXRUJQVlA4TE4AAAAvF8ADAC9AkG0jMYThDuZox1HIRhK0MIvzYh/OIRAEkEiEEMZEo003wvzH/6U4oAm1hQEhJFtJ
    IYUUUkghf6EPsBfR/zh41a1mLnzsaiY=
    """)
  /// Quality 95, with an Exif block that states orientation 6.
  static let lossy = base64(
    """
    UklGRogAAABXRUJQVlA4WAoAAAAIAAAAFwAADwAAVlA4IEgAAACwAgCdASoYABAAAIAIJaACdLwJ4B+AH6Af4ACMlgAA/vCYn/+r
    7f/7pP///pSM3/w3iBf/78cNw//BGv//843w26Az9KwAAABFWElGGgAAAE1NACoAAAAIAAEBEgADAAAAAQAGAAAAAAAA
    """)
  /// Alpha is ten times the column plus five. Colours of clear pixels are kept.
  static let alpha = base64(
    """
    UklGRl4AAABXRUJQVlA4TFEAAAAvF8ADEM2VIaL/sYuI/gcUQ5IkNcRADOBtszgL1v2dt2E2kgq4OIuxKPc8QIJAkFhmHGPGWdS2
    bcNiTSmcAH8D8HcF8FgAHHTmH4m1hPWJOwMA
    """)
  /// Two frames: the squares, then one dark colour.
  static let animated = base64(
    """
    UklGRsAAAABXRUJQVlA4WAoAAAACAAAAFwAADwAAQU5JTQYAAAAAAAAAAABBTk1GYAAAAAAAAAAAABcAAA8AAGQAAAJWUDhMSAAA
    AC8XwAMAL0CQbSMxiMEeZhhHJMi2TQ2iYIc4WYCJxHBGFF0E3WHNf4CaFU297kAQQJLCCiussML+QgNE9D/a1rYl6XPbkgTgEkFO
    TUYsAAAAAAAAAAAAFwAADwAAZAAAAFZQOEwUAAAALxfAAwAHUIFUCCAACpr+x4iI/gc=
    """)

  static let all = [lossless, lossy, alpha, animated]

  /// A lossless file in the extended container with a profile (WebP container specification, "Extended File
  /// Format").
  static func profiled(_ profile: [UInt8]) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + UInt32(content.count).littleEndianBytes + content
        + [UInt8](repeating: 0, count: content.count % 2)
    }
    let extended = chunk("VP8X", [0x20, 0, 0, 0, 23, 0, 0, 15, 0, 0])
    let body = Array("WEBP".utf8) + extended + chunk("ICCP", profile) + lossless[12...]
    return chunk("RIFF", body)
  }
}

@Suite struct WebPTests {
  @Test func lossless() throws {
    let photo = try PhotoDecoder().decode(WebPFixtures.lossless)
    for (index, letter) in "ABCDEF".enumerated() {
      let pixel = photo.pixmap[4 + index % 3 * 8, 4 + index / 3 * 8]
      #expect(pixel.channels == (JPEGFixtures.colors[letter] ?? []) + [255])
    }
    #expect(photo.header.format == .webp && photo.header.encoding == "lossless" && !photo.header.hasAlpha)
    #expect(photo.warnings.isEmpty && photo.reduction == 1)
  }

  @Test func lossyTurnedByExif() throws {
    let photo = try PhotoDecoder().decode(WebPFixtures.lossy, reduction: 4)
    #expect(photo.header.orientation == .rotated90 && photo.header.encoding == "lossy")
    #expect(photo.pixmap.size == PixelSize(width: 16, height: 24) && photo.reduction == 1)
    // Exif's definition of 6: the stored left column, read from below, is the upper row.
    let wanted = Array("DAEBFC").map { JPEGFixtures.colors[$0] ?? [] }
    for (index, color) in wanted.enumerated() {
      #expect(photo.pixmap[4 + index % 2 * 8, 4 + index / 2 * 8].distance(to: color + [255]) <= 12)
    }
  }

  @Test func alpha() throws {
    let photo = try PhotoDecoder().decode(WebPFixtures.alpha)
    #expect(photo.header.hasAlpha)
    for x in 0..<24 {
      let color = JPEGFixtures.colors[Array("ABC")[x / 8]] ?? []
      #expect(photo.pixmap[x, 3].channels == premultiplied(color + [x * 10 + 5]))
    }
  }

  @Test func theFirstFrame() throws {
    let photo = try PhotoDecoder().decode(WebPFixtures.animated)
    #expect(photo.pixmap.letters == "ABC/DEF")
    #expect(photo.warnings.map(\.code) == [.animationFirstFrame])
  }

  @Test func profile() throws {
    let profile = ICCProfile.rgb(ICCProfile.sRGBColorants.reversed())
    let photo = try PhotoDecoder().decode(WebPFixtures.profiled(profile))
    #expect(photo.isColorConverted && photo.header.profile == profile)
    let square = JPEGFixtures.colors["A"] ?? []
    #expect(photo.pixmap[4, 4].distance(to: square.reversed() + [255]) <= 1)
    let broken = try PhotoDecoder().decode(WebPFixtures.profiled([1, 2, 3]))
    #expect(broken.warnings.map(\.code) == [.profileUnusable] && broken.pixmap.letters == "ABC/DEF")
  }

  @Test(arguments: WebPFixtures.all)
  func inspectingSaysTheSame(file: [UInt8]) throws {
    #expect(try PhotoDecoder().inspect(file) == PhotoDecoder().decode(file).header)
  }

  @Test(arguments: WebPFixtures.all)
  func everyBeginningIsRefused(file: [UInt8]) {
    for count in 12..<file.count - 1 {
      let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(Array(file[..<count])) }
      #expect(error == .truncated(.webp), "\(count) of \(file.count)")
    }
  }

  @Test func limits() {
    for limits in [DecodeLimits(side: 23), DecodeLimits(pixels: 383)] {
      let error = refusal { () throws(PhotoError) in
        try PhotoDecoder(limits: limits).inspect(WebPFixtures.lossless)
      }
      #expect(error?.code == "photo-over-limit")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func changedBytesAreReadOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (read, refused) = (0, 0)
    for file in WebPFixtures.all {
      for _ in 0..<40 {
        var damaged = file
        for _ in 0..<3 {
          damaged[Int.random(in: 12..<file.count, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        guard let photo = try? PhotoDecoder(limits: DecodeLimits(pixels: 1_000_000)).decode(damaged) else {
          refused += 1
          continue
        }
        read += 1
        #expect(photo.pixmap.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
      }
    }
    #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }
}
