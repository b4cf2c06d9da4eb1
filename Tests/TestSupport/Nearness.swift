/// Whether two numbers differ by at most `tolerance`.
package func isNear(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}
