import TestSupport

/// Writes a JSON tree in a random spelling that JSON5 allows.
struct JSON5Writer {
  private(set) var text = String.UnicodeScalarView()

  /// The offsets, in scalars, of all keys and values in the order of the text.
  private(set) var offsets: [Int] = []

  /// Whether to use only the parts of JSON5 that Foundation supports.
  private let isPlain: Bool

  private var generator: SeededGenerator

  init(_ tree: PlainJSON, isPlain: Bool = false, using generator: inout SeededGenerator) {
    self.isPlain = isPlain
    self.generator = SeededGenerator(seed: generator.next())
    writeBlanks()
    write(tree)
    writeBlanks()
  }

  private mutating func put(_ piece: String) {
    text.append(contentsOf: piece.unicodeScalars)
  }

  private mutating func write(_ tree: PlainJSON) {
    offsets.append(text.count)
    switch tree {
    case .null: put("null")
    case .bool(let bool): put(bool ? "true" : "false")
    case .number(let number): put(spelling(of: number))
    case .text(let string): writeString(string)
    case .list(let values):
      writeEntries(values, in: "[", "]") { writer, value in writer.write(value) }
    case .object(let members):
      writeEntries(members, in: "{", "}") { writer, member in
        writer.writeKey(member.key)
        writer.writeBlanks()
        writer.put(":")
        writer.writeBlanks()
        writer.write(member.value)
      }
    }
  }

  private mutating func writeEntries<Entry>(
    _ entries: [Entry], in opening: String, _ closing: String, write: (inout JSON5Writer, Entry) -> Void
  ) {
    put(opening)
    writeBlanks()
    for (index, entry) in entries.enumerated() {
      write(&self, entry)
      writeBlanks()
      if index + 1 < entries.count || generator.once(in: 2) { put(",") }
      writeBlanks()
    }
    put(closing)
  }

  private mutating func writeBlanks() {
    let plainBlanks = [
      " ", "\t", "\n", "\r\n", "\r", "// not */ this\n", "//\r\n", "/* { // ] */", "/***/",
      "/* a\r\nb * / **/",
    ]
    let otherBlanks = [
      "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{3000}", "// é\u{2028}",
    ]
    while generator.once(in: 3) {
      let blank = generator.pick(isPlain ? plainBlanks : plainBlanks + otherBlanks)
      let isByteOrderMark = text.isEmpty && blank == "\u{FEFF}"
      if !isByteOrderMark { put(blank) }
    }
  }

  private mutating func writeKey(_ key: String) {
    let letters: Set<Unicode.Scalar> = Set("abceglmnrstuxyNAZ_$é漢字ifIty".unicodeScalars)
    let isWord =
      key.unicodeScalars.first.map(letters.contains) == true
      && key.unicodeScalars.allSatisfy { letters.contains($0) || "0"..."9" ~= $0 }
    offsets.append(text.count)
    guard isWord, generator.once(in: 2) else { return writeString(key) }
    for scalar in key.unicodeScalars {
      put(!isPlain && generator.once(in: 6) ? escape(UInt16(scalar.value)) : String(scalar))
    }
  }

  private mutating func writeString(_ string: String) {
    let quote: Unicode.Scalar = generator.once(in: 2) ? "\"" : "'"
    put(String(quote))
    for scalar in string.unicodeScalars {
      if !isPlain, generator.once(in: 20) {
        put("\\" + generator.pick(["\n", "\r\n", "\u{2028}", "\u{2029}"]))
      }
      writeScalar(scalar, in: quote)
    }
    put(String(quote))
  }

  private mutating func writeScalar(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar) {
    let short: [Unicode.Scalar: String] = [
      "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{7}": "\\x07", "\"": "\\\"",
    ]
    let needsEscape = [quote, "\\", "\n", "\r"].contains(scalar) || (isPlain && scalar.value < 0x20)
    let canFollowBackslash =
      isPlain
      ? "\"'\\/".unicodeScalars.contains(scalar)
      : !"0123456789xubfnrtv\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalar)
    switch Int.random(in: needsEscape ? 1..<4 : 0..<12, using: &generator) {
    case 1 where short[scalar] != nil: put(short[scalar] ?? "")
    case 1...2 where canFollowBackslash: put("\\" + String(scalar))
    case 1...3: for unit in String(scalar).utf16 { put(escape(unit)) }
    default: put(String(scalar))
    }
  }

  private mutating func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: generator.once(in: 2))
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private mutating func spelling(of number: Double) -> String {
    if number.isNaN { return generator.pick(["NaN", "+NaN", "-NaN"]) }
    let sign = number.sign == .minus ? "-" : generator.pick(["", "", "+"])
    if number.isInfinite { return sign + "Infinity" }
    let plain = "\(number.magnitude)"
    var spellings = [plain]
    if plain.hasPrefix("0."), plain != "0.0" { spellings.append(String(plain.dropFirst())) }
    if let whole = UInt64(exactly: number.magnitude), whole < 1 << 53 || !isPlain {
      let digits = String(whole, radix: 16)
      spellings += ["\(whole)", "0x" + digits, "0X" + digits.uppercased()]
      if !isPlain { spellings += ["\(whole).", "\(whole).e0"] }
    }
    if !isPlain, !plain.contains("e") { spellings += [plain + "e0", plain + "000E+00", plain + "0e-0"] }
    return sign + generator.pick(spellings)
  }
}
