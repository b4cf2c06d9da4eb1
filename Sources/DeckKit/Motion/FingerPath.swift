/// Where the finger is over time: straight lines between timed points; it lets go at the last one.
public struct FingerPath: Codable, Sendable, Hashable {
  /// One point of the path.
  public struct Point: Codable, Sendable, Hashable {
    /// Seconds since the touch.
    public var time: Double
    /// How far the finger is from where it touched, in points.
    public var translation: LayoutPoint

    /// The point reached at `time`.
    public init(time: Double, translation: LayoutPoint) {
      self.time = time
      self.translation = translation
    }
  }

  /// The points in order of time; the finger touches at (0, 0) at time 0.
  public var points: [Point]

  /// The path through `points`.
  public init(_ points: [Point]) {
    self.points = points
  }

  /// The straight path from the touch to `end` in `duration` seconds.
  public init(to end: LayoutPoint, duration: Double) {
    self.init([Point(time: 0, translation: .zero), Point(time: duration, translation: end)])
  }

  /// When the finger lets go.
  public var releaseTime: Double { points.last?.time ?? 0 }
  /// Where the finger lets go.
  public var releaseTranslation: LayoutPoint { points.last?.translation ?? .zero }

  /// How fast the finger is when it lets go, in points a second: its speed along the last line of the path.
  public var releaseVelocity: LayoutPoint {
    guard let last = points.last else { return .zero }
    let before = points.dropLast().last ?? Point(time: 0, translation: .zero)
    guard last.time > before.time else { return .zero }
    return (last.translation - before.translation) * (1 / (last.time - before.time))
  }

  /// Where the finger is at `time`: before the touch where it touches, after the release where it let go.
  public func translation(at time: Double) -> LayoutPoint {
    guard time > 0 else { return .zero }
    guard let next = points.firstIndex(where: { $0.time >= time }) else { return releaseTranslation }
    let before = next > 0 ? points[next - 1] : Point(time: 0, translation: .zero)
    let after = points[next]
    let progress = (time - before.time) / (after.time - before.time)
    return before.translation.interpolated(to: after.translation, at: progress)
  }
}
