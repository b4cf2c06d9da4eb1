/// The text for a screen reader that is made of a card's fields where none is given.
struct AltText {
  /// What stands between the parts in one language.
  struct Template {
    /// Between name and age.
    var comma = ", "
    /// After the age.
    var years = ""
    /// Before the hobby.
    var stop = ". "
  }

  private let template: Template

  /// A maker of texts in the BCP 47 language `language`.
  init(language: String) {
    let subtags = language.lowercased().split(separator: "-").map(String.init)
    let name = subtags.first ?? ""
    let isTraditional = name == "zh" && !Set(subtags).isDisjoint(with: ["hant", "tw", "hk", "mo"])
    template = Self.templates[isTraditional ? "yue" : name] ?? Template()
  }

  /// "Name, age. Hobby" of what there is, in the language's own punctuation.
  func text(name: String, age: Int?, hobby: String) -> String {
    let years = age.map { "\($0)\(template.years)" } ?? ""
    let title = [name, years].filter { !$0.isEmpty }.joined(separator: template.comma)
    return [title, hobby].filter { !$0.isEmpty }.joined(separator: template.stop)
  }

  /// Languages whose punctuation is not that of English, or that say what the number is.
  private static let templates: [String: Template] = [
    "ar": arabic, "fa": arabic, "ps": arabic, "ckb": arabic, "sd": arabic, "ug": arabic,
    "ur": Template(comma: "، ", stop: "۔ "), "ks": Template(comma: "، ", stop: "۔ "),
    "zh": Template(comma: "，", years: "岁", stop: "。"), "yue": Template(comma: "，", years: "歲", stop: "。"),
    "ja": Template(comma: "、", years: "歳", stop: "。"), "ko": Template(years: "세"),
    "hi": danda, "mr": danda, "ne": danda, "sa": danda, "bn": danda, "as": danda, "pa": danda, "or": danda,
    "th": Template(comma: " ", years: " ปี", stop: " "), "lo": Template(comma: " ", years: " ປີ", stop: " "),
    "my": Template(comma: "၊ ", stop: "။ "), "km": Template(stop: "។ "), "hy": Template(stop: "։ "),
    "am": Template(comma: "፣ ", stop: "። "), "ti": Template(comma: "፣ ", stop: "። "),
    "bo": Template(comma: "། ", stop: "། "), "dz": Template(comma: "། ", stop: "། "),
  ]

  private static let arabic = Template(comma: "، ")
  private static let danda = Template(stop: "। ")
}
