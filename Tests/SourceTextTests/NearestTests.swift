import SourceText
import TestSupport
import Testing

@Suite struct NearestTests {
  private static let names = ["title", "subtitle", "width", "height", "Margin", "grid", "font", "fonts"]

  @Test(arguments: [
    ("titel", "title"), ("tilte", "title"), ("TITLE", "title"), ("margin", "Margin"), ("heigth", "height"),
    ("widht", "width"), ("wdth", "width"), ("subtitel", "subtitle"), ("sbtitel", "subtitle"),
    ("font", "font"),
    ("fomts", "fonts"), ("fontt", "font"), ("gird", "grid"), ("gri", "grid"), ("grids", "grid"),
  ])
  func closeNames(word: String, name: String) {
    #expect(nearest(to: word, among: Self.names) == name)
  }

  @Test(arguments: ["", "colour", "wdt", "tl", "girdd", "backgroundcolour"])
  func wordsThatNoNameIsCloseTo(word: String) {
    #expect(nearest(to: word, among: Self.names) == nil)
  }

  @Test func theFirstOfEqualsWins() {
    #expect(nearest(to: "cat", among: ["bat", "hat", "car"]) == "bat")
    #expect(nearest(to: "cat", among: ["car", "hat", "bat"]) == "car")
    #expect(nearest(to: "cat", among: ["bat", "Cat", "cat"]) == "Cat")
    #expect(nearest(to: "cat", among: []) == nil)
    #expect(nearest(to: "é", among: ["e\u{301}"]) == "e\u{301}")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aNameIsNearWithinAThirdOfTheWord(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let word = generator.text(of: ["a", "b", "c"])
      let name = generator.text(of: ["a", "b", "c"])
      let isNear = Distance(Array(word), Array(name)).value <= max(1, word.count / 3)
      #expect(nearest(to: word, among: [name]) == (isNear ? name : nil), "\(word) \(name)")
    }
  }
}

/// The edit distance by its recursive definition.
private struct Distance {
  private var known: [[Int]: Int] = [:]
  private let first: [Character]
  private let second: [Character]
  private(set) var value = 0

  init(_ first: [Character], _ second: [Character]) {
    (self.first, self.second) = (first, second)
    value = distance(from: 0, 0)
  }

  private mutating func distance(from i: Int, _ j: Int) -> Int {
    if let distance = known[[i, j]] { return distance }
    guard i < first.count, j < second.count else { return max(first.count - i, second.count - j) }
    var ways = [
      distance(from: i + 1, j) + 1, distance(from: i, j + 1) + 1,
      distance(from: i + 1, j + 1) + (first[i] == second[j] ? 0 : 1),
    ]
    if i + 1 < first.count, j + 1 < second.count, first[i] == second[j + 1], first[i + 1] == second[j] {
      ways.append(distance(from: i + 2, j + 2) + 1)
    }
    known[[i, j]] = ways.min()
    return ways.min() ?? 0
  }
}
