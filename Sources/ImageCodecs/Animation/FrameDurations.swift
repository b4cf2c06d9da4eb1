/// The durations of WebP frames in whole milliseconds.
struct FrameDurations {
  let framesPerSecond: Double

  /// The duration of the frame at `index`: the difference of rounded start times. Each start time is off by
  /// at most half a millisecond, however many frames there are.
  func milliseconds(at index: Int) -> Int { startTime(index + 1) - startTime(index) }

  private func startTime(_ index: Int) -> Int { Int((Double(index) * 1000 / framesPerSecond).rounded()) }
}
