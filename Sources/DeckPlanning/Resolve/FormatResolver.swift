import DeckKit
import SourceText

/// Makes valid formats of those that a deck names.
struct FormatResolver {
  let file: String
  /// What lies behind pictures without alpha unless their format says otherwise.
  let background: Background

  private static let webp: WrittenFormat.Known = ("webp", ["quality", "method", "lossless"])
  private static let pictures: [WrittenFormat.Known] = [
    ("png", ["effort"]), ("jpeg", ["quality", "background"]), webp,
  ]
  private static let animations: [WrittenFormat.Known] = [("png", []), ("apng", ["effort"]), webp]

  /// Formats of cards, and the effort of the PNG files of the run, which is that of the cards'.
  func pictures(
    _ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics
  ) -> (encodings: [ImageEncoding], effort: OutputEffort) {
    guard let written else { return ([.png], .balanced) }
    var effort: OutputEffort?
    let encodings = formats(written, known: Self.pictures, &diagnostics).map { format -> ImageEncoding in
      switch format.name.value {
      case "png":
        effort = format.effort(&diagnostics)
        return .png
      case "webp": return .webp(format.webp(&diagnostics))
      default:
        return .jpeg(
          quality: format.integer("quality", in: 1...100, or: 85, &diagnostics),
          background: color(format.text("background", &diagnostics), &diagnostics))
      }
    }
    reportRepeated(encodings.map(\.name), at: written.place, &diagnostics)
    return (encodings, effort ?? .balanced)
  }

  /// Formats of one animation: frames as PNG files where nothing is said.
  func animation(
    _ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics
  ) -> AnimationFormats {
    guard let written else { return .standard }
    let formats = formats(written, known: Self.animations, &diagnostics)
    reportRepeated(formats.map(\.name.value), at: written.place, &diagnostics)
    return AnimationFormats(
      hasFrames: formats.contains { $0.name.value == "png" },
      packed: formats.compactMap { format in
        switch format.name.value {
        case "apng": .apng(effort: format.effort(&diagnostics))
        case "webp": .webp(format.webp(&diagnostics))
        default: nil
        }
      })
  }

  private func formats(
    _ written: Written<[JSONNode]>, known: [WrittenFormat.Known], _ diagnostics: inout Diagnostics
  ) -> [WrittenFormat] {
    if written.value.isEmpty {
      let names = known.map { "“\($0.name)”" }.joined(separator: ", ")
      diagnostics.error(
        "empty-list", "is empty; expected some of \(names)", at: written.place, field: "formats")
    }
    return written.value.compactMap { WrittenFormat($0, of: file, known: known, &diagnostics) }
  }

  private func reportRepeated(
    _ names: [String], at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) {
    guard Set(names).count < names.count else { return }
    diagnostics.error("duplicate-format", "names a format twice; remove one", at: place, field: "formats")
  }

  /// The colour that pictures without alpha are laid on: the one written, else the deck's background, else white.
  private func color(_ written: Written<String>?, _ diagnostics: inout Diagnostics) -> HexColor {
    guard let written else {
      if case .color(let color) = background { return color }
      return .white
    }
    guard let color = HexColor(written.value), color.alpha == 255 else {
      diagnostics.error(
        "bad-color", "“\(written.value)” is no opaque colour; expected #RRGGBB", at: written.place,
        field: "background")
      return .white
    }
    return color
  }
}
