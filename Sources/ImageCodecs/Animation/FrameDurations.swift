/// How long an animation's frames are shown in whole milliseconds, as WebP states it.
struct FrameDurations {
  let framesPerSecond: Double

  /// The duration of the frame at `index`. Moments are rounded and not durations, so that none is off by more than half a
  /// millisecond however many frames there are.
  func milliseconds(at index: Int) -> Int { moment(index + 1) - moment(index) }

  private func moment(_ index: Int) -> Int { Int((Double(index) * 1000 / framesPerSecond).rounded()) }
}
