import DeckKit

/// The text of a new deck file. Every choice that costs bytes is one line with a comment.
struct StarterDeck {
  /// The largest scale at which most photos are not enlarged; at most 2.
  let scale: Int

  /// The deck for photos of these upright sizes in pixels.
  init(photos: [LayoutSize]) {
    let card = DeckPreset.stack.size
    let large = photos.count { min($0.width / card.width, $0.height / card.height) >= 2 }
    scale = 2 * large >= photos.count ? 2 : 1
  }

  var text: String {
    """
    {
      // A row for each card: photo, name, age, hobby. The id names a card's files.
      "cards": "people.csv",
      // The look and the motion: stack, pager, twoCard, depth or sections.
      "style": "stack",
      // Pixels for each point. Each further scale adds a picture of each card: [1, 1.5, 2, 3, 4] are
      // possible.
      "scales": [\(scale == 2 ? "1, 2" : "1")],
      // WebP takes a tenth of the bytes of PNG. For clients without it add "jpeg", or "png" for clear
      // corners.
      "formats": ["webp"],
      // The stack as one picture. [] draws none.
      "previews": ["rest"],
      // Frames of swipes, some megabytes for each: "like", "nope", "return" and more. [] draws none.
      "animations": [],
      // All fields: `deckle schema deck`.
    }

    """
  }
}
