import DeckKit
import DeckPlanning
import DeckRendering
import Files
import Foundation
import ImageCodecs
import SourceText

/// Finds the files of photos whose names are written differently in a table: in another Unicode
/// normalization, with other upper and lower case letters, or with another suffix.
struct PhotoFinder {
  private let root: String
  /// The names in the folders that were read.
  private var listings: [String: [String]] = [:]

  /// Creates a finder for paths relative to the folder `root`.
  init(root: String) {
    self.root = root
  }

  /// Replaces the photos of cards by the paths of existing files, and reports those that are written
  /// differently. Photos that are not found are left as they are.
  mutating func find(in cards: inout [Card]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for index in cards.indices {
      guard let photo = cards[index].photo, FileSystem.kind(of: "\(root)/\(photo)") == .absent,
        let found = match(photo)
      else { continue }
      cards[index].photo = found.path
      if !found.isSameText { diagnostics.append(.renamed(photo, found.path, of: cards[index])) }
    }
    return diagnostics
  }

  // MARK: Matching

  private struct Match {
    var path: DeckPath
    /// Whether the names differ in their Unicode normalization only.
    var isSameText = true
  }

  private mutating func match(_ path: DeckPath) -> Match? {
    var (components, isSameText): ([String], Bool) = ([], true)
    let written = path.rawValue.split(separator: "/").map(String.init)
    for (position, name) in written.enumerated() {
      let folder = ([root] + components).joined(separator: "/")
      if name == ".." || FileSystem.kind(of: "\(folder)/\(name)") != .absent {
        components.append(name)
        continue
      }
      guard let match = match(name, among: names(in: folder), isFile: position == written.count - 1) else {
        return nil
      }
      components.append(match.name)
      isSameText = isSameText && match.isSameText
    }
    return Match(path: path.replacing(components: components), isSameText: isSameText)
  }

  /// The only name that equals `name`: exactly, without regard to case, or without regard to the suffix.
  private func match(
    _ name: String, among names: [String], isFile: Bool
  ) -> (name: String, isSameText: Bool)? {
    // Swift compares texts by their canonical form.
    if let same = names.first(where: { $0 == name }) { return (same, true) }
    let similar = names.filter { $0.lowercased() == name.lowercased() }
    if !similar.isEmpty { return similar.count == 1 ? (similar[0], false) : nil }
    guard isFile else { return nil }
    let stem = Self.stem(of: name)
    let others = names.filter { Self.stem(of: $0) == stem && Self.isPhotoName($0) }
    return others.count == 1 ? (others[0], false) : nil
  }

  private static func stem(of name: String) -> String {
    let suffix = (name as NSString).pathExtension.lowercased()
    let isPicture = isPhotoName(name) || ["gif", "tif", "tiff", "bmp", "jpe", "jfif", "svg"].contains(suffix)
    return isPicture ? (name as NSString).deletingPathExtension.lowercased() : name.lowercased()
  }

  private static func isPhotoName(_ name: String) -> Bool {
    ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif"]
      .contains((name as NSString).pathExtension.lowercased())
  }

  private mutating func names(in folder: String) -> [String] {
    if let names = listings[folder] { return names }
    let names = (try? FileSystem.names(in: folder)) ?? []
    listings[folder] = names
    return names
  }

  // MARK: Suggestions

  /// The diagnostic of an error; for a photo that does not exist it contains the most similar names.
  mutating func diagnostic(_ error: PhotoError, of card: Card) -> Diagnostic {
    let photo = card.photo?.rawValue ?? ""
    guard error == .missing else { return Diagnostic(error, photo: photo, card: card.id) }
    let parts = photo.split(separator: "/").map(String.init)
    let (folder, name) = (parts.dropLast().joined(separator: "/"), parts.last ?? "")
    return Diagnostic(
      .error, .photo, code: .photoMissing,
      "“\(photo)” does not exist" + advice(for: name, in: folder), at: card.photoPlace,
      card: card.id.rawValue, field: CardField.photo.rawValue)
  }

  private mutating func advice(for name: String, in folder: String) -> String {
    let place = folder.isEmpty ? root : "\(root)/\(folder)"
    guard FileSystem.kind(of: place) != .absent else {
      return "; there is no folder “\(folder)”; check the path"
    }
    let names = names(in: place)
    let similar = names.filter {
      $0.lowercased() == name.lowercased() || Self.stem(of: $0) == Self.stem(of: name)
    }
    if similar.count > 1 {
      return
        "; several files have similar names (\(similar.prefix(3).joined(separator: ", "))); write one of "
        + "them exactly"
    }
    if let near = nearest(to: name, among: names.filter(Self.isPhotoName)) {
      return "; did you mean “\(folder.isEmpty ? near : "\(folder)/\(near)")”?"
    }
    if let other = names.first(where: { FileSystem.kind(of: "\(place)/\($0)/\(name)") == .file }) {
      return "; it is in “\(other)”; write “\(other)/\(name)”"
        + (folder.isEmpty ? ", or “\"photos\": \"\(other)\"” in the deck file" : "")
    }
    return " in the deck's folder; check its spelling"
  }
}

extension Diagnostic {
  fileprivate static func renamed(_ written: DeckPath, _ found: DeckPath, of card: Card) -> Diagnostic {
    Diagnostic(
      .warning, .photo, code: .photoRenamed,
      "“\(written)” does not exist, so “\(found)” is used; write the name as the file has it",
      at: card.photoPlace, card: card.id.rawValue, field: CardField.photo.rawValue)
  }
}
