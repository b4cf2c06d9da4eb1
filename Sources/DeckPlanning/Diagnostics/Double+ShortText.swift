extension Double {
  /// The number with at most two decimals, without trailing zeros, for messages and names of files.
  package var shortText: String {
    guard abs(self) < 1e15 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
