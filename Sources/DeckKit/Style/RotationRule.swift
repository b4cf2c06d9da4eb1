import Foundation

/// The rotation of a dragged card: amount · f(offset / distance), clamped to ±limit.
public struct RotationRule: Codable, Sendable, Hashable {
  /// Rotation in radians where f is 1. If positive, a card to the right of its position at rest rotates
  /// clockwise.
  public var amount: Double
  /// Horizontal offset in points at which the argument of f is 1.
  public var distance: Double
  /// The function f.
  public var function: RotationFunction
  /// Maximum rotation to either side in radians; nil for no limit.
  @Nullable public var limit: Double?
  /// The centre of the rotation.
  public var pivot: RotationPivot
  /// The effect of the touch's vertical position on the rotation.
  public var touch: TouchInfluence

  /// Creates a rule with the given values.
  public init(
    amount: Double = 1, distance: Double, function: RotationFunction = .linear, limit: Double?,
    pivot: RotationPivot = .card, touch: TouchInfluence = .none
  ) {
    self.amount = amount
    self.distance = distance
    self.function = function
    self.limit = limit
    self.pivot = pivot
    self.touch = touch
  }

  /// The rotation, in radians and clockwise, of a card whose horizontal offset is `offset` points.
  ///
  /// - Parameter touch: vertical position of the touch on the card, 0 at its top and 1 at its bottom.
  public func angle(forOffset offset: Double, touch: Double = 0) -> Double {
    let scaledAmount = amount * self.touch.factor(at: touch)
    let angle = scaledAmount * function.value(at: offset / distance, within: bound)
    guard let limit else { return angle }
    return min(max(angle, -limit), limit)
  }

  /// The absolute value of f at which the rotation reaches its limit.
  private var bound: Double? { limit.flatMap { amount == 0 ? nil : abs($0 / amount) } }
}

/// The function from offset to rotation.
public enum RotationFunction: String, OpenEnumeration, Sendable, Hashable {
  /// f(x) = x.
  case linear
  /// The tangent. Its argument is clamped to where the rotation reaches its limit.
  case tangent

  /// Unknown names decode as ``linear``.
  public static let fallback = RotationFunction.linear
  /// The term in error messages.
  public static let noun = "rotation function"

  /// The value at `argument`. The tangent is clamped to ± `bound`, or, if `bound` is nil, to its value 0.01
  /// radians from its poles.
  func value(at argument: Double, within bound: Double?) -> Double {
    guard self == .tangent else { return argument }
    let limit = min(bound.map { atan($0) } ?? .infinity, .pi / 2 - 0.01)
    return tan(min(max(argument, -limit), limit))
  }
}

/// The centre of a dragged card's rotation.
public enum RotationPivot: String, OpenEnumeration, Sendable, Hashable {
  /// The centre of the card at its current position.
  case card
  /// The centre of the card at rest. The card is translated first, then rotated together with its
  /// translation.
  case rest

  /// Unknown names decode as ``card``.
  public static let fallback = RotationPivot.card
  /// The term in error messages.
  public static let noun = "rotation pivot"
}

/// The effect of the touch's vertical position on the rotation.
public enum TouchInfluence: String, OpenEnumeration, Sendable, Hashable {
  /// No effect.
  case none
  /// The rotation is reversed if the touch is below the card's centre.
  case flips
  /// The rotation is multiplied by a factor that decreases linearly from 1 at the card's top to −1 at its
  /// bottom.
  case proportional

  /// Unknown names decode as ``none``.
  public static let fallback = TouchInfluence.none
  /// The term in error messages.
  public static let noun = "touch influence"

  /// The factor of the rotation; `height` is 0 at the card's top and 1 at its bottom.
  func factor(at height: Double) -> Double {
    switch self {
    case .none: 1
    case .flips: height > 0.5 ? -1 : 1
    case .proportional: 1 - 2 * min(max(height, 0), 1)
    }
  }
}
