package import ImageCodecs

/// The result of decoding a file.
package struct CorpusOutcome {
  /// The measures and warnings of a picture, or the error.
  let result: Result<(measures: PictureMeasures, warnings: [PhotoWarning]), PhotoError>
  /// The time that decoding took.
  package var duration: Duration

  /// Decodes a file at full size.
  package init(decoding file: [UInt8], by decoder: PhotoDecoder = PhotoDecoder()) {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let photo = try decoder.decode(file)
      duration = clock.now - start
      result = .success((PictureMeasures(photo.pixmap), photo.warnings))
    } catch {
      duration = clock.now - start
      result = .failure(error)
    }
  }

  /// The size and the warnings, or the error.
  package var summary: String {
    switch result {
    case .failure(let error): "refused: \(error)"
    case .success(let photo):
      (["\(photo.measures.size)"] + photo.warnings.map(\.message)).joined(separator: "; ")
    }
  }
}
