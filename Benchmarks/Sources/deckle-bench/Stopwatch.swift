/// Measures work by the best of several rounds, which is the one that was disturbed least.
struct Stopwatch {
  var rounds = 7

  /// Microseconds that one of `count` items takes.
  func microseconds(per count: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Duration.seconds(3600)
    for _ in 0..<rounds { best = try min(best, clock.measure(body)) }
    return (Double(best.components.seconds) * 1e6 + Double(best.components.attoseconds) / 1e12)
      / Double(count)
  }
}
