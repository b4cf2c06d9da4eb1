/// Weights of the Catmull-Rom cubic (Keys, a = −1/2) at 256 phases between two pixels, 12 bits of fraction.
enum CubicWeights {
  static let phaseBits = 8
  private static let phases = 1 << phaseBits
  private static let one = 4096.0

  /// For each phase each weight four times, once for each channel of a pixel.
  static let repeated: [Int32] = table.flatMap { [Int32](repeating: Int32($0), count: 4) }

  /// For each phase the weights of the pixels at −1, 0, 1, 2; they sum to 4096.
  static let table: [Int16] = (0..<phases).flatMap { phase in
    let t = Double(phase) / Double(phases)
    let weights = [
      ((-0.5 * t + 1) * t - 0.5) * t,
      (1.5 * t - 2.5) * t * t + 1,
      ((-1.5 * t + 2) * t + 0.5) * t,
      (0.5 * t - 0.5) * t * t,
    ]
    var fixed = weights.map { Int16(($0 * one).rounded()) }
    fixed[t < 0.5 ? 1 : 2] += Int16(one) - fixed.reduce(0, +)
    return fixed
  }
}
