/// One gesture on a deck from touch to rest, as placements over time: a pure function, so that the same
/// moment always looks the same.
public protocol GestureTimeline: Sendable {
  /// Seconds from the touch until everything rests again.
  var duration: Double { get }
  /// Where every card is at `time`, in order of drawing.
  func placements(at time: Double) -> [Placement]
}

extension GestureTimeline {
  /// The times of the frames at `fps` frames a second: k / fps, from 0 to the duration rounded up to a frame.
  public func frameTimes(fps: Double) -> [Double] {
    // A duration that is a whole number of frames but for rounding is one.
    let last = Int((duration * fps - 1e-6).rounded(.up))
    return (0...max(0, last)).map { Double($0) / fps }
  }
}
