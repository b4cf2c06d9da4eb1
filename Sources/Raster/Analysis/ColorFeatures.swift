/// Features of a colour for saliency, in integers.
struct ColorFeatures {
  /// Luma, 0…255 (Rec. 601).
  var luma: Int
  /// Likelihood of skin, 0…4096.
  var skin: Int
  /// The largest channel less the smallest, 0…255.
  var saturation: Int

  // The centre of skin colours in chroma, and the distance from it at which the likelihood reaches 0.
  private static let (skinRed, skinBlue) = (32, -28)
  private static let (skinRedReach, skinBlueReach) = (28, 20)
  /// Colours of less luma are not taken for skin: near black, chroma is unreliable.
  private static let minimumSkinLuma = 40

  /// The features of an sRGB-encoded colour. Alpha is ignored.
  ///
  /// Skin of all shades is concentrated in chroma (Cb, Cr) and differs in luma: D. Chai, K. N. Ngan, "Face
  /// segmentation using skin-color map in videophone applications", 1999.
  init(_ pixel: StraightPixel) {
    let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    luma = (77 * red + 150 * green + 29 * blue) >> 8
    let chromaBlue = (128 * blue - 43 * red - 85 * green) >> 8
    let chromaRed = (128 * red - 107 * green - 21 * blue) >> 8
    let byRed = max(0, Self.skinRedReach - abs(chromaRed - Self.skinRed))
    let byBlue = max(0, Self.skinBlueReach - abs(chromaBlue - Self.skinBlue))
    skin =
      luma < Self.minimumSkinLuma ? 0 : 4096 * byRed * byBlue / (Self.skinRedReach * Self.skinBlueReach)
    saturation = max(red, green, blue) - min(red, green, blue)
  }
}
