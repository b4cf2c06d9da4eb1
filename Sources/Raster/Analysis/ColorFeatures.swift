/// What is seen of a colour: lightness, skin likeness and saturation, in integers.
struct ColorLook {
  /// Lightness, 0…255 (Rec. 601 luma).
  var luma: Int
  /// How like skin the colour is, 0…4096.
  var skin: Int
  /// The largest channel less the smallest, 0…255.
  var saturation: Int

  /// The look of an sRGB-encoded colour; its alpha is left out of account.
  ///
  /// Skin of all shades lies close together in chroma (Cb, Cr) and differs in luma: D. Chai, K. N. Ngan, "Face segmentation
  /// using skin-color map in videophone applications", 1999. Near black no chroma is to be trusted.
  init(_ pixel: StraightPixel) {
    let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    luma = (77 * red + 150 * green + 29 * blue) >> 8
    let bluish = (128 * blue - 43 * red - 85 * green) >> 8
    let reddish = (128 * red - 107 * green - 21 * blue) >> 8
    let (byRed, byBlue) = (max(0, 28 - abs(reddish - 32)), max(0, 20 - abs(bluish + 28)))
    skin = luma < 40 ? 0 : 4096 * byRed * byBlue / (28 * 20)
    saturation = max(red, green, blue) - min(red, green, blue)
  }
}
