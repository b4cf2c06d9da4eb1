/// The translation of a finger over time: straight lines between timed points. The finger is released at the
/// last point.
public struct FingerPath: Codable, Sendable, Hashable {
  /// A point of the path.
  public struct Point: Codable, Sendable, Hashable {
    /// Seconds since the touch.
    public var time: Double
    /// The vector from the touch point to the finger, in points.
    public var translation: LayoutPoint

    /// Creates a point.
    public init(time: Double, translation: LayoutPoint) {
      self.time = time
      self.translation = translation
    }
  }

  /// The points in order of time. The finger touches at time 0 with translation (0, 0).
  public var points: [Point]

  /// Creates a path through `points`.
  public init(_ points: [Point]) {
    self.points = points
  }

  /// Creates a straight path from the touch point to `end` that takes `duration` seconds.
  public init(to end: LayoutPoint, duration: Double) {
    self.init([Point(time: 0, translation: .zero), Point(time: duration, translation: end)])
  }

  /// The time of the release in seconds.
  public var releaseTime: Double { points.last?.time ?? 0 }
  /// The translation at the release in points.
  public var releaseTranslation: LayoutPoint { points.last?.translation ?? .zero }

  /// The velocity at the release in points per second: that of the last segment.
  public var releaseVelocity: LayoutPoint {
    guard let last = points.last else { return .zero }
    let before = points.dropLast().last ?? Point(time: 0, translation: .zero)
    guard last.time > before.time else { return .zero }
    return (last.translation - before.translation) * (1 / (last.time - before.time))
  }

  /// The translation at `time`: zero before the touch, ``releaseTranslation`` after the release.
  public func translation(at time: Double) -> LayoutPoint {
    guard time > 0 else { return .zero }
    guard let next = points.firstIndex(where: { $0.time >= time }) else { return releaseTranslation }
    let before = next > 0 ? points[next - 1] : Point(time: 0, translation: .zero)
    let after = points[next]
    let progress = (time - before.time) / (after.time - before.time)
    return before.translation.interpolated(to: after.translation, at: progress)
  }
}
