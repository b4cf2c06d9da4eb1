import ImageCodecs

/// What reading a photo takes.
public struct PhotoCost: Sendable {
  /// Size of its file in bytes.
  var fileBytes: Int
  var header: PhotoHeader

  /// Bytes of memory for its file and pixels.
  ///
  /// - Parameter reduction: see ``ImageCodecs/PhotoHeader/decodingBytes(reduction:)``.
  public func bytes(reduction: Int) -> Int { fileBytes + header.decodingBytes(reduction: reduction) }
}
