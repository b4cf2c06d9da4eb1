/// The alternative text that is derived from a card's fields if none is given.
struct AltText {
  /// The separators between the parts in one language.
  struct Template {
    /// The separator between name and age.
    var comma = ", "
    /// The suffix of the age.
    var years = ""
    /// The separator before the hobby.
    var stop = ". "
  }

  private let template: Template

  /// Creates the template for the BCP 47 language `language`.
  init(language: String) {
    let subtags = language.lowercased().split(separator: "-").map(String.init)
    let name = subtags.first ?? ""
    let isTraditional = name == "zh" && !Set(subtags).isDisjoint(with: ["hant", "tw", "hk", "mo"])
    template = Self.templates[isTraditional ? "yue" : name] ?? Template()
  }

  /// The text “Name, age. Hobby” of the parts that are not empty, in the language's own punctuation.
  func text(name: String, age: Int?, hobby: String) -> String {
    let years = age.map { "\($0)\(template.years)" } ?? ""
    let title = [name, years].filter { !$0.isEmpty }.joined(separator: template.comma)
    return [title, hobby].filter { !$0.isEmpty }.joined(separator: template.stop)
  }

  /// The languages whose punctuation differs from that of English, or that need a unit after the age.
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
