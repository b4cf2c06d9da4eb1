/// The number formats of a workbook's cells.
struct CellFormats {
  /// The format of each style of cells.
  private var styles: [NumberFormat] = []
  private var usesDatesOf1904 = false

  /// The formats of a workbook without styles.
  init() {}

  init(
    _ part: String?, in archive: ZipArchive, usesDatesOf1904: Bool
  ) throws(WorkbookError) {
    self.usesDatesOf1904 = usesDatesOf1904
    guard let part, let contents = try archive.part(part) else { return }
    var (codes, isCell, styles): ([Int: String], Bool, [NumberFormat]) = (NumberFormat.builtIn, false, [])
    try readXML(contents, part: part) { (event) throws(WorkbookError) in
      switch event {
      case .start("numFmt", let attributes):
        if let id = attributes["numFmtId"].flatMap({ Int($0) }) { codes[id] = attributes["formatCode"] }
      case .start("cellXfs", _): isCell = true
      case .end("cellXfs"): isCell = false
      case .start("xf", let attributes) where isCell:
        styles.append(NumberFormat(codes[attributes["numFmtId"].flatMap { Int($0) } ?? 0] ?? "General"))
      case .start, .end, .text: break
      }
    }
    self.styles = styles
  }

  /// A number as a cell of that style shows it.
  func text(of number: Double, style: Int?) -> String {
    let format = style.flatMap { styles.indices.contains($0) ? styles[$0] : nil } ?? NumberFormat("General")
    return format.text(of: number, usesDatesOf1904: usesDatesOf1904)
  }
}
