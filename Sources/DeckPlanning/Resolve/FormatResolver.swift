import DeckKit
import PictureTypes
import SourceText

/// Resolves the formats that a deck names.
struct FormatResolver {
  let file: String
  /// The background of pictures without alpha, unless their format has one.
  let background: Background

  private static let webp = KnownFormat(.webp, ["quality", "method", "lossless"])
  private static let pictures = [
    KnownFormat(.png, ["effort"]), KnownFormat(.jpeg, ["quality", "background"]), webp,
  ]
  private static let animations = [KnownFormat(.png), KnownFormat(.apng, ["effort"]), webp]

  /// Resolves the formats of cards, and the effort of all PNG files of the run, which is that of the cards.
  func pictures(
    _ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics
  ) -> (encodings: [ImageEncoding], effort: PNGEffort) {
    let standard = PNGEffort.balanced
    guard let written else { return ([.png(effort: standard)], standard) }
    let encodings = formats(written, known: Self.pictures, &diagnostics).compactMap { format in
      encoding(of: format, &diagnostics)
    }
    reportRepeated(encodings.map(\.name), at: written.place, &diagnostics)
    let efforts = encodings.compactMap { if case .png(let effort) = $0 { effort } else { nil } }
    return (encodings, efforts.last ?? standard)
  }

  /// The encoding of cards in a format; nil for a format of animations, which is not among the known ones.
  private func encoding(of format: WrittenFormat, _ diagnostics: inout Diagnostics) -> ImageEncoding? {
    switch format.name {
    case .png: .png(effort: format.effort(&diagnostics) ?? .balanced)
    case .webp: .webp(format.webp(&diagnostics))
    case .jpeg:
      .jpeg(
        quality: format.integer("quality", in: 1...100, or: 85, code: .badQuality, &diagnostics),
        background: color(format.text("background", &diagnostics), &diagnostics))
    case .apng: nil
    }
  }

  /// Resolves the formats of one animation; the default is a PNG file per frame.
  ///
  /// - Parameter effort: the effort of APNG files without one of their own.
  func animation(
    _ written: Written<[JSONNode]>?, effort: PNGEffort, _ diagnostics: inout Diagnostics
  ) -> AnimationFormats {
    guard let written else { return .standard }
    let formats = formats(written, known: Self.animations, &diagnostics)
    reportRepeated(formats.map(\.name.rawValue), at: written.place, &diagnostics)
    return AnimationFormats(
      hasFrames: formats.contains { $0.name == .png },
      packed: formats.compactMap { format in
        switch format.name {
        case .apng: .apng(effort: format.effort(&diagnostics) ?? effort)
        case .webp: .webp(format.webp(&diagnostics))
        case .png, .jpeg: nil
        }
      })
  }

  private func formats(
    _ written: Written<[JSONNode]>, known: [KnownFormat], _ diagnostics: inout Diagnostics
  ) -> [WrittenFormat] {
    if written.value.isEmpty {
      let names = known.map { "“\($0.name.rawValue)”" }.joined(separator: ", ")
      diagnostics.error(
        .emptyList, "is empty; expected one or more of \(names)", at: written.place, field: "formats")
    }
    return written.value.compactMap { WrittenFormat($0, of: file, known: known, &diagnostics) }
  }

  private func reportRepeated(
    _ names: [String], at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) {
    guard Set(names).count < names.count else { return }
    diagnostics.error(.duplicateFormat, "contains a format twice; remove one", at: place, field: "formats")
  }

  /// The colour on which pictures without alpha are flattened: the written one, else the deck's background,
  /// else white.
  private func color(_ written: Written<String>?, _ diagnostics: inout Diagnostics) -> HexColor {
    guard let written else {
      if case .color(let color) = background { return color }
      return .white
    }
    guard let color = HexColor(written.value), color.alpha == 255 else {
      diagnostics.error(
        .badColor, "“\(written.value)” is not an opaque colour; expected #RRGGBB", at: written.place,
        field: "background")
      return .white
    }
    return color
  }
}
