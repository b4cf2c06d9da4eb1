import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import VectorIcons

/// Draws the icons around a deck. Caches their masks, because all frames share them.
struct ChromePainter {
  let icons: IconLibrary
  let colors: SRGBConverter
  private var drawn: [Key: [Layer]] = [:]

  private struct Key: Hashable {
    var icon: IconDrawing
    var origin: LayoutPoint
    var scale: Double
  }

  /// A colour that is filled through a mask, in pixels of the picture.
  private struct Layer {
    var color: HexColor
    var opacity: Double
    var mask: CoverageMask
    var x, y: Int
  }

  init(icons: IconLibrary, colors: SRGBConverter) {
    self.icons = icons
    self.colors = colors
  }

  /// Draws icons in order on a picture of `canvas`.
  ///
  /// - Throws: The errors of ``IconLibrary/icon(_:)``.
  mutating func paint(
    _ row: [IconDrawing], on picture: inout Pixmap<PremultipliedPixel>, canvas: LayoutRect, scale: Double
  ) throws {
    for icon in row {
      let key = Key(icon: icon, origin: LayoutPoint(x: canvas.x, y: canvas.y), scale: scale)
      if drawn[key] == nil { drawn[key] = try layers(of: key) }
      for layer in drawn[key] ?? [] {
        picture.fill(
          colors.pixel(layer.color), through: layer.mask, atX: layer.x, y: layer.y, opacity: layer.opacity)
      }
    }
  }

  private func layers(of key: Key) throws -> [Layer] {
    (key.icon.disc.map { discLayers($0, key) } ?? []) + (try shapeLayers(key))
  }

  private func shapeLayers(_ key: Key) throws -> [Layer] {
    let icon = try icons.icon(key.icon.source)
    let frame = PixelFrame(key.icon.rect, origin: key.origin, scale: key.scale)
    let mask = try icon.coverage(of: frame.rect, size: frame.size)
    return [Layer(color: key.icon.color, opacity: 1, mask: mask, x: frame.x, y: frame.y)]
  }

  /// The disc over its whole shadow, which is visible through a translucent disc.
  private func discLayers(_ disc: DiscDrawing, _ key: Key) -> [Layer] {
    let frame = PixelFrame(disc.rect, origin: key.origin, scale: key.scale)
    let shape = RoundedRect(frame.rect, radius: disc.rect.width * key.scale / 2)
    let mask = CoverageMask(roundedRect: shape.rect, radius: shape.radius, size: frame.size)
    let fill = Layer(color: disc.fill, opacity: 1, mask: mask, x: frame.x, y: frame.y)
    guard disc.shadow.opacity > 0 else { return [fill] }
    return [shadowLayer(disc.shadow, of: shape, mask, frame, key), fill]
  }

  private func shadowLayer(
    _ shadow: Shadow, of shape: RoundedRect, _ mask: CoverageMask, _ frame: PixelFrame, _ key: Key
  ) -> Layer {
    let kernel = GaussianKernel(standardDeviation: shadow.radius * key.scale)
    let offset = PixelOffset(shadow.offset, scale: key.scale)
    return Layer(
      color: shadow.color, opacity: shadow.opacity,
      mask: offset.coverage(by: shape, mask).padded(by: kernel.radius).blurred(kernel),
      x: frame.x - kernel.radius + offset.x, y: frame.y - kernel.radius + offset.y)
  }
}
