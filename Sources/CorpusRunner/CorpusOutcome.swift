package import ImageCodecs

/// What the decoder made of a file.
package struct CorpusOutcome {
  /// The measures and warnings of a picture, or why there is none.
  let result: Result<(measures: PictureMeasures, warnings: [PhotoWarning]), PhotoError>
  /// How long decoding took.
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

  /// In words: the size and the warnings, or the error.
  package var summary: String {
    switch result {
    case .failure(let error): "refused: \(error)"
    case .success(let photo):
      (["\(photo.measures.size)"] + photo.warnings.map(\.message)).joined(separator: "; ")
    }
  }
}
