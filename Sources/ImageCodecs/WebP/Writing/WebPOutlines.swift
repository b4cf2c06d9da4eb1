import Raster

/// A cache of the alpha chunks of card outlines: all cards of a size have the same one. Not thread-safe.
package final class WebPOutlines {
  private var known: [(outline: CoverageMask, chunk: RIFFChunk?)] = []
  private let capacity: Int

  /// A cache of at most `capacity` outlines.
  package init(capacity: Int = 6) { self.capacity = capacity }

  /// The alpha chunk of `outline`; nil where it covers everything.
  ///
  /// - Throws: ``EncodeError`` where libwebp fails.
  func chunk(of outline: CoverageMask) throws(EncodeError) -> RIFFChunk? {
    if let index = known.firstIndex(where: { $0.outline == outline }) { return known[index].chunk }
    let plane = AlphaPlane(outline)
    let chunk = plane.isOpaque ? nil : try plane.chunk(.thorough)
    known = Array(([(outline, chunk)] + known).prefix(capacity))
    return chunk
  }
}
