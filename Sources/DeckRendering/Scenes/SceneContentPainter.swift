import DeckKit
import DeckPlanning
import ImageCodecs
import PictureTypes
import Raster
import Typesetting

/// The content of one picture with its texts laid out, the same for every scale.
enum ComposedPicture {
  /// Cards on a canvas, which may overlap.
  case scene(CardScene)
  /// A page or a screen of a list or a contact sheet.
  case page(PageDrawing)

  /// The cards in it.
  var drawings: [CardDrawing] {
    switch self {
    case .scene(let scene): scene.cards.map(\.drawing)
    case .page(let page): page.pictures.map(\.drawing)
    }
  }

  /// The fonts of its texts, except those of cards, which are in the reports on the cards.
  var faces: Set<FontFace> {
    switch self {
    case .scene: []
    case .page(let page): page.faces
    }
  }
}

extension TaskRenderer {
  /// Lays out the texts of a list or a contact sheet.
  func composed(_ content: SceneDrawing) -> ComposedPicture {
    let texts = ListTypesetter(typesetter: typesetter)
    return switch content {
    case .cards(let scene): .scene(scene)
    case .list(let list): .page(ListPainter(texts: texts).page(list))
    case .contact(let contact): .page(ContactPainter(texts: texts).page(contact))
    }
  }
}

/// Draws the pictures of scenes and pages in one colour space.
struct SceneContentPainter {
  private var scenes: ScenePainter
  private let pages: PagePainter

  init(renderer: TaskRenderer, tools: TaskRenderer.ColorSpaceTools) {
    scenes = ScenePainter(painter: tools.painter, icons: renderer.icons)
    pages = PagePainter(painter: tools.painter)
  }

  /// Draws the picture at `scale` pixels per point.
  ///
  /// - Throws: `PhotoError` if a photo cannot be read; `CairoError` if Cairo fails.
  mutating func paint(
    _ picture: ComposedPicture, photos: PhotoAccess, scale: Double
  ) throws -> Pixmap<PremultipliedPixel> {
    switch picture {
    case .scene(let scene):
      return try scenes.paint(scene, photos: photos, scale: scale)
    case .page(let page):
      let sprites = try page.pictures.map { try pages.sprite($0, photos: photos, scale: scale) }
      return try pages.image(page, sprites: sprites, scale: scale)
    }
  }
}

/// How the photos of a picture are decoded.
enum PhotoAccess {
  /// Decoded once for all cards and frames, by path.
  case shared([DeckPath: DecodedPhoto])
  /// Each decoded when its card is drawn, at the reduction for its size.
  case oneByOne(PhotoLoader, ColorSpace)

  /// The photo of a card that is drawn `pixelWidth` pixels wide; nil if the card has none.
  ///
  /// - Throws: `PhotoError` if it cannot be read.
  func photo(of drawing: CardDrawing, pixelWidth: Double) throws(PhotoError) -> DecodedPhoto? {
    guard let crop = drawing.photo else { return nil }
    switch self {
    case .oneByOne(let loader, let space): return try loader.load(crop, in: space, pixelWidth: pixelWidth)
    case .shared(let photos):
      guard let photo = photos[crop.photo] else { throw .missing }
      return photo
    }
  }
}
