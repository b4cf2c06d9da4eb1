/// The separable blend modes of "Compositing and Blending Level 1", W3C, section 10.1.
package enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, hardLight, softLight, difference, exclusion
}

extension Pixmap<PremultipliedPixel> {
  /// Draws `source` with its top left pixel at (`x`, `y`) in a blend mode, source-over, clipped to this
  /// picture.
  ///
  /// Works on encoded values, each channel exact to half a level: co = cs · (1 − αb) + cb · (1 − αs) + αs ·
  /// αb · B(cb, cs), where cs and cb are premultiplied outside B.
  ///
  /// - Parameter opacity: 0 (draws nothing) … 255.
  package mutating func draw(_ source: Pixmap, atX x: Int, y: Int, mode: BlendMode, opacity: UInt8 = 255) {
    guard mode != .normal else { return draw(source, atX: x, y: y, opacity: opacity) }
    let (columns, rows) = part(of: source.size, atX: x, y: y)
    guard opacity > 0, !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    withMutablePacked { target in
      source.withPacked { pixels in
        for row in rows {
          let (from, to) = (pixels + row * source.width, target + (row + y) * targetWidth + x)
          for column in columns {
            let pixel = scaled(packed: from[column], by: UInt32(opacity))
            if pixel != 0 { to[column] = mode.blended(pixel, over: to[column]) }
          }
        }
      }
    }
  }
}

extension BlendMode {
  @inline(__always)
  func blended(_ source: UInt32, over target: UInt32) -> UInt32 {
    let (above, below) = (unpacked(source), unpacked(target))
    let (aboveAlpha, belowAlpha) = (Int(above.w), Int(below.w))
    guard belowAlpha > 0 else { return source }
    var result = SIMD4<UInt32>.zero
    for channel in 0..<3 {
      let (one, other) = (Int(above[channel]), Int(below[channel]))
      let sum =
        one * (255 - belowAlpha) + other * (255 - aboveAlpha)
        + mixed(one, of: aboveAlpha, with: other, of: belowAlpha)
      result[channel] = UInt32(truncatingIfNeeded: (sum + 127) / 255)
    }
    result.w = UInt32(truncatingIfNeeded: aboveAlpha + belowAlpha - (aboveAlpha * belowAlpha + 127) / 255)
    return packed(result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: result.w)))
  }

  /// αs · αb · B(cb, cs) in units of 1/255², from premultiplied channels.
  @inline(__always)
  private func mixed(_ source: Int, of sourceAlpha: Int, with target: Int, of targetAlpha: Int) -> Int {
    let whole = sourceAlpha * targetAlpha
    switch self {
    case .normal: return source * targetAlpha
    case .multiply: return source * target
    case .screen: return source * targetAlpha + target * sourceAlpha - source * target
    case .overlay: return hardLight(target, of: targetAlpha, with: source, of: sourceAlpha)
    case .hardLight: return hardLight(source, of: sourceAlpha, with: target, of: targetAlpha)
    case .darken: return min(source * targetAlpha, target * sourceAlpha)
    case .lighten: return max(source * targetAlpha, target * sourceAlpha)
    case .difference: return abs(source * targetAlpha - target * sourceAlpha)
    case .exclusion: return source * targetAlpha + target * sourceAlpha - 2 * source * target
    case .colorDodge:
      guard target > 0 else { return 0 }
      return source < sourceAlpha
        ? min(whole, quotient(sourceAlpha * sourceAlpha * target, sourceAlpha - source)) : whole
    case .colorBurn:
      guard target < targetAlpha else { return whole }
      return source > 0
        ? whole - min(whole, quotient(sourceAlpha * sourceAlpha * (targetAlpha - target), source)) : 0
    case .softLight: return softLight(source, of: sourceAlpha, with: target, of: targetAlpha)
    }
  }

  @inline(__always)
  private func hardLight(_ source: Int, of sourceAlpha: Int, with target: Int, of targetAlpha: Int) -> Int {
    2 * source <= sourceAlpha
      ? 2 * source * target
      : sourceAlpha * targetAlpha - 2 * (sourceAlpha - source) * (targetAlpha - target)
  }

  /// In floating point: the square root is the same on every machine (IEEE 754).
  private func softLight(_ source: Int, of sourceAlpha: Int, with target: Int, of targetAlpha: Int) -> Int {
    let (above, below) = (Double(source) / Double(sourceAlpha), Double(target) / Double(targetAlpha))
    let whole = Double(sourceAlpha * targetAlpha)
    guard above > 0.5 else {
      return Int((whole * (below - (1 - 2 * above) * below * (1 - below))).rounded())
    }
    let lifted = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return Int((whole * (below + (2 * above - 1) * (lifted - below))).rounded())
  }

  @inline(__always)
  private func quotient(_ dividend: Int, _ divisor: Int) -> Int { (dividend + divisor / 2) / divisor }
}
