import CWebP
import Raster

/// The alpha of a lossy WebP file, which is stored without loss in a chunk of its own (RFC 9649, 2.7.1.2).
///
/// libwebp compresses alpha with the method for colours, which takes as long as the colours. The chunk
/// contains a lossless picture without its header whose green channel is alpha. Here it is encoded as such a
/// picture, with less effort.
struct AlphaPlane {
  private let size: PixelSize
  private let alpha: [UInt8]

  /// How much time compression may take.
  enum Effort {
    /// For the outline of a card, which is used often. As small as libwebp's own result.
    case thorough
    /// For the alpha of a frame, which is used once. The gradient filter makes it zero nearly everywhere.
    /// Frames of 1.1 megapixels take 10 ms and 13.0 kB, where libwebp's own alpha takes 60 ms and 10.9 kB.
    case quick

    /// libwebp's method and quality for lossless pictures, which both mean effort.
    var settings: (method: Int32, quality: Float) {
      switch self {
      case .thorough: (4, 32)
      case .quick: (1, 16)
      }
    }
  }

  /// The alpha of straight RGBA.
  init(size: PixelSize, alphaOf pixels: UnsafeRawBufferPointer) {
    self.size = size
    alpha = [UInt8](unsafeUninitializedCapacity: size.area) { target, count in
      for index in 0..<size.area { target[index] = pixels[4 * index + 3] }
      count = size.area
    }
  }

  /// The coverage of an outline.
  init(_ mask: CoverageMask) {
    size = mask.size
    alpha = mask.coverage
  }

  var isOpaque: Bool { alpha.allSatisfy { $0 == 255 } }

  /// The chunk: a byte with the filter and the compression method, then the compressed rows.
  ///
  /// - Throws: ``EncodeError`` where libwebp fails.
  func chunk(_ effort: Effort) throws(EncodeError) -> RIFFChunk {
    let image = try LibWebP.image(of: size) { config in
      config.lossless = 1
      config.exact = 1
      (config.method, config.quality) = effort.settings
    } load: { picture in
      picture.use_argb = 1
      guard WebPPictureAlloc(&picture) != 0 else { return false }
      fill(picture, isFiltered: effort == .quick)
      return true
    }
    let (headerLength, gradientFilter, isCompressed): (Int, UInt8, UInt8) = (5, 3 << 2, 1)
    let flags = isCompressed | (effort == .quick ? gradientFilter : 0)
    return RIFFChunk("ALPH", [flags] + image.content.dropFirst(headerLength))
  }

  private func fill(_ picture: WebPPicture, isFiltered: Bool) {
    alpha.withUnsafeBufferPointer { alpha in
      for y in 0..<size.height {
        let target = picture.argb + y * Int(picture.argb_stride)
        for x in 0..<size.width {
          let index = y * size.width + x
          let value = isFiltered ? alpha[index] &- prediction(alpha, x: x, index: index) : alpha[index]
          target[x] = 0xFF00_0000 | UInt32(value) << 8
        }
      }
    }
  }

  /// The prediction of the gradient filter: left + above − above left, clamped to 0…255; at the top and left
  /// edges the only neighbour.
  @inline(__always)
  private func prediction(_ alpha: UnsafeBufferPointer<UInt8>, x: Int, index: Int) -> UInt8 {
    guard index >= size.width else { return x > 0 ? alpha[index - 1] : 0 }
    let above = alpha[index - size.width]
    guard x > 0 else { return above }
    let sum = Int16(alpha[index - 1]) + Int16(above) - Int16(alpha[index - size.width - 1])
    return UInt8(max(0, min(255, sum)))
  }
}
