import CCodecShims
import Deflate
import PictureTypes
import Raster

/// A PNG file under construction, chunk by chunk (PNG third edition, 5).
struct PNGFile {
  /// A chunk: its type, and its content in two parts, of which the first has at most four bytes.
  private struct Chunk {
    let type: StaticString
    let prefix: [UInt8]
    let content: ArraySlice<UInt8>

    var contentLength: Int { prefix.count + content.count }
  }

  private var chunks: [Chunk] = []

  /// The maximum length of the content of an IDAT or fdAT chunk. The format allows 2³¹ − 1 bytes.
  static let maximumContentLength = 1 << 30

  /// A file with an IHDR chunk and the chunks of a colour space.
  ///
  /// - Parameter channels: 3 for RGB, 4 for straight RGBA, 8 bits each.
  /// - Throws: ``EncodeError`` where the picture is empty or too large for the format.
  init(size: PixelSize, channels: Int, colorSpace: ColorSpace) throws(EncodeError) {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= Int32.max else {
      throw EncodeError(reason: "it has \(size) pixels; PNG takes 1 to 2147483647 on each side")
    }
    let colorType: UInt8 = channels == 4 ? 6 : 2
    append("IHDR", Self.number(size.width) + Self.number(size.height) + [8, colorType, 0, 0, 0])
    try append(colorSpace)
  }

  /// Adds a chunk.
  ///
  /// - Parameter prefix: Up to four bytes before the content.
  mutating func append(_ type: StaticString, prefix: [UInt8] = [], _ content: ArraySlice<UInt8>) {
    chunks.append(Chunk(type: type, prefix: prefix, content: content))
  }

  /// Adds a chunk.
  mutating func append(_ type: StaticString, _ content: [UInt8]) { append(type, content[...]) }

  /// Adds the zlib stream of the filtered rows as IDAT chunks.
  mutating func append(data packed: [UInt8]) {
    for start in stride(from: 0, to: packed.count, by: Self.maximumContentLength) {
      append("IDAT", packed[start..<min(start + Self.maximumContentLength, packed.count)])
    }
  }

  /// The file with an IEND chunk at its end. libpng writes lengths and checksums.
  ///
  /// - Throws: ``EncodeError`` with libpng's message.
  consuming func finished() throws(EncodeError) -> [UInt8] {
    append("IEND", [])
    let chunks = chunks
    var failure: EncodeError?
    let bytes = [UInt8](unsafeUninitializedCapacity: chunks.reduce(8) { $0 + 12 + $1.contentLength }) {
      target, count in
      for chunk in chunks {
        do throws(EncodeError) {
          try Self.write(chunk, isFirst: count == 0, to: target.baseAddress! + count)
          count += (count == 0 ? 8 : 0) + 12 + chunk.contentLength
        } catch {
          failure = error
          break
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func write(_ chunk: Chunk, isFirst: Bool, to place: UnsafeMutablePointer<UInt8>)
    throws(EncodeError)
  {
    var message = deckle_message()
    let status = chunk.content.withUnsafeBufferPointer { content in
      var written = deckle_png_chunk()
      written.type = UnsafeRawPointer(chunk.type.utf8Start).assumingMemoryBound(to: CChar.self)
      withUnsafeMutableBytes(of: &written.prefix) { $0.copyBytes(from: chunk.prefix) }
      written.prefix_count = chunk.prefix.count
      (written.data, written.count) = (content.baseAddress, content.count)
      return deckle_png_write_chunk(&written, isFirst ? 1 : 0, place, &message)
    }
    guard status == 0 else { throw EncodeError(reason: text(message)) }
  }

  /// Adds an sRGB chunk with the perceptual intent; for Display P3 a cICP chunk (H.273: primaries of P3,
  /// sRGB's curve, RGB, full range) and a profile for decoders that do not support cICP.
  private mutating func append(_ space: ColorSpace) throws(EncodeError) {
    guard space == .displayP3 else { return append("sRGB", [0]) }
    append("cICP", [12, 13, 0, 1])
    do {
      let profile = try LibDeflate.zlibStream(of: space.profile, level: 12)
      append("iCCP", Array("Display P3".utf8) + [0, 0] + profile)
    } catch { throw EncodeError(error) }
  }

  /// Four bytes, the most significant one first.
  static func number(_ value: Int) -> [UInt8] {
    let bits = UInt32(truncatingIfNeeded: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
  }
}
