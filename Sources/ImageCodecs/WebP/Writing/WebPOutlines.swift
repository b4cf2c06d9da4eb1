import Raster

/// The packed alpha of the outlines that were met last: all cards of a size have one. Not for several threads.
package final class WebPOutlines {
  private var known: [(outline: CoverageMask, chunk: RIFFChunk?)] = []
  private let capacity: Int

  /// Room for so many outlines.
  package init(capacity: Int = 6) { self.capacity = capacity }

  /// The chunk of `outline`; nil where it covers everything.
  func chunk(of outline: CoverageMask) throws(EncodeError) -> RIFFChunk? {
    if let place = known.firstIndex(where: { $0.outline == outline }) { return known[place].chunk }
    let plane = AlphaPlane(outline)
    let chunk = plane.isOpaque ? nil : try plane.chunk(.thorough)
    known = Array(([(outline, chunk)] + known).prefix(capacity))
    return chunk
  }
}
