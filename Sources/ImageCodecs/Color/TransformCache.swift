import PictureTypes
import Synchronization

/// A cache of colour transforms that keeps the most recently used ones.
///
/// The photos of a deck share one or two profiles, and building a transform takes longer than converting a
/// small photo.
final class TransformCache: Sendable {
  private struct Key: Hashable {
    var source: SourceColor
    var layout: PixelLayout
    var target: ColorSpace
  }

  private struct State {
    /// The most recently used entry is the last one. The transform is nil where none can be built.
    var entries: [(key: Key, transform: ColorTransform?)] = []
    var built = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
  }

  /// The number of transforms built so far.
  var builtCount: Int { state.withLock { $0.built } }

  /// The transform; nil where none can be built. Built under the lock, so that no two threads build the same
  /// one.
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
