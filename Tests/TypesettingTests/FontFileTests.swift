import Foundation
import TestSupport
import Testing
import Typesetting

/// Font files of which no face would be drawn.
@Suite struct FontFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func font() throws -> [UInt8] {
    let path = try #require(
      FontLocator(environment: ProcessInfo.processInfo.environment).path(of: "NotoSerif-Bold.ttf"))
    return Array(try #require(FileManager.default.contents(atPath: path)))
  }

  private func error(_ bytes: [UInt8], name: String) throws -> FontError? {
    try folder.write(bytes, to: name)
    do {
      _ = try FontLibrary(families: [], files: [path(name)])
      return nil
    } catch { return error }
  }

  /// A WOFF file with uncompressed tables (W3C WOFF 1.0, 4): the header, the directory and the tables.
  private func woff() throws -> [UInt8] {
    let font = try font()
    func number(_ start: Int) -> Int { font[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let count = Int(font[4]) << 8 | Int(font[5])
    var (directory, tables): ([UInt8], [UInt8]) = ([], [])
    for index in 0..<count {
      let entry = 12 + 16 * index
      let (offset, length) = (number(entry + 8), number(entry + 12))
      directory += font[entry..<entry + 4] + UInt32(44 + 20 * count + tables.count).bigEndianBytes
      directory += UInt32(length).bigEndianBytes + UInt32(length).bigEndianBytes + font[entry + 4..<entry + 8]
      tables += font[offset..<offset + length] + [UInt8](repeating: 0, count: (4 - length % 4) % 4)
    }
    let size = UInt32(44 + directory.count + tables.count).bigEndianBytes
    let versions = UInt32(font.count).bigEndianBytes + UInt32(1).bigEndianBytes
    return Array("wOFF".utf8) + font[0..<4] + size + font[4..<6] + [0, 0] + versions
      + [UInt8](repeating: 0, count: 20) + directory + tables
  }

  /// FreeType reads a sound WOFF file; Pango would not use it.
  @Test(arguments: ["brand.woff", "brand.ttf", "brand.WOFF"]) func webFontsAreRefused(name: String) throws {
    let found = try #require(try error(try woff(), name: name))
    #expect(found == .unused(path: path(name), flaw: .webFont("WOFF")))
    #expect(
      found.description
        == "\(path(name)): the file is a WOFF file; expected a TrueType or OpenType file; convert it to TTF "
        + "or OTF")
  }

  @Test(arguments: ["brand.woff2", "brand.otf"]) func webFontsOfVersion2AreRefused(name: String) throws {
    let found = try error(Array("wOF2".utf8) + [0, 1, 0, 0] + [UInt8](repeating: 0, count: 40), name: name)
    #expect(found == .unused(path: path(name), flaw: .webFont("WOFF2")))
  }

  /// Pango uses no file of that name.
  @Test(arguments: ["brand.woff", "brand.woff2"]) func aFontNamedAsAWebFontIsRefused(name: String) throws {
    #expect(try error(try font(), name: name) == .unused(path: path(name), flaw: .namedAsWebFont))
  }

  @Test(arguments: ["brand.ttf", "brand", "brand.dat", "brand.WOFF2"])
  func fontsOfOtherNamesAreUsed(name: String) throws {
    try folder.write(font(), to: name)
    let library = try FontLibrary(families: ["Noto Serif"], files: [path(name)])
    let line = try Typesetter(library: library).line("Ada", style: TextLineTests.style())
    #expect(line.faces.map(\.path) == [path(name)] && line.unknownGlyphs == 0)
  }

  /// FreeType and Fontconfig read bitmap fonts in the BDF format.
  @Test func fontsOfOtherFormatsAreRefused() throws {
    let font = """
      STARTFONT 2.1
      FONT -x-Brand-Medium-R-Normal--8-80-75-75-C-80-ISO10646-1
      SIZE 8 75 75
      FONTBOUNDINGBOX 8 8 0 0
      STARTPROPERTIES 3
      FAMILY_NAME "Brand"
      FONT_ASCENT 8
      FONT_DESCENT 0
      ENDPROPERTIES
      CHARS 1
      STARTCHAR A
      ENCODING 65
      SWIDTH 1000 0
      DWIDTH 8 0
      BBX 8 1 0 0
      BITMAP
      FF
      ENDCHAR
      ENDFONT

      """
    #expect(
      try error(Array(font.utf8), name: "brand.bdf")
        == .unused(path: path("brand.bdf"), flaw: .otherFormat))
  }

  @Test(arguments: [[], Array("no font".utf8), Array("OTTO".utf8)] as [[UInt8]])
  func whatIsNoFontIsUnreadable(bytes: [UInt8]) throws {
    #expect(try error(bytes, name: "brand.ttf") == .unreadable(path: path("brand.ttf")))
  }
}
