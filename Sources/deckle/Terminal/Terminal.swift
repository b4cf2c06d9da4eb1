import Foundation

/// The output streams: data is written to standard output, messages to standard error.
enum Terminal {
  /// Writes data to standard output.
  ///
  /// - Throws: ``UnwrittenData`` if the data cannot be written; a reader must not mistake a part for the
  ///   whole.
  static func print(_ text: String) throws(UnwrittenData) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw UnwrittenData(isPipeClosed: errno == EPIPE)
      }
    }
  }

  static func printMessage(_ text: String) { writeMessage(text + "\n") }

  /// Writes a message to standard error without a newline. Errors are ignored, such as a closed pipe.
  static func writeMessage(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(2) == 1 }

  /// Whether messages may be coloured (see no-color.org).
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isInteractive && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

/// The error that data could not be written to standard output.
struct UnwrittenData: Error {
  /// Whether the reader closed the pipe, as `head` does when it has read enough.
  var isPipeClosed: Bool
}
