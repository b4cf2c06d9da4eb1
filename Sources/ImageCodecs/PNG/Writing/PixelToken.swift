/// How a pixel is told: by its bytes, by an equal pixel that came before it or, of two at once, by an equal pair; the second of a pair is told
/// with the first.
struct PixelToken {
  /// How many classes single pixels' distances have, and as many the distances of pairs.
  static var matchClasses: Int { DistanceClass.count }
  /// The first class of the distances of pairs.
  static var pairs: Int { matchClasses }
  /// The class of a pixel that is told by its bytes, and of the second of a pair.
  static var literal: Int { 2 * matchClasses }
  static var second: Int { literal + 1 }
  /// How many classes there are in all.
  static var classes: Int { second + 1 }

  private let value: UInt32

  @inline(__always)
  private init(value: UInt32) { self.value = value }

  /// - Parameter distance: bytes to the earlier pixel, or 0.
  @inline(__always)
  init(number: Int, distance: UInt16 = 0) {
    value = UInt32(truncatingIfNeeded: number) &<< 16 | UInt32(distance)
  }

  /// Chooses without branches: of what is joined, all but one are multiplied by 0, and one by 1.
  @inline(__always)
  static func * (token: Self, factor: UInt32) -> Self { Self(value: token.value & (0 &- factor)) }

  @inline(__always)
  static func | (one: Self, other: Self) -> Self { Self(value: one.value | other.value) }

  @inline(__always) var number: Int { Int(value &>> 16) }
  @inline(__always) var distance: UInt64 { UInt64(value & 0xFFFF) }
}
