import DeckKit
import DeckPlanning
import Files
import Foundation
import Typesetting

/// Opens the fonts that a deck's texts need.
struct FontLoading {
  let catalog = FontCatalog.standard
  let locator = FontLocator(environment: ProcessInfo.processInfo.environment)

  /// Opens the fonts of a deck: its own files, and those standard fonts whose scripts occur in its texts.
  ///
  /// - Throws: ``FontError`` if the standard family is not installed, a file of the deck is not a font, or
  ///   the deck names an unknown family.
  func library(for deck: Deck, in folder: String) throws(FontError) -> FontLibrary {
    let entries = catalog.entries(for: scalars(of: deck))
    // Missing files were reported when the deck was read.
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

  private func scalars(of deck: Deck) -> Set<UInt32> {
    var scalars: Set<UInt32> = []
    for text in deck.texts { scalars.formUnion(text.unicodeScalars.map(\.value)) }
    return scalars
  }
}

extension Deck {
  /// All texts that a picture may show: fields, ages in the numerals of each caption, badges.
  fileprivate var texts: [String] {
    let numerals = Set([style.decoration, style.backDecoration].compactMap { $0?.caption.numerals })
    let badges = [style.badges?.left.text, style.badges?.right.text].compactMap(\.self)
    return [title] + badges
      + cards.flatMap { card in
        [card.name] + [card.hobby, card.title, card.detail, card.section].compactMap(\.self)
          + numerals.compactMap { digits in card.age.map { digits.text(of: $0, language: card.language) } }
      }
  }
}
