/// The delay of an APNG frame: a fraction of a second with numerator and denominator of 16 bits.
struct FrameDelay: Hashable {
  let numerator, denominator: UInt16

  /// 1 ÷ `rate` seconds. Exact for integers, for rates of at most two decimals and for those of television
  /// (30000/1001); otherwise the best convergent of the continued fraction.
  init(framesPerSecond rate: Double) {
    var (p, q) = ((last: 0.0, this: 1.0), (last: 1.0, this: 0.0))
    var rest = 1 / rate
    repeat {
      let whole = rest.rounded(.down)
      let next = (p: whole * p.this + p.last, q: whole * q.this + q.last)
      guard next.p <= 65_535, next.q <= 65_535 else { break }
      (p, q) = ((p.this, next.p), (q.this, next.q))
      rest = 1 / (rest - whole)
    } while abs(p.this * rate - q.this) > 1e-9 * q.this
    (numerator, denominator) = (UInt16(p.this), UInt16(q.this))
  }
}
