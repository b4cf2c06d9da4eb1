/// The candidate with the smallest edit distance to a word; nil where none is close.
///
/// The maximum distance is a third of the word's length, but at least one. Case is ignored. Among equal
/// candidates the first one is chosen.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.lowercased())
  let limit = max(1, letters.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = editDistance(from: letters, to: other)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}
