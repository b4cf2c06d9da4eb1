/// BCP 47 language tags.
enum LanguageTag {
  /// The tag as written; reports an error and returns nil if it is malformed.
  static func checked(
    _ written: Written<String>, card: String? = nil, field: String, _ diagnostics: inout Diagnostics
  ) -> String? {
    if isTag(written.value) { return written.value }
    diagnostics.error(
      .badLocale, "“\(written.value)” is not a language tag; expected one such as “en” or “pt-BR”",
      at: written.place, card: card, field: field)
    return nil
  }

  private static func isTag(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
