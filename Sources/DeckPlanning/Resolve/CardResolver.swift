import DeckKit
import Foundation

/// Resolves written cards to valid cards.
struct CardResolver {
  let locale: String
  /// The focus of cards without one of their own.
  let defaultFocus: FocusRule
  /// Whether the style needs a photo on every card.
  let needsPhoto: Bool
  /// The folder that the cards' photos are relative to; nil for the deck's folder.
  let photoFolder: DeckPath?
  /// The folders that paths may lead to.
  let confinement: PathConfinement

  func resolve(_ records: [CardRecord], _ diagnostics: inout Diagnostics) -> [Card] {
    let ids = CardIdentifiers.of(records, &diagnostics)
    let cards = zip(records, ids).enumerated().map { index, pair in
      diagnostics.reading(card: index) { card(pair.0, id: pair.1, index: index, &$0) }
    }
    if needsPhoto { checkPhotos(of: records, ids: ids, &diagnostics) }
    return cards
  }

  /// Reports cards without a photo; once if no card has one, as where a table's column of photos is not
  /// known.
  private func checkPhotos(of records: [CardRecord], ids: [String], _ diagnostics: inout Diagnostics) {
    let missing = records.indices.filter { records[$0].photo == nil && !records[$0].isUnreadable }
    if missing.count > 1, missing.count == records.count {
      diagnostics.error(
        .missingPhoto,
        "none of the \(missing.count) cards has a photo; the style needs one on every card; add a "
          + "column “photo” "
          + "with paths relative to the deck's folder, or name the column that has them in “columns”",
        at: records[0].place, field: "photo")
      return
    }
    for index in missing {
      diagnostics.reading(card: index) { diagnostics in
        diagnostics.error(
          .missingPhoto,
          "is missing; the style needs a photo on every card; add a path relative to the deck's folder",
          at: records[index].place, card: ids[index], field: "photo")
      }
    }
  }

  private func card(
    _ record: CardRecord, id: String, index: Int, _ diagnostics: inout Diagnostics
  ) -> Card {
    let photo = record.photo?.path(field: "photo", card: id, in: confinement, &diagnostics)
      .map { photoFolder?.appending($0) ?? $0 }
    checkEncoding(of: record, card: id, &diagnostics)
    let age = age(record.age, card: id, &diagnostics)
    let name = record.name.map { trimmed($0.value) } ?? ""
    let hobby = record.hobby.map { trimmed($0.value) }
    let language =
      record.lang.flatMap { LanguageTag.checked($0, card: id, field: "lang", &diagnostics) } ?? locale
    return Card(
      id: CardID(rawValue: id), index: index, photo: photo, photoPlace: record.photo?.place ?? record.place,
      name: name, age: age, hobby: hobby,
      title: record.title?.value,
      detail: record.detail?.value, section: record.section?.value,
      alt: record.alt?.value
        ?? Self.alt(of: record, name: name, age: age, hobby: hobby, language: language),
      focus: focus(record.focus, card: id, &diagnostics),
      language: language, place: record.place)
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The alternative text for the visible texts: the name and the hobby, or the title and the detail if there
  /// is no name.
  private static func alt(
    of record: CardRecord, name: String, age: Int?, hobby: String?, language: String
  ) -> String {
    let (name, hobby) = (ShownText(name).string, ShownText(hobby ?? "").string)
    let text = AltText(language: language)
    guard name.isEmpty else { return text.text(name: name, age: age, hobby: hobby) }
    let detail = record.detail.map { ShownText($0.value).string } ?? ""
    return text.text(
      name: ShownText(record.title?.value ?? "").string, age: age, hobby: detail.isEmpty ? hobby : detail)
  }

  private func checkEncoding(of record: CardRecord, card: String, _ diagnostics: inout Diagnostics) {
    let texts: [(CardField, Written<String>?)] = [
      (.name, record.name), (.hobby, record.hobby), (.title, record.title), (.detail, record.detail),
      (.section, record.section), (.alt, record.alt),
    ]
    for case (let field, let text?) in texts {
      guard let fault = BrokenEncoding.fault(in: text.value) else { continue }
      diagnostics.warning(.brokenEncoding, fault, at: text.place, card: card, field: field.rawValue)
    }
  }

  private func age(_ written: Written<AgeText>?, card: String, _ diagnostics: inout Diagnostics) -> Int? {
    guard let written, !written.value.isAbsent else { return nil }
    let oldest = 150
    guard let value = written.value.number, value >= 0, value <= Double(oldest), value == value.rounded()
    else {
      diagnostics.error(
        .badAge,
        "is \(written.value.description); expected a whole number from 0 to \(oldest), or nothing",
        at: written.place, card: card, field: "age")
      return nil
    }
    return Int(value)
  }

  private func focus(
    _ written: Written<FocusText>?, card: String, _ diagnostics: inout Diagnostics
  ) -> FocusRule {
    written.flatMap { FocusResolver.rule($0, card: card, &diagnostics) } ?? defaultFocus
  }
}
