/// A pixel of four 8-bit channels in memory order R, G, B, A, sRGB-encoded.
///
/// Straight and premultiplied pixels are different types, so that they cannot be confused.
package protocol PixelFormat: BitwiseCopyable, Sendable, Hashable {
  /// Red, 0…255.
  var red: UInt8 { get set }
  /// Green, 0…255.
  var green: UInt8 { get set }
  /// Blue, 0…255.
  var blue: UInt8 { get set }
  /// Coverage, 0 (clear) … 255 (opaque).
  var alpha: UInt8 { get set }
  /// A pixel with the given channels.
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
}

extension PixelFormat {
  /// All four channels zero.
  package static var clear: Self { Self(red: 0, green: 0, blue: 0, alpha: 0) }
}
