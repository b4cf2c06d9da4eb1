package import DeckKit

/// The properties from a photo's header that planning depends on.
package struct PhotoMeasurement: Sendable, Hashable {
  /// Upright size in pixels.
  package var size: LayoutSize
  /// The memory that reading takes.
  package var memory: DecodingMemory

  /// Creates a measurement.
  package init(size: LayoutSize, memory: DecodingMemory) {
    self.size = size
    self.memory = memory
  }
}

/// The memory for the file and the decoded pixels of a photo in bytes, by the reduction at which it is
/// decoded.
package struct DecodingMemory: Sendable, Hashable {
  private var full, half, quarter, eighth: Int

  /// Creates the table; `bytes` returns the memory for a reduction.
  package init(_ bytes: (_ reduction: Int) -> Int) {
    (full, half, quarter, eighth) = (bytes(1), bytes(2), bytes(4), bytes(8))
  }

  /// The memory at the reduction 1, 2, 4 or 8; at other values, that of the full size.
  package func bytes(reduction: Int) -> Int {
    switch reduction {
    case 2: half
    case 4: quarter
    case 8: eighth
    default: full
    }
  }
}
