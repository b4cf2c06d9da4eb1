package import DeckKit

/// What a photo's header says that planning depends on.
package struct PhotoMeasurement: Sendable, Hashable {
  /// Upright size in pixels.
  package var size: LayoutSize
  /// Memory that reading takes.
  package var memory: DecodingMemory

  /// A photo of that upright size and cost.
  package init(size: LayoutSize, memory: DecodingMemory) {
    self.size = size
    self.memory = memory
  }
}

/// Memory in bytes that the file and the pixels of a photo take, by the reduction at which it is decoded.
package struct DecodingMemory: Sendable, Hashable {
  private var full, half, quarter, eighth: Int

  /// Asks `bytes` for each reduction.
  package init(_ bytes: (_ reduction: Int) -> Int) {
    (full, half, quarter, eighth) = (bytes(1), bytes(2), bytes(4), bytes(8))
  }

  /// At the reduction 1, 2, 4 or 8; for others, what decoding the whole photo takes.
  package func bytes(reduction: Int) -> Int {
    switch reduction {
    case 2: half
    case 4: quarter
    case 8: eighth
    default: full
    }
  }
}
