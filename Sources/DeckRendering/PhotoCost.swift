import ImageCodecs

/// What reading a photo takes.
package struct PhotoCost: Sendable {
  /// Size of its file in bytes.
  var fileBytes: Int
  var header: PhotoHeader

  /// Bytes of memory for its file and pixels.
  ///
  /// - Parameter reduction: see ``ImageCodecs/PhotoHeader/decodingBytes(reduction:)``.
  package func bytes(reduction: Int) -> Int { fileBytes + header.decodingBytes(reduction: reduction) }
}
