import DeckKit

/// Constraints on the decoration of cards and screens.
extension StyleCheck {
  func decoration(_ decoration: CardDecoration, _ field: String) -> [Rule] {
    positive("\(field).cornerRadius", decoration.cornerRadius)
      + (decoration.shadow.map { shadow("\(field).shadow", $0) } ?? [])
      + (decoration.scrim.map { scrim("\(field).scrim", $0) } ?? [])
      + caption("\(field).caption", decoration.caption)
  }

  private func scrim(_ field: String, _ scrim: Scrim) -> [Rule] {
    // An invalid start is reported separately.
    let endsBelow = scrim.end <= 1 && (scrim.end >= scrim.start || !Self.isFraction(scrim.start))
    return fraction("\(field).start", scrim.start)
      + [Rule("\(field).end", endsBelow, "a number from its start to 1")]
      + fraction("\(field).startOpacity", scrim.startOpacity)
      + fraction("\(field).endOpacity", scrim.endOpacity)
  }

  private func caption(_ field: String, _ caption: CaptionStyle) -> [Rule] {
    positive("\(field).padding", caption.padding) + length("\(field).spacing", caption.spacing)
      + text("\(field).name", caption.name) + (caption.hobby.map { text("\(field).hobby", $0) } ?? [])
      + (caption.shadow.map { shadow("\(field).shadow", $0) } ?? [])
  }

  func chrome(_ chrome: ChromeStyle) -> [Rule] {
    let layout = ChromeLayout(chrome, in: style.size, direction: style.direction)
    let icons = chrome.upper + chrome.lower
    return positive("chrome.padding", chrome.padding) + positive("chrome.spacing", chrome.spacing)
      + positive("chrome.iconSize", chrome.iconSize) + positive("chrome.lowerPadding", chrome.lowerPadding)
      + shadow("chrome.discShadow", chrome.discShadow)
      + [
        Rule("chrome", layout.content.height >= 1, "rows that leave at least 1 point of height for the deck"),
        Rule(
          "chrome", icons.allSatisfy { (0...16).contains($0.scale) }, "icons drawn at a scale from 0 to 16"),
        Rule(
          "chrome", icons.allSatisfy { $0.disc.map { (0...16).contains($0.diameter) } ?? true },
          "discs of 0 to 16 times the size of the icon"),
      ]
  }
}
