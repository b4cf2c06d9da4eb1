import ImageCodecs
import Testing

/// The first bytes of files of each format.
private let beginnings: [(PhotoFormat, [UInt8])] = [
  (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xDB]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xEE]),
  (.webp, Array("RIFF\u{10}\0\0\0WEBPVP8 ".utf8)), (.gif, Array("GIF89a".utf8)), (.gif, Array("GIF87a".utf8)),
  (.heif, Array("\0\0\0\u{18}ftypheic".utf8)), (.heif, Array("\0\0\0\u{18}ftyphevc".utf8)),
  (.heif, Array("\0\0\0\u{18}ftypmif1".utf8)), (.avif, Array("\0\0\0\u{18}ftypavif".utf8)),
  (.tiff, [0x49, 0x49, 0x2A, 0x00]), (.tiff, [0x4D, 0x4D, 0x00, 0x2A]), (.bmp, Array("BM\u{10}\0".utf8)),
  (.jpeg2000, [0, 0, 0, 12] + Array("jP  \r\n".utf8)), (.pdf, Array("%PDF-1.7".utf8)),
  (.tiff, [0x49, 0x49, 0x2B, 0x00]), (.jpeg2000, [0xFF, 0x4F, 0xFF, 0x51]),
  (.photoshop, Array("8BPS\0\u{1}".utf8)),
  (.jpegXL, [0xFF, 0x0A]), (.jpegXL, [0, 0, 0, 12] + Array("JXL \r\n".utf8)), (.icon, [0, 0, 1, 0, 1, 0]),
  (.icon, [0, 0, 2, 0, 1, 0, 32, 32]), (.tga, [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 24, 0]),
  (.tga, [26, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 32, 8]),
  (.netpbm, Array("P6\n3 2\n255\n".utf8)), (.netpbm, Array("P1 3 2".utf8)),
  (.avif, Array("\0\0\0\u{18}ftypavis".utf8)),
  (.avif, Array("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1avifmiaf".utf8)),
  (.svg, Array("<svg xmlns=".utf8)), (.svg, Array("\u{FEFF}<?xml version=\"1.0\"?>\n<svg>".utf8)),
  (.svg, Array("<?xml version='1.0'?><!-- <b> -->\r\n<!DOCTYPE svg PUBLIC \"a\">\n <svg>".utf8)),
]

#if HEIF
  private let readable: Set<PhotoFormat> = [.png, .jpeg, .webp, .heif, .avif]
#else
  private let readable: Set<PhotoFormat> = [.png, .jpeg, .webp]
#endif

@Suite struct SniffingTests {
  @Test(arguments: beginnings)
  func everyFormatIsKnownByItsFirstBytes(format: PhotoFormat, bytes: [UInt8]) {
    let file = bytes + [UInt8](repeating: 0, count: 40)
    #expect(PhotoFormat(sniffing: file) == format)
    #expect(format.isReadable == readable.contains(format))
  }

  @Test(arguments: beginnings.filter { !$0.0.isReadable })
  func otherFormatsAreNamed(format: PhotoFormat, bytes: [UInt8]) {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(bytes) }
    #expect(error == .unsupported(format))
    #expect(error?.description.contains(format.rawValue) == true)
    #expect(error?.description.contains("convert it to PNG or JPEG") == true)
    #expect(error?.code == "photo-unsupported")
    #expect(refusal { () throws(PhotoError) in try PhotoDecoder().inspect(bytes) } == error)
  }

  @Test(arguments: beginnings.filter { $0.0 != .bmp })
  func lessThanTheSignatureIsNothing(format: PhotoFormat, bytes: [UInt8]) {
    for count in 0..<2 { #expect(PhotoFormat(sniffing: Array(bytes.prefix(count))) == nil, "\(format)") }
  }

  @Test(arguments: [
    "name,age\nAda,36\n", "{\"cards\": []}", "\u{FEFF}hello", "PNG", "\0\0\0\0",
    "<?xml version=\"1.0\"?><html><svg/></html>", "<!DOCTYPE html><svg>", "<!-- <svg> -->",
    "RIFF\0\0\0\0WAVE",
    "P8 1 1", "P6",
  ])
  func textIsNoPicture(text: String) {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(Array(text.utf8)) }
    guard case .notAPicture = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("expected PNG, JPEG") == true)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", "Git LFS", "git lfs pull"),
    ("<!DOCTYPE html><title>403</title>", "a web page", "download the picture"),
    ("\n\n<HTML lang=en>", "a web page", "download the picture"),
    ("hello", "not a picture", "export the photo"),
  ])
  func whatIsThereInsteadIsNamed(text: String, found: String, advice: String) {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(Array(text.utf8)) }
    #expect(error?.description.contains(found) == true && error?.description.contains(advice) == true)
  }

  @Test func anEmptyFile() {
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode([]) }
    #expect(error == .empty)
    #expect(error?.description.contains("is empty") == true)
    #expect(refusal { () throws(PhotoError) in try PhotoDecoder().inspect([]) } == .empty)
  }
}
