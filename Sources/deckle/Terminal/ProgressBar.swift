import DeckPipeline
import Foundation
import Synchronization

/// A progress bar with rate and remaining time, redrawn at most ten times per second, on terminals only.
final class ProgressBar: Sendable {
  private struct State {
    var started: ContinuousClock.Instant?
    var drawn: ContinuousClock.Instant?
  }

  private let isShown: Bool
  private let state = Mutex(State())

  init(isShown: Bool) {
    self.isShown = isShown
  }

  func update(_ progress: RunOptions.Progress) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let elapsed: Duration? = state.withLock { state in
      let started = state.started ?? now
      state.started = started
      if let drawn = state.drawn, now - drawn < .milliseconds(100), progress.done < progress.total {
        return nil
      }
      state.drawn = now
      return now - started
    }
    guard let elapsed else { return }
    Terminal.writeMessage("\r\u{1B}[K" + Self.line(progress, seconds: elapsed / .seconds(1)))
  }

  /// Erases the bar.
  func finish() {
    if isShown { Terminal.writeMessage("\r\u{1B}[K") }
  }

  static func line(_ progress: RunOptions.Progress, seconds: Double) -> String {
    let width = 28
    let share = progress.total > 0 ? Double(progress.done) / Double(progress.total) : 1
    let filled = Int(share * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    guard progress.done > 0, seconds > 0 else { return "\(bar) \(progress.done)/\(progress.total)" }
    let rate = Double(progress.done) / seconds
    let left = Double(progress.total - progress.done) / rate
    return "\(bar) \(progress.done)/\(progress.total)  \(String(format: "%.1f", rate))/s  "
      + "\(String(format: "%.0f", left.rounded(.up))) s left"
  }
}
