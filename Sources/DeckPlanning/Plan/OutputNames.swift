/// The one place that output paths come from.
package enum OutputNames {
  /// The manifest.
  package static let manifest = "manifest.json"

  /// A card's picture.
  static func card(_ id: String, scale: Int, encoding: ImageEncoding) -> String {
    "cards/\(id)@\(scale)x.\(encoding.fileExtension)"
  }

  /// A still.
  static func still(_ id: String, scale: Int) -> String {
    "previews/\(id)@\(scale)x.png"
  }

  /// A page of a sheet, from 1.
  static func sheetPage(_ id: String, page: Int, scale: Int) -> String {
    "sheets/\(id)-\(page < 10 ? "0" : "")\(page)@\(scale)x.png"
  }

  /// The document of a sheet's pages.
  static func document(_ id: String) -> String { "sheets/\(id).pdf" }

  /// The file that holds all frames of the animation of that id, beside the folder of that name.
  static func packed(_ animation: String, encoding: PackedEncoding) -> String {
    "animations/\(animation).\(encoding.fileExtension)"
  }

  /// A frame of the animation of that id.
  static func frame(_ animation: String, index: Int) -> String {
    let digits = String(index)
    return "animations/\(animation)/\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits).png"
  }
}
