import CWebP
import Raster

/// The alpha of a picture, as a lossy WebP file stores it: beside the colours, exact (RFC 9649, 2.7.1.2).
///
/// libwebp packs it with the method of the colours, which takes as long again as those. What is stored is nothing but a lossless
/// picture whose green is alpha, without its header; so it is encoded as one here, with as much effort as it is worth.
struct AlphaPlane {
  private let size: PixelSize
  private let alpha: [UInt8]

  /// How much time packing may take.
  enum Effort {
    /// For what is used often: a card's outline. As small as libwebp's own.
    case thorough
    /// For what is used once: the alpha of a frame. Predicted from its neighbours it is zero nearly everywhere, which libwebp
    /// packs in a fifth of the time, and a fifth larger.
    case quick
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

  /// The chunk: one byte for the filter and that the rest is compressed, then the compressed rows.
  func chunk(_ effort: Effort) throws(EncodeError) -> RIFFChunk {
    let image = try LibWebP.image(of: size) { config in
      config.lossless = 1
      config.exact = 1
      config.method = effort == .thorough ? 4 : 1
      config.quality = effort == .thorough ? 32 : 16
    } load: { picture in
      picture.use_argb = 1
      guard WebPPictureAlloc(&picture) != 0 else { return false }
      fill(picture, isFiltered: effort == .quick)
      return true
    }
    let (headerLength, gradientFilter, isCompressed): (Int, UInt8, UInt8) = (5, 3 << 2, 1)
    let method = isCompressed | (effort == .quick ? gradientFilter : 0)
    return RIFFChunk("ALPH", [method] + image.content.dropFirst(headerLength))
  }

  private func fill(_ picture: WebPPicture, isFiltered: Bool) {
    alpha.withUnsafeBufferPointer { alpha in
      for y in 0..<size.height {
        let target = picture.argb + y * Int(picture.argb_stride)
        for x in 0..<size.width {
          let place = y * size.width + x
          let value = isFiltered ? alpha[place] &- prediction(alpha, x: x, place: place) : alpha[place]
          target[x] = 0xFF00_0000 | UInt32(value) << 8
        }
      }
    }
  }

  /// The gradient filter's guess: left + above − above left, from 0 to 255; along the top and left edges the one neighbour.
  @inline(__always)
  private func prediction(_ alpha: UnsafeBufferPointer<UInt8>, x: Int, place: Int) -> UInt8 {
    guard place >= size.width else { return x > 0 ? alpha[place - 1] : 0 }
    let above = alpha[place - size.width]
    guard x > 0 else { return above }
    let sum = Int16(alpha[place - 1]) + Int16(above) - Int16(alpha[place - size.width - 1])
    return UInt8(max(0, min(255, sum)))
  }
}
