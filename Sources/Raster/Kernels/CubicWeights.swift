/// Weights of the Catmull-Rom cubic (Keys, a = −1/2) for 256 places between two pixels, 12 bits of fraction.
struct CubicWeights {
  static let fractionBits: Int32 = 12
  static let phases = 256
  /// For each phase the weights of the pixels at −1, 0, 1, 2; they sum to 4096.
  let table: [SIMD4<Int32>]

  static let shared = CubicWeights()

  private init() {
    table = (0..<Self.phases).map { phase in
      let t = Double(phase) / Double(Self.phases)
      let weights = SIMD4<Double>(
        ((-0.5 * t + 1) * t - 0.5) * t,
        (1.5 * t - 2.5) * t * t + 1,
        ((-1.5 * t + 2) * t + 0.5) * t,
        (0.5 * t - 0.5) * t * t)
      var fixed = SIMD4<Int32>.zero
      for index in 0..<4 { fixed[index] = Int32((weights[index] * 4096).rounded()) }
      fixed[t < 0.5 ? 1 : 2] += 4096 - fixed.wrappedSum()
      return fixed
    }
  }
}
