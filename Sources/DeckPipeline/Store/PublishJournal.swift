import Foundation

/// The operations that remain once everything is staged. Once the journal exists, the publication must be
/// completed: a run that finds the journal of a killed run completes it first.
struct PublishJournal: Codable {
  /// The paths of the staged files, the manifest last.
  var publish: [String]
  /// The paths of files that an earlier run wrote and this one does not.
  var remove: [String]
}
