/// An affine map of the plane in pixels: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct AffineMap: Sendable, Hashable {
  /// The linear part, column by column.
  package var a, b, c, d: Double
  /// The translation.
  package var tx, ty: Double

  /// The map with the given coefficients; by default the identity.
  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The image of (`x`, `y`).
  package func apply(x: Double, y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }

  /// The inverse map; nil where the map is singular.
  package var inverse: AffineMap? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineMap(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }
}
