import Testing

/// A name that is hard to set.
struct HardName: Sendable, CustomTestStringConvertible {
  /// What is hard in it.
  var what: String
  var name: String
  /// BCP 47 language of the card.
  var language: String
  /// Whether the line as a whole runs from the right.
  var runsLeft: Bool
  /// What is left of the name once it is made safe; nil where that is all of it.
  var shown: String?

  init(
    _ what: String, _ name: String, _ language: String = "en", runsLeft: Bool = false, shown: String? = nil
  ) {
    self.what = what
    self.name = name
    self.language = language
    self.runsLeft = runsLeft
    self.shown = shown
  }

  var testDescription: String { what }
}

extension HardName {
  static let all =
    latin + eastEuropean + rightToLeft + indic + southEast + eastAsian + others + emoji + long + hostile

  private static let latin = [
    HardName("Vietnamese", "Nguyễn Thị Ánh Tuyết", "vi"), HardName("Vietnamese capitals", "ẮỖỮ ẤỆỖ", "vi"),
    HardName("Vietnamese, decomposed", "Nguye\u{302}\u{303}n A\u{306}\u{301}", "vi"),
    HardName("marks without letters of their own", "M\u{301}\u{302} N\u{308}i\u{30A}"),
    HardName("Yoruba", "Ọlọ́runfẹ́mi Ṣàngó", "yo"), HardName("Polish", "Łukasz Żółć", "pl"),
    HardName("Icelandic", "Þórhildur Ægisdóttir", "is"), HardName("Turkish dots", "İpek Iğdır", "tr"),
    HardName("ligatures of old", "ﬁnn ﬂora"),
    HardName("an okina and an apostrophe", "O’Brien Kaʻiulani", "haw"),
    HardName("one long word", "Wolfeschlegelsteinhausenbergerdorff", "de"),
  ]

  private static let eastEuropean = [
    HardName("Greek with breathings", "Ἀριστοτέλης ᾯδὴ ΰ", "el"),
    HardName("Greek final sigma", "Σίσυφος", "el"),
    HardName("Serbian", "Ђорђе Џаџић", "sr"), HardName("Kazakh", "Қасым Әбілқайыр", "kk"),
    HardName("Cyrillic with stress", "Ко\u{301}стя Й\u{306}", "ru"),
    HardName("Georgian", "ნინო ჯავახიშვილი", "ka"), HardName("Armenian", "Հրանուշ Աճառյան", "hy"),
  ]

  private static let rightToLeft = [
    HardName("Arabic", "محمد بن عبد الله", "ar", runsLeft: true),
    HardName("Arabic with vowels", "شَهْرَزَادُ", "ar", runsLeft: true),
    HardName("Arabic ligatures", "لآلئ الإسلام", "ar", runsLeft: true),
    HardName("Urdu", "ٹیپو سُلطان", "ur", runsLeft: true),
    HardName("Persian with a non-joiner", "پریناز گل\u{200C}محمدی", "fa", runsLeft: true),
    HardName("Hebrew", "נועם", "he", runsLeft: true),
    HardName("Hebrew with points", "דָּוִד בֶּן־גּוּרִיּוֹן", "he", runsLeft: true),
    HardName("Syriac", "ܐܦܪܝܡ", "syr", runsLeft: true), HardName("Thaana", "މުހައްމަދު", "dv", runsLeft: true),
    HardName("N’Ko", "ߞߊ߲ߕߍ߫", "nqo", runsLeft: true), HardName("Adlam", "𞤀𞤣𞤢𞤥𞤢", "ff", runsLeft: true),
    HardName("Hebrew in a Latin name", "Noam נועם Levi"),
    HardName("Latin and digits in an Arabic name", "أحمد Smith 2", "ar", runsLeft: true),
    HardName("three directions", "Ada عدا שלום 7"), HardName("brackets", "(עדה)", "he", runsLeft: true),
  ]

  private static let indic = [
    HardName("Devanagari conjuncts", "श्रीकृष्ण क्ष्त्र्य ज्ञान", "hi"), HardName("Devanagari", "मीरा", "mr"),
    HardName("Bengali", "রবীন্দ্রনাথ", "bn"), HardName("Gurmukhi", "ਗੁਰਪ੍ਰੀਤ", "pa"),
    HardName("Gujarati", "શ્રીમતી", "gu"), HardName("Odia", "ଶ୍ରୀଜଗନ୍ନାଥ", "or"),
    HardName("Tamil", "ஸ்ரீநிவாசன்", "ta"), HardName("Tamil vowels around", "கௌதம் கொடி", "ta"),
    HardName("Telugu", "శ్రీనివాసరావు", "te"), HardName("Kannada", "ಶ್ರೀಕೃಷ್ಣ", "kn"),
    HardName("Malayalam", "ശ്രീജിത്ത്", "ml"), HardName("Sinhala", "ශ්\u{200D}රී", "si"),
  ]

  private static let southEast = [
    HardName("Thai", "กิตติศักดิ์", "th"), HardName("Thai, four levels", "น้ำผึ้ง ปู่ญู่ ที่", "th"),
    HardName("Lao", "ສົມສັກ", "lo"), HardName("Khmer", "ស្រីមុំ", "km"), HardName("Burmese", "အောင်ကြည်", "my"),
    HardName("Tibetan", "བསྟན་འཛིན་རྒྱ་མཚོ", "bo"), HardName("Javanese", "ꦗꦮꦶ", "jv"),
  ]

  private static let eastAsian = [
    HardName("simplified Chinese", "欧阳骨直", "zh-Hans"), HardName("traditional Chinese", "歐陽骨直", "zh-Hant"),
    HardName("Chinese beyond the first plane", "𠮷𡈽", "zh-Hant"), HardName("Japanese", "骨直 ひかり", "ja"),
    HardName("Japanese variation sequence", "葛\u{E0100}城", "ja"),
    HardName("half width", "ｳﾞｨｸﾄｰﾙ", "ja"), HardName("Korean", "김민준", "ko"),
    HardName("Korean, decomposed", "\u{1100}\u{1161}\u{11A8}\u{1102}\u{1161}", "ko"),
  ]

  private static let others = [
    HardName("Amharic", "ኃይለ ሥላሴ", "am"), HardName("Cherokee", "ᏍᏏᏉᏯ", "chr"),
    HardName("Inuktitut", "ᐃᓄᒃ ᑐᑦ", "iu"),
    HardName("Mongolian", "ᠴᠢᠩᠭᠢᠰ", "mn"), HardName("Ol Chiki", "ᱚᱞ", "sat"),
    HardName("Tifinagh", "ⴰⵎⵖⴰⵔ", "zgh"),
    HardName("Yi", "ꆈꌠ", "ii"), HardName("mathematical letters", "𝔄𝔡𝔞 𝐁"),
  ]

  private static let emoji = [
    HardName("skin tone and joiner", "👩🏽‍🚀"), HardName("family", "👨‍👩‍👧‍👦"), HardName("flags", "🇫🇷🇯🇵"),
    HardName("flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), HardName("skin tones", "👍🏿👍🏻"), HardName("keycaps", "1️⃣2️⃣"),
    HardName("emoji in a name", "Ana ❤️‍🔥 Li"), HardName("text style", "Ana ☺︎"),
  ]

  private static let long = [
    HardName("200 letters", String(repeating: "x", count: 200)),
    HardName("200 letters in words", String(repeating: "Ada ", count: 49) + "Adam"),
    HardName("200 Chinese letters", String(repeating: "骨", count: 200), "zh"),
    HardName("200 joined Arabic letters", String(repeating: "محمد", count: 50), "ar", runsLeft: true),
    HardName(
      "200 Hebrew letters in words", String(repeating: "עדה ", count: 49) + "עדהם", "he", runsLeft: true),
    HardName("200 emoji", String(repeating: "👩🏽‍🚀", count: 200)),
    HardName("200 Thai letters", String(repeating: "กิ", count: 100), "th"),
    HardName("200 letters with marks", String(repeating: "a\u{301}\u{302}", count: 200)),
  ]

  private static let hostile = [
    HardName("override", "\u{202E}abc", shown: "abc"),
    HardName("unclosed isolate", "\u{2067}abc", shown: "abc"),
    HardName("unclosed everything", "\u{2066}\u{2067}\u{202B}\u{202E}abc", shown: "abc"),
    HardName("ends of what was not begun", "abc\u{2069}\u{2069}\u{202C}", shown: "abc"),
    HardName("right-to-left mark at the end", "abc\u{200F}"),
    HardName("zero width inside", "a\u{200B}b\u{2060}c"),
    HardName("zero width alone", "\u{200B}\u{200C}\u{200D}\u{FEFF}\u{2060}", shown: ""),
    HardName("fillers alone", "\u{115F}\u{3164}\u{AD}", shown: ""),
    HardName("spaces alone", " \u{A0}\u{3000} ", shown: ""), HardName("empty", "", shown: ""),
    HardName("replacement character", "Ad\u{FFFD}a"),
    HardName("control characters", "A\u{0}d\u{7}a\u{1B}[31m\u{85}", shown: "A d a [31m"),
    HardName("line ends", "A\u{2028}d\u{2029}a\u{B}", shown: "A d a"),
    HardName(
      "piled up marks", "Z" + String(repeating: "\u{335}\u{321}\u{300}", count: 20) + "o",
      shown: "Z\u{335}\u{321}\u{300}\u{335}\u{321}\u{300}o"),
    HardName("object and annotation signs", "a\u{FFFC}b\u{FFF9}c\u{FFFB}", shown: "abc"),
    HardName("a mark first", "\u{301}a"),
  ]
}
