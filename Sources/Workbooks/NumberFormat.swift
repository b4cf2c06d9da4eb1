import Foundation

/// How a cell shows a number: a format code such as `0.00`, `0%` or `d.m.yyyy`.
///
/// Only the first section of a code is used, without colours, conditions and thousands separators. Dates are
/// written with digits; where a code depends on the system's language, as year-month-day.
struct NumberFormat {
  private enum Kind {
    case general
    case decimals(Int, isPercent: Bool)
    case date([Character])
  }
  private let kind: Kind

  /// The codes of the ids that are not in the file (ISO/IEC 29500-1, 18.8.30).
  static let builtIn: [Int: String] = [
    1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 14: "yyyy-mm-dd", 15: "d-mm-yy",
    16: "d-mm", 17: "mm-yy", 18: "h:mm", 19: "h:mm:ss", 20: "h:mm", 21: "h:mm:ss", 22: "yyyy-mm-dd h:mm",
    37: "#,##0", 38: "#,##0", 39: "#,##0.00", 40: "#,##0.00", 45: "mm:ss", 46: "h:mm:ss", 47: "mm:ss",
  ]

  init(_ code: String) {
    let plain = Self.plain(code.prefix { $0 != ";" })
    if plain.lowercased() == "general" || plain.contains("@") || plain.isEmpty {
      kind = .general
    } else if plain.contains(where: { "yYdD".contains($0) }) || plain.lowercased().contains("m")
      || plain.contains(":")
    {
      kind = .date(Array(plain.lowercased()))
    } else {
      let fraction = plain.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
      kind = .decimals(fraction.count { "0#?".contains($0) }, isPercent: plain.contains("%"))
    }
  }

  /// The code without colours, conditions, quotes, escapes and spaces for alignment.
  private static func plain(_ code: Substring) -> String {
    var (plain, isQuoted, isBracketed): (String, Bool, Bool) = ("", false, false)
    var characters = code.makeIterator()
    while let character = characters.next() {
      switch character {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: isBracketed = true
      case "]" where isBracketed: isBracketed = false
      case "_" where !isQuoted, "*" where !isQuoted: _ = characters.next()
      case "\\" where !isQuoted: if let next = characters.next() { plain.append(next) }
      default: if !isBracketed, !isQuoted { plain.append(character) }
      }
    }
    return plain
  }

  func text(of number: Double, usesDatesOf1904: Bool) -> String {
    switch kind {
    case .general: Self.general(number)
    case .decimals(let count, let isPercent):
      String(format: "%.\(min(count, 15))f", isPercent ? number * 100 : number) + (isPercent ? "%" : "")
    case .date(let code):
      DateText(serial: number, usesDatesOf1904: usesDatesOf1904)?.text(code) ?? Self.general(number)
    }
  }

  /// The shortest text of a number with at most 15 digits, as Excel keeps them.
  private static func general(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return String(format: "%.15g", number)
  }
}

/// A date of the calendar from the number of days that a workbook stores.
private struct DateText {
  private let year, month, day, seconds: Int

  /// - Parameter usesDatesOf1904: whether day 0 is 1904-01-01 instead of the one before 1900-01-01.
  init?(serial: Double, usesDatesOf1904: Bool) {
    guard serial >= 0, serial < 3_000_000 else { return nil }
    let days = serial.rounded(.down)
    seconds = min(Int(((serial - days) * 86_400).rounded()), 86_399)
    // The numbers of 1970-01-01. Excel counts a 29 February 1900, which did not exist.
    let epoch = usesDatesOf1904 ? 24_107 : days < 60 ? 25_568 : 25_569
    (year, month, day) = Self.civil(days: Int(days) - epoch)
  }

  /// Year, month and day of the number of days since 1970-01-01 (proleptic Gregorian calendar).
  private static func civil(days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
  }

  /// The date by a code of runs of y, m, d, h and s; an m beside h or s means minutes.
  func text(_ code: [Character]) -> String {
    var (text, index, previous): (String, Int, Character) = ("", 0, " ")
    while index < code.count {
      let letter = code[index]
      let length = code[index...].prefix { $0 == letter }.count
      index += length
      let following = code[index...].first { "ymdhs".contains($0) }
      switch letter {
      case "y": text += length > 2 ? String(format: "%04d", year) : String(format: "%02d", year % 100)
      case "m" where previous == "h" || following == "s": text += Self.padded(seconds / 60 % 60, length)
      case "m": text += Self.padded(month, min(length, 2))
      case "d": text += Self.padded(day, min(length, 2))
      case "h": text += Self.padded(seconds / 3600, length)
      case "s": text += Self.padded(seconds % 60, length)
      default: text += String(repeating: letter, count: length)
      }
      if "ymdhs".contains(letter) { previous = letter }
    }
    return text
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    length > 1 ? String(format: "%02d", number) : String(number)
  }
}
