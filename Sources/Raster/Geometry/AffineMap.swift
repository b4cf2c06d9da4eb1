/// An affine map of the plane in pixels: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct AffineMap: Sendable, Hashable {
  /// The linear part, column by column.
  package var a, b, c, d: Double
  /// The translation.
  package var tx, ty: Double

  /// The map with the given coefficients; by default nothing moves.
  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Where (`x`, `y`) goes.
  package func apply(x: Double, y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }

  /// The map that undoes this one; nil where it folds the plane flat.
  package var inverse: AffineMap? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineMap(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }
}
