/// A picture in memory: `height` rows of `width` pixels, top row first, no padding between rows.
package struct Pixmap<Pixel: PixelFormat>: Sendable, Hashable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// The pixels, row by row.
  package internal(set) var pixels: [Pixel]

  /// A picture filled with one pixel value, clear by default. A negative width or height counts as zero.
  package init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
      // As 32-bit words; the compiler would write the four fields byte by byte.
      buffer.withMemoryRebound(to: UInt32.self) {
        $0.update(repeating: unsafeBitCast(pixel, to: UInt32.self))
      }
      initialized = count
    }
  }

  /// A picture whose pixels `body` writes. It must write all of them.
  ///
  /// - Throws: The error of `body`.
  package init<Failure: Error>(
    width: Int, height: Int,
    fillingWith body: (UnsafeMutableBufferPointer<Pixel>) throws(Failure) -> Void
  ) throws(Failure) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    var failure: Failure?
    pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Failure) {
        try body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// The size in pixels.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// The pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> Pixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Calls `body` with the rows as bytes R, G, B, A.
  ///
  /// - Throws: The error of `body`.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeBytes(typed: body)
  }

  /// Calls `body` with the rows as mutable bytes R, G, B, A.
  ///
  /// - Throws: The error of `body`.
  package mutating func withMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeMutableBytes(typed: body)
  }
}

extension Array where Element: BitwiseCopyable {
  /// `withUnsafeBytes` with a typed error.
  ///
  /// - Throws: The error of `body`.
  func withUnsafeBytes<Result, Failure: Error>(
    typed body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { (buffer) throws(Failure) in try body(UnsafeRawBufferPointer(buffer)) }
  }

  /// `withUnsafeMutableBytes` with a typed error.
  ///
  /// - Throws: The error of `body`.
  mutating func withUnsafeMutableBytes<Result, Failure: Error>(
    typed body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutableBufferPointer { (buffer) throws(Failure) in
      try body(UnsafeMutableRawBufferPointer(buffer))
    }
  }
}

extension Pixmap {
  /// Calls `body` with the packed pixels: 32 bits each, red in the lowest byte. Does not call it for an empty
  /// picture.
  @inline(__always)
  func withPacked(_ body: (UnsafePointer<UInt32>) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
      body(base)
    }
  }

  /// Calls `body` with the mutable packed pixels. Does not call it for an empty picture.
  @inline(__always)
  mutating func withMutablePacked(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
      body(base)
    }
  }
}
