import Dispatch
import Foundation
import Synchronization

/// Turns a signal into a request to stop, so that the output folder can be left unchanged. A second signal
/// ends the program immediately.
final class Interruption: Sendable {
  private let wasRequested = Atomic(false)
  // Keeps the signal sources alive; not accessed after initialization.
  private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let earlier = signal(number, SIG_IGN)
      if number == SIGHUP, Self.isIgnoring(earlier) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in request() }
      source.resume()
      sources.append(source)
    }
  }

  /// Whether SIGHUP was already ignored, as under `nohup`.
  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  var isRequested: Bool { wasRequested.load(ordering: .relaxed) }

  private func request() {
    if wasRequested.exchange(true, ordering: .relaxed) { _exit(ExitCode.interrupted.rawValue) }
  }
}
