import Testing
import VectorIcons

/// Files that are not usable as icons are refused with the fault and its line.
@Suite struct IconRefusalTests {
  private static let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n"
  private static let square = "<path d=\"M6 6h12v12H6z\"/>"

  private static func fault(_ file: String) -> IconError? {
    do throws(IconError) {
      _ = try VectorIcon(svg: Array(file.utf8))
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("<text x=\"2\" y=\"20\">A</text>", "text"),
    ("<svg:text xmlns:svg=\"http://www.w3.org/2000/svg\">A</svg:text>", "text"),
    ("<image href=\"a.png\" width=\"24\" height=\"24\"/>", "a picture (<image>)"),
    ("<filter id=\"f\"><feImage href=\"#a\"/></filter>", "a picture (<feImage>)"),
    ("<use href=\"other.svg#a\"/>", "a reference to “other.svg#a”"),
    ("<use xlink:href='http://example.com/a.svg#a'/>", "a reference to “http://example.com/a.svg#a”"),
    (
      "<path fill=\"url(file:///etc/passwd#a)\" d=\"M6 6h12v12H6z\"/>",
      "a reference to “file:///etc/passwd#a”"
    ),
    ("<style>path { fill: url( 'b.svg#c') }</style>", "a reference to “b.svg#c'”"),
    ("<style><![CDATA[@import 'a.css';]]></style>", "an external style sheet"),
    ("<g systemLanguage=\"de\"/>", "a part for one language only"),
  ])
  func whatIconsMustNotHave(body: String, what: String) {
    guard case .refused(let found, let line, _)? = Self.fault(Self.start + body + Self.square + "</svg>")
    else {
      Issue.record("\(body) was not refused")
      return
    }
    #expect(found == what)
    #expect(line == 2)
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY a \"aaaa\">]>", "<?xml-stylesheet href=\"a.css\"?>",
  ])
  func prologuesThatReachElsewhere(prologue: String) {
    guard case .refused? = Self.fault(prologue + Self.start + Self.square + "</svg>") else {
      Issue.record("\(prologue) was not refused")
      return
    }
  }

  @Test(arguments: [
    "", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
      + "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n",
    "<!-- <text> in a comment -->\n",
  ])
  func prologuesThatProgramsWrite(prologue: String) {
    #expect(Self.fault(prologue + Self.start + Self.square + "</svg>") == nil)
  }

  @Test func referencesWithinTheFileAreGood() {
    let body = "<clipPath id=\"c\"><circle cx=\"12\" cy=\"12\" r=\"9\"/></clipPath><g clip-path=\"url(#c)\">"
    #expect(Self.fault(Self.start + body + Self.square + "<use href=\"#c\"/></g></svg>") == nil)
  }

  @Test(arguments: [
    "", "hello", "<html></html>", "<svg", "\u{FEFF}", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>",
  ])
  func whatIsNoSVG(file: String) {
    guard case .malformed(let reason)? = Self.fault(file) else {
      Issue.record("“\(file)” was taken")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("\n"))
  }

  @Test(arguments: [
    "", "<g/>", "<path d=\"M30 30h4v4h-4z\"/>", "<path fill=\"none\" d=\"M6 6h12v12H6z\"/>",
    "<path opacity=\"0\" d=\"M6 6h12v12H6z\"/>",
  ])
  func whatShowsNothing(body: String) {
    #expect(Self.fault(Self.start + body + "</svg>") == .drawsNothing)
  }

  @Test func whatIsNoText() {
    #expect(throws: IconError.notText) { try VectorIcon(svg: [0xFF, 0xFE, 0x3C, 0x00]) }
    #expect(throws: IconError.notText) { try VectorIcon(svg: [0x89, 0x50, 0x4E, 0x47]) }
    #expect(throws: IconError.notText) { try VectorIcon(svg: Array("<s\0vg/>".utf8)) }
    #expect(
      Self.fault("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + Self.start + Self.square + "</svg>")
        == .notText)
  }

  @Test func sizesAreLimited() {
    let long = Self.start + Self.square + String(repeating: " ", count: 256 << 10) + "</svg>"
    #expect(Self.fault(long) == .tooLarge(bytes: long.utf8.count, limit: 262_144))
    let many = Self.start + String(repeating: "<g/>", count: 2000) + "</svg>"
    #expect(Self.fault(many) == .tooComplex(elements: 2001, limit: 2000))
  }

  /// Every message says what to do.
  @Test func messagesAreWhole() {
    #expect(
      IconError.refused(what: "text", line: 3, advice: "convert it to paths").description
        == "the drawing contains text in line 3, which icons must not contain; convert it to paths")
  }
}
