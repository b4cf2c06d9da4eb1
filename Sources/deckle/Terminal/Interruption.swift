import Dispatch
import Foundation
import Synchronization

/// Turns an interrupt into a request to stop, so that the output folder can be left as it was. A second one ends the
/// program at once.
final class Interruption: Sendable {
  private let wasAsked = Atomic(false)
  // Kept alive as long as signals are to be caught; never touched again.
  private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in ask() }
      source.resume()
      sources.append(source)
    }
  }

  var isRequested: Bool { wasAsked.load(ordering: .relaxed) }

  private func ask() {
    if wasAsked.exchange(true, ordering: .relaxed) { _exit(ExitCode.interrupted.rawValue) }
  }
}
