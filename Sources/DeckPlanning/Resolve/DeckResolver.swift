import DeckKit
import PictureTypes
import SourceText

/// Resolves a written deck to a valid deck, and reports all problems.
package struct DeckResolver {
  /// The name of the deck file's folder, used as the title of a deck without one.
  package var folderName: String
  /// The folders that the deck's paths may lead to.
  package var confinement: PathConfinement

  /// Creates a resolver for a deck file in the folder of that name.
  package init(folderName: String, confinement: PathConfinement = .deckFolder) {
    self.folderName = folderName
    self.confinement = confinement
  }

  /// Resolves the deck. The result is complete even if errors were reported, so that later stages can report
  /// more.
  ///
  /// - Parameter records: the cards, from the deck file or from the file that it names.
  package func resolve(
    _ file: DeckFile, records: [CardRecord], diagnostics: inout Diagnostics
  ) -> Deck {
    let locale = file.locale.flatMap { LanguageTag.checked($0, field: "locale", &diagnostics) } ?? "en"
    let style = StyleResolver(locale: locale).resolve(file, &diagnostics)
    let cards = CardResolver(
      locale: locale, defaultFocus: FocusResolver.deckRule(file, &diagnostics), needsPhoto: style.needsPhotos,
      photoFolder: file.photos?.path(field: "photos", in: confinement, &diagnostics), confinement: confinement
    ).resolve(records, &diagnostics)
    let scales = ScaleList.checked(file.scales, &diagnostics) ?? ScaleList.standard
    let formats = FormatResolver(file: file.file, background: style.background)
      .pictures(file.formats, &diagnostics)
    let requests = RequestResolver(
      file: file.file, cards: cards, style: style, scales: scales, effort: formats.effort)
    let lists = SheetResolver(
      file: file.file, cards: cards, style: style, locale: locale, scales: scales, effort: formats.effort)
    let deck = Deck(
      id: identifier(file, &diagnostics), title: file.title?.value ?? folderName, locale: locale,
      style: style, scales: scales, formats: formats.encodings, cards: cards,
      previews: requests.previews(file.previews, &diagnostics),
      animations: style.layout.list == nil ? requests.animations(file.animations, &diagnostics) : [],
      sheets: lists.sheets(file.sheets, &diagnostics),
      toggles: style.layout.list == nil ? [] : lists.toggles(file.animations, &diagnostics),
      fonts: fonts(file, &diagnostics),
      icons: IconResolver(file: file, style: style, confinement: confinement).resolve(&diagnostics),
      limits: limits(file, &diagnostics), colorSpace: colorSpace(file, &diagnostics),
      contrast: ContrastRule.resolved(file, &diagnostics),
      pngEffort: formats.effort, warnings: WarningPolicy.resolved(file, &diagnostics))
    SceneSizeCheck(file: file, style: style).run(on: deck, &diagnostics)
    return deck
  }

  private func identifier(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> String {
    if let id = file.id {
      if let fault = Identifier.fault(in: id.value) {
        diagnostics.error(.badID, fault, at: id.place, field: "id")
      }
      return id.value
    }
    let slug = Identifier.slug(file.title?.value ?? folderName)
    return slug.isEmpty ? "deck" : slug
  }

  private func colorSpace(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> ColorSpace {
    guard let written = file.colorSpace else { return .sRGB }
    if let space = ColorSpace(rawValue: written.value) { return space }
    diagnostics.error(
      .unknownColorSpace,
      "unknown colour space “\(written.value)”"
        + suggestion(for: written.value, among: ColorSpace.allCases.map(\.rawValue)),
      at: written.place, field: "colorSpace")
    return .sRGB
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
        paths.value.compactMap { $0.path(field: "fonts.files", in: confinement, &diagnostics) }
      } ?? []
    return selection
  }

  private func limits(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> DecodeLimits {
    var limits = DecodeLimits()
    guard let node = file.limits,
      let reader = ObjectReader(
        node, of: file.file, what: "limits", keys: Self.limits.map(\.key), diagnostics: &diagnostics)
    else { return limits }
    for (key, limit) in Self.limits {
      guard let count = count(reader.number(key, &diagnostics), key, &diagnostics) else { continue }
      limits[keyPath: limit] = count
    }
    return limits
  }

  private static var limits: [(key: String, limit: WritableKeyPath<DecodeLimits, Int>)] {
    [
      ("pixels", \.pixels), ("side", \.side), ("fileBytes", \.fileBytes), ("workingBytes", \.workingBytes),
      ("profileBytes", \.profileBytes), ("exifBytes", \.exifBytes), ("chunks", \.chunks), ("scans", \.scans),
      ("expansion", \.expansion),
    ]
  }

  private func count(_ written: Written<Double>?, _ field: String, _ diagnostics: inout Diagnostics) -> Int? {
    guard let written else { return nil }
    guard written.value >= 1, written.value <= 1e12, written.value == written.value.rounded() else {
      diagnostics.error(
        .badLimit, "is \(written.value); expected a whole number above zero", at: written.place,
        field: field)
      return nil
    }
    return Int(written.value)
  }
}
