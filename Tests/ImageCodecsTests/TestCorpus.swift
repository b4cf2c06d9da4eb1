import CorpusRunner
import Foundation
import Testing

/// The folder of pictures that `DECKLE_CORPUS` names.
enum TestCorpus {
  /// Nil where the variable is not set.
  static let folder = ProcessInfo.processInfo.environment["DECKLE_CORPUS"]

  /// The index of the folder.
  static let index = folder.map { folder in Result { try CorpusIndex(folder: folder) } }

  /// The kinds of pictures; none where there is no index, which ``CorpusTests`` reports.
  static let kinds = (try? index?.get().kinds) ?? []
}
