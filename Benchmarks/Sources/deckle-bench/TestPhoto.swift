import ImageCodecs
import Raster

/// Pictures that resemble photos: soft shapes with camera noise, the same in every run.
enum TestPhoto {
  static func pixels(width: Int, height: Int) -> Pixmap<StraightPixel> {
    var state: UInt32 = 1
    func grain() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      // The sum of three random numbers is nearly normally distributed, like sensor noise.
      return Int(state >> 29) + Int(state >> 20 & 7) + Int(state >> 11 & 7) - 10
    }
    return Pixmap(width: width, height: height) { target in
      for index in target.indices {
        let (x, y) = (index % width * 1024 / width, index / width * 1024 / height)
        let wave = abs((x * 3 + y) % 512 - 256) / 4
        let disc = (x - 512) * (x - 512) + (y - 400) * (y - 400) < 90_000 ? 60 : 0
        let level = 40 + wave + disc
        func channel(_ slope: Int) -> UInt8 { UInt8(max(0, min(255, level + slope * y / 1024 + grain()))) }
        target[index] = StraightPixel(red: channel(50), green: channel(30), blue: channel(10))
      }
    }
  }

  /// Encodes a JPEG file like those of phones.
  ///
  /// - Throws: `EncodeError`.
  static func file(width: Int, height: Int) throws -> [UInt8] {
    try JPEGEncoder(quality: 88).encode(pixels(width: width, height: height).premultiplied())
  }
}
