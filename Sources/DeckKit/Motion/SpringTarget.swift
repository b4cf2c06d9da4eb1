/// What a spring is pulled towards over time: straight lines between timed values, with jumps where two stand
/// at one time.
///
/// The equation of motion is linear, so the spring's answer is the sum of its answers to the jumps and to the
/// changes of slope, each in closed form: nothing is integrated in steps, and it is the same at any frame
/// rate.
struct SpringTarget: Sendable, Hashable {
  struct Knot: Sendable, Hashable {
    var time, value: Double
  }

  /// In order of time; before the first the target is 0, after the last it stays.
  private(set) var knots: [Knot] = []

  /// Lets the target be `value` at `time`, on a straight line from where it was last.
  mutating func line(to value: Double, at time: Double) { knots.append(Knot(time: time, value: value)) }

  /// Lets the target jump to `value` at `time`, having stayed until then.
  mutating func jump(to value: Double, at time: Double) {
    if let last = knots.last, last.time < time { line(to: last.value, at: time) }
    line(to: value, at: time)
  }

  /// Where a value is that `spring` pulled from 0, at rest, after the target.
  func followed(by spring: Spring, at time: Double) -> Double {
    var (value, before) = (0.0, Knot(time: knots.first?.time ?? 0, value: 0))
    for knot in knots {
      guard before.time < time else { break }
      if knot.time > before.time {
        let slope = (knot.value - before.value) / (knot.time - before.time)
        value += slope * (spring.ramp(at: time - before.time) - spring.ramp(at: time - knot.time))
      } else {
        value += (knot.value - before.value) * spring.value(at: time - knot.time)
      }
      before = knot
    }
    return value
  }
}

extension Spring {
  /// How far a value is `time` seconds after a target that moves away at speed 1 began to pull it: the
  /// integral of ``value(at:velocity:)`` over time.
  ///
  /// It lags by damping / stiffness in the end; the difference decays as the spring's own motion does.
  func ramp(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (lag, decay) = (damping / stiffness, ratio * frequency)
    let (even, odd) = solutions(at: time)
    return time - lag + lag * even + (lag * decay - 1) * odd
  }
}
