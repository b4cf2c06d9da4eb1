/// A projective map of the plane in pixels, such as the perspective view of a plane: x′ = (a·x + c·y + tx) /
/// w, y′ = (b·x + d·y + ty) / w with w = g·x + h·y + i.
package struct ProjectiveMap: Sendable, Hashable {
  /// The coefficients of x′, y′ and w: the factors of x and y and the constant of each.
  package var x, y, w: SIMD3<Double>

  /// The map with the given coefficients of x′, y′ and w.
  package init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// A projective map equal to an affine map.
  package init(_ map: AffineMap) {
    self.init(SIMD3(map.a, map.c, map.tx), SIMD3(map.b, map.d, map.ty), SIMD3(0, 0, 1))
  }

  /// The image of (`x`, `y`) and its divisor w. Points without a positive w are behind the viewer.
  package func apply(x atX: Double, y atY: Double) -> (x: Double, y: Double, w: Double) {
    func value(_ row: SIMD3<Double>) -> Double { row.x * atX + row.y * atY + row.z }
    let depth = value(w)
    return (value(x) / depth, value(y) / depth, depth)
  }

  /// The composition of this map and, after it, `other`.
  package func then(_ other: ProjectiveMap) -> ProjectiveMap {
    func row(_ factors: SIMD3<Double>) -> SIMD3<Double> { factors.x * x + factors.y * y + factors.z * w }
    return ProjectiveMap(row(other.x), row(other.y), row(other.w))
  }

  /// The inverse map; nil where the map is singular.
  package var inverse: ProjectiveMap? {
    let (first, second, third) = (cross(y, w), cross(w, x), cross(x, y))
    let determinant = x.x * first.x + x.y * first.y + x.z * first.z
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    func row(_ one: Double, _ two: Double, _ three: Double) -> SIMD3<Double> {
      SIMD3(one, two, three) / determinant
    }
    return ProjectiveMap(
      row(first.x, second.x, third.x), row(first.y, second.y, third.y), row(first.z, second.z, third.z))
  }
}

private func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(
    one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z, one.x * other.y - one.y * other.x)
}
