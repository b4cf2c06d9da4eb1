import DeckPlanning
import SourceText
import Workbooks

/// Reads the cards in a file: a workbook, a text in any encoding, or a JSON list.
struct CardsReading {
  private let reference: DeckFile.TableReference
  private let file: String

  /// Reads the file that `reference` names. `file` is its path for messages.
  init(_ reference: DeckFile.TableReference, file: String) {
    self.reference = reference
    self.file = file
  }

  func records(in bytes: [UInt8], diagnostics: inout Diagnostics) -> [CardRecord] {
    let cards = CardsFile(reference, file: file)
    guard Workbook.isWorkbook(bytes) else {
      guard let text = text(of: bytes, &diagnostics) else { return [] }
      return cards.parse(text, diagnostics: &diagnostics)
    }
    do {
      let table = try Workbook(bytes).table(sheet: reference.sheet?.value)
      return cards.records(of: table, diagnostics: &diagnostics)
    } catch {
      var place = SourcePlace(file: file)
      if case .unknownSheet = error, let sheet = reference.sheet { place = sheet.place }
      diagnostics.add(
        Diagnostic(.error, .deck, code: .badWorkbook, error.description, at: place, field: "cards"))
      return []
    }
  }

  /// The text in UTF-8 or as it is; nil, with an error, if it is not in the encoding that the deck names.
  private func text(of bytes: [UInt8], _ diagnostics: inout Diagnostics) -> [UInt8]? {
    guard let encoding = reference.encoding else { return bytes }
    do { return try TextEncoding(encoding.value).utf8(of: bytes) } catch {
      diagnostics.add(
        Diagnostic(
          .error, .deck, code: .badEncoding, error.description, at: encoding.place, field: "encoding"))
      return nil
    }
  }
}
