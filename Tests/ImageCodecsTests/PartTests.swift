import ImageCodecs
import Raster
import TestSupport
import Testing

/// Decoding a part of a photo.
@Suite struct PartTests {
  /// A part has the same pixels as the whole for every chroma resolution (halved and interpolated below
  /// quality 90), orientation and reduction.
  @Test(arguments: [85, 95], [1, 2, 4, 8])
  func showsWhatTheWholeShows(quality: Int, reduction: Int) throws {
    var random = SeededGenerator(seed: UInt64(quality * 10 + reduction))
    let stored = noise(width: 203, height: 151, &random)
    let jpeg = try JPEGEncoder(quality: quality).encode(stored)
    for orientation in Orientation.allCases {
      let block = ExifBlock(orientation: UInt32(orientation.rawValue), isLittleEndian: true)
      let file = JPEGSegments.inserting(exif: block.bytes, into: jpeg)
      let whole = try PhotoDecoder().decode(file, reduction: reduction)
      for _ in 0..<8 {
        let crop = rect(in: whole.header.size, &random)
        let size = PixelSize(
          width: .random(in: 3...40, using: &random), height: .random(in: 3...40, using: &random))
        let least = min(Double(size.width), crop.width * Double(size.height) / crop.height)
        let needed = DecodedPhoto.part(read: crop, width: least, reduction: reduction)
        let part = try PhotoDecoder().decode(file, reduction: reduction, part: needed)
        #expect(
          part.resampled(crop: crop, to: size) == whole.resampled(crop: crop, to: size),
          "\(orientation) \(crop) \(size)")
      }
    }
  }

  /// Reduced photos depend neither on the decoded part nor on the orientation.
  @Test(arguments: [1, 2], [1, 2, 4]) func reducedPartsAreThoseOfTheWhole(reduction: Int, factor: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(reduction * 10 + factor))
    let jpeg = try JPEGEncoder(quality: 85).encode(noise(width: 203, height: 151, &random))
    let target = reduction * factor
    for orientation in Orientation.allCases {
      let block = ExifBlock(orientation: UInt32(orientation.rawValue), isLittleEndian: true)
      let file = JPEGSegments.inserting(exif: block.bytes, into: jpeg)
      let decoded = try PhotoDecoder().decode(file, reduction: reduction)
      let whole = decoded.reduced(to: target, part: PixelRect(decoded.header.size))
      #expect(whole.reduction == target)
      let crop = rect(in: decoded.header.size, &random)
      let needed = DecodedPhoto.part(read: crop, width: 20, reduction: target)
      var grown = needed
      grown.x -= Double(target)
      grown.y -= Double(target)
      grown.width += 2 * Double(target)
      grown.height += 2 * Double(target)
      let part = try PhotoDecoder().decode(file, reduction: reduction, part: grown)
      #expect(part.covers(needed))
      let size = PixelSize(width: 20, height: max(20, Int(20 * crop.height / crop.width)))
      let reduced = part.reduced(to: target, part: needed)
      #expect(reduced.covers(needed))
      #expect(
        reduced.resampled(crop: crop, to: size) == whole.resampled(crop: crop, to: size), "\(orientation)")
    }
  }

  @Test func coversWhatWasDecoded() throws {
    var random = SeededGenerator(seed: 9)
    let file = try JPEGEncoder(quality: 85).encode(noise(width: 400, height: 300, &random))
    let photo = try PhotoDecoder().decode(file, part: PixelRect(x: 160, y: 100, width: 80, height: 50))
    #expect(photo.covers(PixelRect(x: 165, y: 101, width: 70, height: 49)))
    #expect(!photo.covers(PixelRect(x: 165, y: 99, width: 70, height: 20)))
    #expect(!photo.covers(PixelRect(x: 100, y: 110, width: 30, height: 20)))
  }

  /// Little more than the requested part is kept: one or two blocks around it.
  @Test func keepsLittleMore() throws {
    var random = SeededGenerator(seed: 7)
    let file = try JPEGEncoder(quality: 85).encode(noise(width: 400, height: 300, &random))
    let photo = try PhotoDecoder().decode(file, part: PixelRect(x: 160, y: 100, width: 80, height: 50))
    #expect(photo.size.height == 50)
    #expect((80...80 + 4 * 16).contains(photo.size.width))
    #expect(photo.header.size == PixelSize(width: 400, height: 300))
  }

  /// Damage outside the part is found too.
  @Test func damageOutsideThePartIsFound() throws {
    var random = SeededGenerator(seed: 8)
    let file = try JPEGEncoder(quality: 85).encode(noise(width: 256, height: 256, &random))
    let cut = Array(file.prefix(file.count * 3 / 4))
    #expect(throws: PhotoError.truncated(.jpeg)) {
      try PhotoDecoder().decode(cut, part: PixelRect(x: 0, y: 0, width: 16, height: 16))
    }
  }

  private func noise(width: Int, height: Int, _ random: inout SeededGenerator) -> Picture {
    Picture(width: width, height: height) { x, y in
      let grain = Int.random(in: 0..<60, using: &random)
      return PremultipliedPixel(
        red: UInt8(x * 190 / width + grain), green: UInt8(y * 190 / height + grain),
        blue: UInt8((x + y) * 190 / (width + height) + grain))
    }
  }

  private func rect(in size: PixelSize, _ random: inout SeededGenerator) -> PixelRect {
    let (width, height) = (Double(size.width), Double(size.height))
    let rect = (
      width: Double.random(in: 8...width, using: &random),
      height: Double.random(in: 8...height, using: &random)
    )
    return PixelRect(
      x: .random(in: 0...(width - rect.width), using: &random),
      y: .random(in: 0...(height - rect.height), using: &random), width: rect.width, height: rect.height)
  }
}
