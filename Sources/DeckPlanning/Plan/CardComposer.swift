import DeckKit

/// Decides how cards are drawn, from the deck, the sizes of its photos and, once the cards are drawn, the
/// findings.
struct CardComposer: Sendable {
  let deck: Deck
  /// The measured photos, by the card's index in the deck.
  let photos: [Int: PhotoMeasurement]
  /// The findings of drawing the cards; empty before.
  var findings = CardFindings()

  /// The centre of a crop whose focal point is not known yet. The size of a crop does not depend on it.
  private static let middle = LayoutPoint(x: 0.5, y: 0.5)

  // MARK: Cards

  /// The drawing of the card at a size, with the decoration of the slot `slot`.
  func drawing(of card: Card, size: LayoutSize, slot: Int = 0) -> CardDrawing {
    let decoration = deck.style.decoration(ofSlot: slot)
    return CardDrawing(
      size: size, photo: crop(of: card, covering: size), decoration: decoration,
      caption: caption(of: card, decoration),
      relief: decoration == deck.style.decoration ? findings.reliefs[card.index] : nil)
  }

  /// The focal point; nil if it has not been found in the photo yet.
  func focalPoint(of card: Card) -> LayoutPoint? {
    card.focus.point ?? findings.focalPoints[card.index]
  }

  private func crop(of card: Card, covering size: LayoutSize) -> PhotoCrop? {
    guard let photo = card.photo, let measured = photos[card.index] else { return nil }
    var crop = PhotoCrop(
      photo: photo, photoSize: measured.size, covering: size, focus: focalPoint(of: card) ?? Self.middle)
    crop.decodeReduction = deck.reductions(ofPhoto: measured.size).decode
    crop.reduction = crop.decodeReduction
    return crop
  }

  private func caption(of card: Card, _ decoration: CardDecoration) -> CaptionContent {
    let isTitled = decoration.caption.headline == .title
    return CaptionContent(
      name: isTitled ? card.title ?? card.name : card.name, age: isTitled ? nil : card.age, hobby: card.hobby,
      language: card.language, direction: deck.style.direction,
      isDirectionFixed: deck.style.direction != LayoutDirection(locale: deck.locale),
      numerals: decoration.caption.numerals, fonts: deck.fonts)
  }

  /// The card's own picture: the card in front or, if the style is a list, its thumbnail.
  func picture(of card: Card) -> CardDrawing {
    guard let list = deck.style.layout.list else { return drawing(of: card, size: deck.style.cardFrame.size) }
    return thumbnail(of: card, list.item)
  }

  // MARK: Lists

  /// The photo without texts, at the size of a row's thumbnail.
  private func thumbnail(of card: Card, _ style: ListItemStyle) -> CardDrawing {
    var drawing = drawing(
      of: card, size: LayoutSize(width: style.thumbnailSize, height: style.thumbnailSize))
    drawing.decoration.cornerRadius = style.thumbnailRadius
    drawing.decoration.shadow = nil
    drawing.decoration.scrim = nil
    drawing.caption.name = ""
    drawing.caption.age = nil
    drawing.caption.suffix = ""
    drawing.caption.hobby = nil
    return drawing
  }

  /// The card as an item of a list with that layout.
  func item(of card: Card, in layout: ListLayout) -> ListItemDrawing {
    let (texts, style) = (card.listTexts(deck.style.decoration.caption.numerals), deck.listStyle)
    return ListItemDrawing(
      style: layout.item, rowWidth: style.size.width, direction: style.direction, primary: texts.primary,
      suffix: texts.suffix, secondary: texts.secondary, language: card.language,
      primaryFamily: deck.fonts.name, secondaryFamily: deck.fonts.hobby,
      thumbnail: card.photo == nil ? nil : thumbnail(of: card, layout.item))
  }

  /// The card on a contact sheet. A card of a list without a photo is a rectangle in the background colour.
  func contactPicture(of card: Card) -> CardDrawing {
    var drawing = picture(of: card)
    if deck.style.layout.list != nil, card.photo == nil, case .color(let color) = deck.style.background {
      drawing.decoration.fill = color
    }
    return drawing
  }

  // MARK: Scenes

  /// The card at its placement in a scene.
  func placed(_ card: Card, at placement: Placement) -> PlacedCard {
    var drawing = drawing(of: card, size: placement.rect.size, slot: placement.slot)
    if let size = drawing.photo?.photoSize {
      drawing.photo?.reduction = deck.reductions(ofPhoto: size).scene
    }
    let badge = placement.badge.flatMap { placed in
      deck.style.badges.flatMap { BadgeDrawing(placed, of: $0, language: card.language) }
    }
    return PlacedCard(drawing: drawing, placement: placement, badge: badge)
  }
}
