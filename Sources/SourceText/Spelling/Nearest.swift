/// The known name that an unknown word most likely means, or nil if none is close.
///
/// Close is a third of the word's length, and at least one edit: a letter more, a letter less, another
/// letter, or two neighbours swapped. Case does not count. Of names equally close the first wins.
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
