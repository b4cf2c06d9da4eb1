import Foundation

/// The ids of a deck's cards: as written, or derived from what belongs to the card alone.
///
/// A derived id is the name of the photo's file; of a card without a photo it is the name or the title. It
/// does not depend on the order of the cards, so that an id never passes from one person to another. Cards
/// that would get the same id get a suffix of six letters and digits that is computed from their photo's
/// path, or from all their texts if they share a photo.
package struct CardIdentifiers {
  private let records: [CardRecord]
  private var ids: [String?]
  private var pool: IdentifierPool

  /// The ids of the cards, in their order. Reports invalid and duplicate ids, and cards of the same name
  /// without ids.
  static func of(_ records: [CardRecord], _ diagnostics: inout Diagnostics) -> [String] {
    var identifiers = CardIdentifiers(records, &diagnostics)
    identifiers.derive(&diagnostics)
    return identifiers.ids.map { $0 ?? "" }
  }

  private init(_ records: [CardRecord], _ diagnostics: inout Diagnostics) {
    self.records = records
    ids = records.map { $0.id?.value }
    pool = IdentifierPool(Self.checked(records, &diagnostics))
  }

  /// The written ids that are valid and unique.
  private static func checked(_ records: [CardRecord], _ diagnostics: inout Diagnostics) -> [String] {
    var owners: [String: Written<String>] = [:]
    for (index, record) in records.enumerated() {
      guard let id = record.id else { continue }
      diagnostics.reading(card: index) { diagnostics in
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
    }
    return owners.values.map(\.value)
  }

  /// Ids to be written into a table for photos, different from one another and from those in `taken`.
  package static func suggested(for photos: [String], taken: [String]) -> [String] {
    var pool = IdentifierPool(taken)
    return photos.map { photo in
      let stem = ((photo as NSString).lastPathComponent as NSString).deletingPathExtension
      return pool.claim(firstSlug(of: [stem]) ?? noSlug)
    }
  }

  // MARK: Derived ids

  private mutating func derive(_ diagnostics: inout Diagnostics) {
    let slugs = records.map { $0.id == nil ? Self.slug(of: $0) : nil }
    var groups: [String: [Int]] = [:]
    for (index, slug) in slugs.enumerated() { if let slug { groups[slug, default: []].append(index) } }
    for (slug, members) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      if members.count == 1, slug != Self.noSlug, pool.isFree(slug) {
        ids[members[0]] = pool.claim(slug)
      } else {
        distinguish(members, slug: slug)
      }
    }
    reportNamesakes(&diagnostics)
  }

  /// The slug of cards whose texts have no Latin letter.
  private static let noSlug = "card"

  private static func slug(of record: CardRecord) -> String {
    let stem = record.photo.map { ($0.value as NSString).lastPathComponent as NSString }?
      .deletingPathExtension
    return firstSlug(of: [stem, record.name?.value, record.title?.value]) ?? noSlug
  }

  private static func firstSlug(of texts: [String?]) -> String? {
    texts.lazy.compactMap { $0.map(Identifier.slug) }.first { !$0.isEmpty }
  }

  private mutating func distinguish(_ members: [Int], slug: String) {
    var uses: [String: Int] = [:]
    for case let photo? in members.map({ records[$0].photo }) { uses[photo.value, default: 0] += 1 }
    for index in members {
      let record = records[index]
      if let photo = record.photo?.value, uses[photo] == 1 {
        ids[index] = pool.claim("\(slug)-\(Self.digest(of: photo))")
      } else {
        let word = Self.firstSlug(of: [record.name?.value, record.title?.value]) ?? slug
        ids[index] = pool.claim("\(word)-\(Self.digest(of: record.content))")
      }
    }
  }

  /// Reports cards of the same name without ids: who sorts or edits them cannot tell their files apart.
  private func reportNamesakes(_ diagnostics: inout Diagnostics) {
    var namesakes: [String: [Int]] = [:]
    for (index, record) in records.enumerated() where record.id == nil {
      guard let name = (record.name ?? record.title)?.value.withoutBlankEnds, !name.isEmpty else { continue }
      namesakes[name, default: []].append(index)
    }
    for (name, members) in namesakes.sorted(by: { $0.value[0] < $1.value[0] }) where members.count > 1 {
      let shown = members.prefix(3).compactMap { ids[$0] }.joined(separator: ", ")
      diagnostics.warning(
        .derivedID,
        "\(members.count) cards without an id have the name “\(name)”; their ids (\(shown)"
          + "\(members.count > 3 ? ", …" : "")) are derived from their photos and texts; give each an "
          + "id, which names its files for good", at: records[members[0]].place, field: "id")
    }
  }

  /// Six letters and digits that stand for a text: the upper 30 bits of its FNV-1a hash.
  private static func digest(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<6).map { digits[Int(hash >> UInt64(59 - 5 * $0) & 31)] })
  }
}

extension CardRecord {
  /// All texts of the card.
  fileprivate var content: String {
    [photo, name, title, detail, section, hobby, alt].map { $0?.value ?? "" }.joined(separator: "\u{1F}")
  }
}
