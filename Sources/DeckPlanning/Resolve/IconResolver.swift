import DeckKit
import SourceText

/// Resolves the paths of a deck's own icons, and checks that every icon of its style exists.
struct IconResolver {
  let file: DeckFile
  let style: DeckStyle
  let confinement: PathConfinement

  private var icons: [ChromeIcon] { style.chrome.map { $0.upper + $0.lower } ?? [] }

  /// The paths of the deck's own SVG files, by the icon's name.
  func resolve(_ diagnostics: inout Diagnostics) -> [String: DeckPath] {
    let files = files(&diagnostics)
    reportMissing(beside: files, &diagnostics)
    return files.compactMapValues(\.self)
  }

  /// The paths by the written names; nil for an invalid path.
  private func files(_ diagnostics: inout Diagnostics) -> [String: DeckPath?] {
    guard let node = file.icons else { return [:] }
    guard !icons.isEmpty else {
      diagnostics.error(
        .unusedKey, "has no effect: the style “\(style.name)” has no icons; remove it",
        at: SourcePlace(file: file.file, position: node.position), field: "icons")
      return [:]
    }
    let names = Array(Set(icons.map(\.name))).sorted()
    guard
      let reader = ObjectReader(
        node, of: file.file, what: "icons", keys: names, diagnostics: &diagnostics)
    else { return [:] }
    return names.reduce(into: [:]) { files, name in
      guard let path = reader.string(name, &diagnostics) else { return }
      files[name] = .some(path.path(field: "icons.\(name)", in: confinement, &diagnostics))
    }
  }

  private func reportMissing(beside files: [String: DeckPath?], _ diagnostics: inout Diagnostics) {
    let known = Set(IconSource.builtInNames).union(files.keys)
    for icon in icons where !known.contains(icon.name) {
      diagnostics.error(
        .unknownIcon,
        "unknown icon “\(icon.name)”" + suggestion(for: icon.name, among: IconSource.builtInNames)
          + "; or add an SVG file for it to “icons”",
        at: file.style?.place ?? SourcePlace(file: file.file), field: "style.chrome")
    }
  }
}
