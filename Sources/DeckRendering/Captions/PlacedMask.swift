import Raster
import Typesetting

/// A coverage mask whose first pixel is at (`x`, `y`).
struct PlacedMask {
  var mask: CoverageMask
  var x, y: Int

  /// Creates the sum of the coverages of text layers; nil if there are none.
  init?(of layers: [TextLayer]) {
    let masks = layers.map { (mask: $0.coverage, x: $0.x, y: $0.y) }
    guard let left = masks.map(\.x).min(), let right = masks.map({ $0.x + $0.mask.width }).max(),
      let top = masks.map(\.y).min(), let bottom = masks.map({ $0.y + $0.mask.height }).max()
    else { return nil }
    mask = CoverageMask(width: right - left, height: bottom - top)
    (x, y) = (left, top)
    for part in masks { mask.add(part.mask, atX: part.x - left, y: part.y - top) }
  }
}
