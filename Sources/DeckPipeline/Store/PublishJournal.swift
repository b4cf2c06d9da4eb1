import Foundation

/// What remains to be done once everything is staged. Its presence is the point of no return: a run that
/// finds one left behind by a run that was killed finishes it first.
struct PublishJournal: Codable {
  /// Paths of the staged files, the manifest last.
  var publish: [String]
  /// Paths of files that an earlier run wrote and this one does not.
  var remove: [String]
}
