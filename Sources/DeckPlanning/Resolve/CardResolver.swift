import DeckKit
import Foundation

/// Resolves written cards to valid cards.
struct CardResolver {
  let locale: String
  /// The focus of cards without one of their own.
  let defaultFocus: FocusRule
  /// Whether the style needs a photo on every card.
  let needsPhoto: Bool

  func resolve(_ records: [CardRecord], _ diagnostics: inout Diagnostics) -> [Card] {
    let ids = identifiers(for: records, &diagnostics)
    return zip(records, ids).enumerated().map { index, pair in
      card(pair.0, id: pair.1, index: index, &diagnostics)
    }
  }

  /// The ids: as written, or derived from the name, the photo's file name or the position in the deck.
  private func identifiers(for records: [CardRecord], _ diagnostics: inout Diagnostics) -> [String] {
    var owners: [String: Written<String>] = [:]
    for case let id? in records.map(\.id) {
      if let fault = Identifier.fault(in: id.value) {
        diagnostics.error(.badID, fault, at: id.place, card: id.value, field: "id")
      } else if let first = owners[id.value.lowercased()] {
        diagnostics.error(
          .duplicateID,
          "“\(id.value)” is already the id of another card (\(first.place)); change one of them"
            + (first.value == id.value ? "" : "; upper and lower case are not distinguished"), at: id.place,
          card: id.value, field: "id")
      } else {
        owners[id.value.lowercased()] = id
      }
    }
    var pool = IdentifierPool(owners.keys)
    return records.enumerated().map { index, record in
      record.id?.value ?? pool.claim(derived(record, index: index))
    }
  }

  private func derived(_ record: CardRecord, index: Int) -> String {
    let stem = record.photo.map { ($0.value as NSString).lastPathComponent as NSString }?
      .deletingPathExtension
    let texts = [record.name?.value, stem, record.title?.value]
    return texts.lazy.compactMap { $0.map(Identifier.slug) }.first { !$0.isEmpty } ?? "card-\(index + 1)"
  }

  private func card(
    _ record: CardRecord, id: String, index: Int, _ diagnostics: inout Diagnostics
  ) -> Card {
    let photo = record.photo?.path(field: "photo", card: id, &diagnostics)
    if needsPhoto, record.photo == nil {
      diagnostics.error(
        .missingPhoto,
        "is missing; the style needs a photo on every card; add a path relative to the deck's folder",
        at: record.place, card: id, field: "photo")
    }
    let age = age(record.age, card: id, &diagnostics)
    let name = record.name.map { trimmed($0.value) } ?? ""
    let hobby = record.hobby.map { trimmed($0.value) }
    let language =
      record.lang.flatMap { LanguageTag.checked($0, card: id, field: "lang", &diagnostics) } ?? locale
    return Card(
      id: CardID(rawValue: id), index: index, photo: photo, name: name, age: age, hobby: hobby,
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

  private func age(_ written: Written<AgeText>?, card: String, _ diagnostics: inout Diagnostics) -> Int? {
    guard let written else { return nil }
    let oldest = 150
    let (value, found): (Double?, String) =
      switch written.value {
      case .number(let number): (number, "\(number)")
      case .text(let text): (Int(text.trimmingCharacters(in: .whitespaces)).map(Double.init), "“\(text)”")
      case .other(let kind): (nil, kind)
      }
    guard let value, value >= 0, value <= Double(oldest), value == value.rounded() else {
      diagnostics.error(
        .badAge, "is \(found); expected a whole number from 0 to \(oldest), or nothing", at: written.place,
        card: card, field: "age")
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
