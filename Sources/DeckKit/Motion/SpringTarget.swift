/// The target of a spring over time, piecewise linear. Two knots at the same time are a jump.
///
/// The equation of motion is linear, so the spring's response is the sum of its responses to the jumps and to
/// the changes of slope, each in closed form. The result is the same at any frame rate.
struct SpringTarget: Sendable, Hashable {
  struct Knot: Sendable, Hashable {
    var time, value: Double
  }

  /// The knots in order of time. The target is 0 before the first and constant after the last.
  private(set) var knots: [Knot] = []

  /// Moves the target linearly from the last knot to `value` at `time`.
  mutating func line(to value: Double, at time: Double) { knots.append(Knot(time: time, value: value)) }

  /// Holds the target until `time` and then changes it to `value` instantaneously.
  mutating func jump(to value: Double, at time: Double) {
    if let last = knots.last, last.time < time { line(to: last.value, at: time) }
    line(to: value, at: time)
  }

  /// The value at `time` of a spring that starts at 0 at rest and follows the target.
  func response(of spring: Spring, at time: Double) -> Double {
    var (value, before) = (0.0, Knot(time: knots.first?.time ?? 0, value: 0))
    for knot in knots {
      guard before.time < time else { break }
      if knot.time > before.time {
        let slope = (knot.value - before.value) / (knot.time - before.time)
        value +=
          slope * (spring.rampResponse(at: time - before.time) - spring.rampResponse(at: time - knot.time))
      } else {
        value += (knot.value - before.value) * spring.value(at: time - knot.time)
      }
      before = knot
    }
    return value
  }
}

extension Spring {
  /// The response at `time` to a target that moves with velocity 1 from time 0: the integral of
  /// ``value(at:velocity:)`` over time.
  ///
  /// The lag approaches damping / stiffness. The difference decays like the spring's own oscillation.
  func rampResponse(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (lag, decay) = (damping / stiffness, ratio * frequency)
    let (even, odd) = solutions(at: time)
    return time - lag + lag * even + (lag * decay - 1) * odd
  }
}
