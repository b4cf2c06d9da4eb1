import DeckKit
import DeckPlanning
import Foundation
import Typesetting

/// Opens the fonts that a deck's texts need.
struct FontLoading {
  let catalog = FontCatalog.standard
  let locator = FontLocator(environment: ProcessInfo.processInfo.environment)

  /// The library for a deck: its own files, and of the standard ones those that its letters need.
  ///
  /// - Throws: ``FontError`` where the standard family itself is not installed, or a file of the deck is no font.
  func library(for deck: Deck, in folder: String) throws(FontError) -> FontLibrary {
    let entries = catalog.entries(for: scalars(of: deck))
    // Files that are missing were reported when the deck was read.
    let own = deck.fonts.files.map { "\(folder)/\($0)" }
    var files = own.filter { FileSystem.fileSize($0) != nil }
    let isComplete = files == own
    for entry in entries {
      for file in entry.files {
        if let path = locator.path(of: file) {
          if !files.contains(path) { files.append(path) }
        } else if entry == catalog.entries.first {
          throw .notInstalled(file: file, package: entry.package)
        }
      }
    }
    let library = try FontLibrary(families: entries.map(\.family), files: files)
    let known = library.availableFamilies
    guard isComplete else { return library }
    for family in [deck.fonts.name, deck.fonts.hobby].compactMap(\.self) where !known.contains(family) {
      throw .unknownFamily(family, known: known)
    }
    return library
  }

  /// The code points of everything that may be set: fields, ages in the digits of each caption, badges.
  private func scalars(of deck: Deck) -> Set<UInt32> {
    let decorations = [deck.style.decoration, deck.style.backDecoration].compactMap(\.self)
    let badges = [deck.style.badges?.left.text, deck.style.badges?.right.text]
    let texts = deck.cards.flatMap { card in
      [card.name, card.hobby, card.title, card.detail, card.section]
        + decorations.map { decoration in
          card.age.map { decoration.caption.numerals.text(of: $0, language: card.language) }
        }
    }
    return (texts + badges).compactMap(\.self).reduce(into: []) { scalars, text in
      scalars.formUnion(text.unicodeScalars.map(\.value))
    }
  }
}
