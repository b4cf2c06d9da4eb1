import Foundation

/// The two streams: data goes to standard output, words go to standard error.
enum Terminal {
  /// Writes data.
  ///
  /// - Throws: ``UnwrittenData`` where it does not arrive, for a program that reads it must not take a part
  ///   for the whole.
  static func print(_ text: String) throws(UnwrittenData) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { throw UnwrittenData() }
  }

  static func say(_ text: String) { sayRaw(text + "\n") }

  /// Says words without ending the line. A reader that went away is no error of this program.
  static func sayRaw(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

  /// Whether a person sees what is said.
  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether what is said may be coloured (see no-color.org).
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isInteractive && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

/// Data could not be written to standard output.
struct UnwrittenData: Error {}
