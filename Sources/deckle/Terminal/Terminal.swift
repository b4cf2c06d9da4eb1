import Foundation

/// The two streams: data goes to standard output, words go to standard error.
enum Terminal {
  static func print(_ text: String) { write(text, to: FileHandle.standardOutput) }
  static func say(_ text: String) { write(text + "\n", to: FileHandle.standardError) }
  static func sayRaw(_ text: String) { write(text, to: FileHandle.standardError) }

  /// Whether a person sees what is said.
  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether what is said may be coloured (see no-color.org).
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isInteractive && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// A reader that went away is no error of this program.
  private static func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
  }
}
