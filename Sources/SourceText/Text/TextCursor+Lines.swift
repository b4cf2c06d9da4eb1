extension TextCursor {
  /// Steps over a line break if one comes next, and tells whether it did.
  @discardableResult
  mutating func skipLineBreak() -> Bool {
    let hasReturn = skip("\r")
    return skip("\n") || hasReturn
  }

  /// Steps over lines with nothing or nothing but spaces.
  mutating func skipEmptyLines() {
    var ahead = self
    repeat {
      self = ahead
      ahead.skip { $0 == " " }
    } while ahead.skipLineBreak()
    if ahead.next == nil { self = ahead }
  }
}
