import Foundation
import ImageCodecs
import Raster

typealias Picture = Pixmap<PremultipliedPixel>

extension Pixmap {
  /// A picture with the pixel that `body` gives for each column and row.
  init(width: Int, height: Int, _ body: (_ x: Int, _ y: Int) -> Pixel) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = body(x, y) }
    }
  }
}

extension PixelFormat {
  /// Red, green, blue, alpha.
  var channels: [Int] { [red, green, blue, alpha].map { Int($0) } }

  /// The largest difference of any channel.
  func distance(to other: [Int]) -> Int { zip(channels, other).map { abs($0 - $1) }.max() ?? 0 }
}

/// The bytes of lines of base64.
func base64(_ text: String) -> [UInt8] {
  Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
}

/// The error that `body` throws, if any.
func refusal<Result>(of body: () throws(PhotoError) -> Result) -> PhotoError? {
  do throws(PhotoError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
