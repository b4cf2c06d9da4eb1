import CPango

/// The font files for texts. Owns a private Fontconfig configuration, so that the configuration and the other
/// fonts of the system have no influence. May be shared by threads.
package final class FontLibrary: Sendable {
  /// Fontconfig's configuration, whose functions are thread-safe.
  nonisolated(unsafe) let configuration: OpaquePointer
  private let faces: OpenFaces
  /// The families in order of preference.
  package let families: [String]

  /// A library of the given files.
  ///
  /// - Parameters:
  ///   - families: The names of the families in the files, in order of preference.
  ///   - files: The paths of the font files.
  /// - Throws: ``FontError/unreadable(path:)`` for the first file that is not a font, or
  ///   ``FontError/unused(path:flaw:)`` for the first one of which no face can be drawn.
  package init(families: [String], files: [String]) throws(FontError) {
    guard let configuration = FcConfigCreate() else { throw .unreadable(path: "Fontconfig") }
    self.configuration = configuration
    self.families = families
    _ = Self.rules.withCString { text in
      text.withMemoryRebound(to: UInt8.self, capacity: Self.rules.utf8.count) { bytes in
        FcConfigParseAndLoadFromMemory(configuration, bytes, 1)
      }
    }
    for file in files {
      if let flaw = FontFile(path: file).webFontFlaw { throw .unused(path: file, flaw: flaw) }
      guard FcConfigAppFontAddFile(configuration, file) != 0 else { throw .unreadable(path: file) }
    }
    // Pango initialises the current configuration on a thread of its own. Without this line that is the
    // system's.
    FcConfigSetCurrent(configuration)
    faces = OpenFaces(of: configuration)
    let patterns = Self.patterns(of: configuration)
    for file in files {
      if let flaw = FontFile(path: file).flaw(patterns[file] ?? []) { throw .unused(path: file, flaw: flaw) }
    }
  }

  /// Fontconfig's patterns of all faces, by the path of their file.
  private static func patterns(of configuration: OpaquePointer) -> [String: [OpaquePointer]] {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else { return [:] }
    let patterns = (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
    return Dictionary(grouping: patterns) { FontFace.string(FC_FILE, of: $0) ?? "" }
  }

  deinit { FcConfigDestroy(configuration) }

  /// The families of all files, sorted.
  package var availableFamilies: [String] {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
    let families = (0..<Int(fonts.pointee.nfont)).compactMap { index -> String? in
      var family: UnsafeMutablePointer<UInt8>?
      guard let pattern = fonts.pointee.fonts[index],
        FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family
      else { return nil }
      return String(cString: family)
    }
    return Set(families).sorted()
  }

  /// Pango requests emoji by a generic family name. Colour emoji are bitmaps of one size and must be scaled.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <alias binding="same">
        <family>emoji</family>
        <prefer><family>Noto Color Emoji</family></prefer>
      </alias>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name>
            <name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}

/// The reason why a font cannot be used.
package enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file at `path` does not exist or is not a font.
  case unreadable(path: String)
  /// No face of the file at `path` can be drawn.
  case unused(path: String, flaw: FontFlaw)
  /// A deck uses a family that neither its files nor the standard ones contain.
  case unknownFamily(String, known: [String])
  /// A file of a standard family is not installed.
  case notInstalled(file: String, package: String)

  /// What was found, what was expected and what to do.
  package var description: String {
    switch self {
    case .unreadable(let path):
      "\(path): the file is not a readable font; expected a TrueType or OpenType file"
    case .unused(let path, let flaw): "\(path): \(flaw.message)"
    case .unknownFamily(let family, let known):
      "no font file has the family “\(family)”; expected one of "
        + known.map { "“\($0)”" }.joined(separator: ", ") + ", or a file that has it under “files”"
    case .notInstalled(let file, let package):
      "the font file \(file) is not installed; install the package \(package) (apt-get install \(package)), "
        + "or name its folder in DECKLE_FONT_PATH"
    }
  }
}
