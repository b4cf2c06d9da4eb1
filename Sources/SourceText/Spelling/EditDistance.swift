/// The minimum number of insertions, deletions, substitutions and transpositions of adjacent letters that
/// turn one word into another, where no letter is edited twice (the optimal string alignment distance).
func editDistance(from first: [Character], to second: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      let substitution = previous[j] + (first[i] == second[j] ? 0 : 1)
      var edits = min(substitution, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        edits = min(edits, beforePrevious[j - 1] + 1)
      }
      row.append(edits)
    }
    (beforePrevious, previous) = (previous, row)
  }
  return previous[second.count]
}
