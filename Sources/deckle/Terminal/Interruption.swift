import Dispatch
import Foundation
import Synchronization

/// Turns an interrupt into a request to stop, so that the output folder can be left as it was. A second one
/// ends the program at once.
final class Interruption: Sendable {
  private let wasAsked = Atomic(false)
  // Kept alive as long as signals are to be caught; never touched again.
  private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let earlier = signal(number, SIG_IGN)
      if number == SIGHUP, Self.isIgnoring(earlier) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in ask() }
      source.resume()
      sources.append(source)
    }
  }

  /// Whether a hangup was to be ignored already, as under `nohup`.
  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  var isRequested: Bool { wasAsked.load(ordering: .relaxed) }

  private func ask() {
    if wasAsked.exchange(true, ordering: .relaxed) { _exit(ExitCode.interrupted.rawValue) }
  }
}
