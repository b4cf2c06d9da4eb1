import Foundation

/// How a dragged card turns: rotation = amount · f(offset / distance), kept within ±limit.
public struct RotationRule: Codable, Sendable, Hashable {
  /// Radians of turn where f is 1; clockwise for a card that is right of its place unless negative.
  public var amount: Double
  /// Points of horizontal offset for one unit of f's argument.
  public var distance: Double
  /// f.
  public var function: RotationFunction
  /// Largest turn to either side, in radians; none where nil.
  @Nullable public var limit: Double?
  /// What the card turns about.
  public var pivot: RotationPivot
  /// What the height of the touch does to the turn.
  public var touch: TouchInfluence

  /// A rule of all its parts.
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

  /// The rotation, in radians and clockwise, of a card that is `offset` points right of its place.
  ///
  /// - Parameter touch: height of the touch on the card, 0 at its top and 1 at its bottom.
  public func angle(forOffset offset: Double, touch: Double = 0) -> Double {
    let turn = amount * self.touch.factor(at: touch)
    let angle = turn * function.value(at: offset / distance, within: bound)
    guard let limit else { return angle }
    return min(max(angle, -limit), limit)
  }

  /// Where f brings the turn to its limit.
  private var bound: Double? { limit.flatMap { amount == 0 ? nil : abs($0 / amount) } }
}

/// How a turn grows with the way.
public enum RotationFunction: String, OpenEnumeration, Sendable, Hashable {
  case linear
  /// The tangent; near its pole it stays where the turn is at its limit.
  case tangent

  /// Evenly.
  public static let fallback = RotationFunction.linear
  /// For messages.
  public static let noun = "function"

  /// f(`argument`); a tangent stays within ± `bound`, and without one within a hundredth of a radian of its
  /// poles.
  func value(at argument: Double, within bound: Double?) -> Double {
    guard self == .tangent else { return argument }
    let end = min(bound.map { atan($0) } ?? .infinity, .pi / 2 - 0.01)
    return tan(min(max(argument, -end), end))
  }
}

/// What a dragged card turns about.
public enum RotationPivot: String, OpenEnumeration, Sendable, Hashable {
  /// Its own centre, wherever it is.
  case card
  /// The centre of its place at rest: the card is translated first and then turned with its translation.
  case rest

  /// The card's centre.
  public static let fallback = RotationPivot.card
  /// For messages.
  public static let noun = "pivot"
}

/// What the height of the touch does to a turn.
public enum TouchInfluence: String, OpenEnumeration, Sendable, Hashable {
  case none
  /// A card that is held below its middle turns the other way.
  case flips
  /// The turn falls evenly from whole at the top edge to the opposite at the bottom edge.
  case proportional

  /// Nothing.
  public static let fallback = TouchInfluence.none
  /// For messages.
  public static let noun = "influence of the touch"

  /// What the turn is multiplied by; `height` is 0 at the card's top and 1 at its bottom.
  func factor(at height: Double) -> Double {
    switch self {
    case .none: 1
    case .flips: height > 0.5 ? -1 : 1
    case .proportional: 1 - 2 * min(max(height, 0), 1)
    }
  }
}
