import PictureTypes
import Synchronization

/// Colour transforms that were built, the most recently used ones kept.
///
/// A deck's photos share one or two profiles, and building a transform costs more than a small photo.
final class TransformCache: Sendable {
  private struct Key: Hashable {
    var source: SourceColor
    var layout: PixelLayout
    var target: ColorSpace
  }

  private struct State {
    /// The most recently used last; nil for what no transform can be built from.
    var entries: [(key: Key, transform: ColorTransform?)] = []
    var built = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
  }

  /// How many were built so far.
  var builtCount: Int { state.withLock { $0.built } }

  /// The transform, built under the lock so that two threads never build the same one; nil where the source
  /// describes other channels.
  func transform(from source: SourceColor, _ layout: PixelLayout, to target: ColorSpace) -> ColorTransform? {
    let key = Key(source: source, layout: layout, target: target)
    return state.withLock { state in
      if let index = state.entries.firstIndex(where: { $0.key == key }) {
        state.entries.append(state.entries.remove(at: index))
      } else {
        state.built += 1
        if state.entries.count == capacity { state.entries.removeFirst() }
        state.entries.append((key, ColorTransform(from: source, layout, to: target)))
      }
      return state.entries.last?.transform
    }
  }
}
