package import DeckKit

extension Numerals {
  /// Formats `number` in these numerals for a text in the BCP 47 language `language`.
  package func text(of number: Int, language: String) -> String {
    self == .native ? NativeDigits.text(of: number, language: language) : String(number)
  }
}

/// The digits of a language's own script, from the native numbering systems of Unicode's CLDR.
enum NativeDigits {
  /// Formats `number` in the digits of the BCP 47 language `language`, or in 0…9 if its script has no digits
  /// of its own.
  static func text(of number: Int, language: String) -> String {
    let zero = zero(of: language)
    return String(
      String.UnicodeScalarView(
        String(number).unicodeScalars.map { digit in
          digit.properties.numericType == .decimal
            ? Unicode.Scalar(zero + digit.value - 0x30) ?? digit : digit
        }))
  }

  private static func zero(of language: String) -> UInt32 {
    let subtags = language.lowercased().split(separator: "-").map(String.init)
    let script = subtags.dropFirst().first { $0.count == 4 }
    return script.flatMap { zerosOfScripts[$0] } ?? subtags.first.flatMap { zerosOfLanguages[$0] } ?? 0x30
  }

  /// Code points of the digit zero, by ISO 15924 script.
  private static let zerosOfScripts: [String: UInt32] = [
    "latn": 0x30, "cyrl": 0x30, "arab": 0x660, "deva": 0x966, "beng": 0x9E6, "guru": 0xA66, "gujr": 0xAE6,
    "tibt": 0xF20, "mymr": 0x1040, "adlm": 0x1E950, "olck": 0x1C50, "mtei": 0xABF0, "cakm": 0x11136,
  ]

  /// Code points of the digit zero, by language.
  private static let zerosOfLanguages: [String: UInt32] = [
    "ar": 0x660, "ckb": 0x660, "sd": 0x660, "fa": 0x6F0, "ur": 0x6F0, "ps": 0x6F0, "ks": 0x6F0, "ug": 0x660,
    "hi": 0x966, "mr": 0x966, "ne": 0x966, "sa": 0x966, "kok": 0x966, "mai": 0x966, "bho": 0x966,
    "bn": 0x9E6, "as": 0x9E6, "mni": 0x9E6, "pa": 0xA66, "gu": 0xAE6, "or": 0xB66, "ta": 0xBE6, "te": 0xC66,
    "kn": 0xCE6, "ml": 0xD66, "si": 0xDE6, "th": 0xE50, "lo": 0xED0, "bo": 0xF20, "dz": 0xF20, "my": 0x1040,
    "km": 0x17E0, "sat": 0x1C50, "nqo": 0x7C0,
  ]
}
