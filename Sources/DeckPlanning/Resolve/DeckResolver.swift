import DeckKit
import SourceText

/// Makes a valid deck of what was written, reporting everything that is wrong at once.
public struct DeckResolver {
  /// Name of the deck file's folder, the title of a deck that has none.
  public var folderName: String

  /// A resolver for a deck file in the folder of that name.
  public init(folderName: String) {
    self.folderName = folderName
  }

  /// The deck; complete even where errors were reported, so that later stages can look for more.
  ///
  /// - Parameter records: the cards, from the deck file or from the file that it names.
  public func resolve(
    _ file: DeckFile, records: [CardRecord], diagnostics: inout Diagnostics
  ) -> Deck {
    let locale = file.locale.flatMap { LanguageTag.checked($0, field: "locale", &diagnostics) } ?? "en"
    let style = StyleResolver(locale: locale).resolve(file, &diagnostics)
    let cards = CardResolver(
      locale: locale, defaultFocus: focus(file, &diagnostics), needsPhoto: true
    ).resolve(records, &diagnostics)
    let scales = ScaleList.checked(file.scales, &diagnostics) ?? ScaleList.all
    let requests = RequestResolver(file: file.file, cards: cards, style: style, scales: scales)
    let deck = Deck(
      id: identifier(file, &diagnostics), title: file.title?.value ?? folderName, locale: locale,
      style: style, scales: scales, formats: requests.formats(file.formats, &diagnostics), cards: cards,
      previews: requests.previews(file.previews, &diagnostics),
      animations: requests.animations(file.animations, &diagnostics), fonts: fonts(file, &diagnostics),
      limits: limits(file, &diagnostics))
    SceneSizeCheck(file: file, style: style).run(on: deck, &diagnostics)
    return deck
  }

  private func identifier(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> String {
    if let id = file.id {
      if let fault = Identifier.fault(in: id.value) {
        diagnostics.error("bad-id", fault, at: id.place, field: "id")
      }
      return id.value
    }
    let slug = Identifier.slug(file.title?.value ?? folderName)
    return slug.isEmpty ? "deck" : slug
  }

  /// `"crop": { "focus": [x, y] }`, the focal point of cards that have none of their own.
  private func focus(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> LayoutPoint {
    guard let node = file.crop,
      let reader = ObjectReader(
        node, of: file.file, what: "crop", keys: ["focus"], diagnostics: &diagnostics),
      let written = reader.numbers("focus", count: 2, &diagnostics)
    else { return FocalPoint.center }
    return FocalPoint.checked(written, card: nil, &diagnostics) ?? FocalPoint.center
  }

  private func fonts(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> FontSelection {
    var selection = FontSelection(files: [])
    guard let node = file.fonts,
      let reader = ObjectReader(
        node, of: file.file, what: "fonts", keys: ["files", "name", "hobby"], diagnostics: &diagnostics)
    else { return selection }
    selection.name = reader.string("name", &diagnostics)?.value
    selection.hobby = reader.string("hobby", &diagnostics)?.value
    selection.files =
      reader.strings("files", &diagnostics).map { paths in
        paths.value.compactMap { DeckPath.checked($0, field: "fonts.files", &diagnostics) }
      } ?? []
    return selection
  }

  private func limits(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> PhotoLimits {
    guard let node = file.limits,
      let reader = ObjectReader(
        node, of: file.file, what: "limits", keys: ["pixels", "fileBytes"], diagnostics: &diagnostics)
    else { return PhotoLimits() }
    return PhotoLimits(
      pixels: count(reader.number("pixels", &diagnostics), "pixels", &diagnostics),
      fileBytes: count(reader.number("fileBytes", &diagnostics), "fileBytes", &diagnostics))
  }

  private func count(_ written: Written<Double>?, _ field: String, _ diagnostics: inout Diagnostics) -> Int? {
    guard let written else { return nil }
    guard written.value >= 1, written.value <= 1e12, written.value == written.value.rounded() else {
      diagnostics.error(
        "bad-limit", "is \(written.value); expected a whole number above zero", at: written.place,
        field: field)
      return nil
    }
    return Int(written.value)
  }
}
