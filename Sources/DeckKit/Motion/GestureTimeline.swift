/// A gesture from the touch until the deck is at rest, as a pure function from time to placements.
public protocol GestureTimeline: Sendable {
  /// Seconds from the touch until the deck is at rest.
  var duration: Double { get }
  /// The placements at `time`, in drawing order.
  func placements(at time: Double) -> [Placement]
}

extension GestureTimeline {
  /// The times of frames at `fps` frames per second: k / fps, from 0 to the duration rounded up to a frame.
  public func frameTimes(fps: Double) -> [Double] {
    // Tolerate rounding errors in a duration that is a whole number of frames.
    let last = Int((duration * fps - 1e-6).rounded(.up))
    return (0...max(0, last)).map { Double($0) / fps }
  }
}
