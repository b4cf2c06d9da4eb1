import ImageCodecs
import Testing

/// The first bytes of files of each kind.
private let beginnings: [(PhotoFormat, [UInt8])] = [
  (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xDB]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xEE]),
  (.webp, Array("RIFF\u{10}\0\0\0WEBPVP8 ".utf8)), (.gif, Array("GIF89a".utf8)), (.gif, Array("GIF87a".utf8)),
  (.heif, Array("\0\0\0\u{18}ftypheic".utf8)), (.heif, Array("\0\0\0\u{18}ftyphevc".utf8)),
  (.heif, Array("\0\0\0\u{18}ftypmif1".utf8)), (.avif, Array("\0\0\0\u{18}ftypavif".utf8)),
  (.tiff, [0x49, 0x49, 0x2A, 0x00]), (.tiff, [0x4D, 0x4D, 0x00, 0x2A]), (.bmp, Array("BM\u{10}\0".utf8)),
  (.jpeg2000, [0, 0, 0, 12] + Array("jP  \r\n".utf8)), (.pdf, Array("%PDF-1.7".utf8)),
  (.svg, Array("<svg xmlns=".utf8)),
]

@Suite struct SniffingTests {
  @Test(arguments: beginnings)
  func everyFormatIsKnownByItsFirstBytes(format: PhotoFormat, bytes: [UInt8]) {
    let file = bytes + [UInt8](repeating: 0, count: 40)
    #expect(PhotoFormat(sniffing: file) == format)
    #expect(format.isReadable == (format == .png || format == .jpeg))
  }

  @Test(arguments: beginnings.filter { !$0.0.isReadable })
  func otherFormatsAreNamed(format: PhotoFormat, bytes: [UInt8]) {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(bytes) }
    #expect(error == .unsupported(format))
    #expect(error?.description.contains(format.rawValue) == true)
    #expect(error?.description.contains("Convert it to PNG or JPEG") == true)
    #expect(error?.code == "photo-unsupported")
    #expect(refusal { () throws(PhotoError) in try PhotoDecoder().inspect(bytes) } == error)
  }

  @Test(arguments: beginnings.filter { $0.0 != .bmp })
  func lessThanTheSignatureIsNothing(format: PhotoFormat, bytes: [UInt8]) {
    for count in 0..<2 { #expect(PhotoFormat(sniffing: Array(bytes.prefix(count))) == nil, "\(format)") }
  }

  @Test(arguments: ["name,age\nAda,36\n", "{\"cards\": []}", "\u{FEFF}hello", "PNG", "\0\0\0\0"])
  func textIsNoPicture(text: String) {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(Array(text.utf8)) }
    #expect(error == .notAPicture)
    #expect(error?.description.contains("not a picture") == true)
  }

  @Test func anEmptyFile() {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode([]) }
    #expect(error == .empty)
    #expect(error?.description.contains("is empty") == true)
    #expect(refusal { () throws(PhotoError) in try PhotoDecoder().inspect([]) } == .empty)
  }
}
