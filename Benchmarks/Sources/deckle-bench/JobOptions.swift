import Foundation

/// The command line of a job: `JOB SOURCE OUTPUT --format F --speed S --jobs N --repeat R`.
struct JobOptions {
  var job = ""
  var source = ""
  var output = ""
  private var values = ["--format": "png", "--speed": "default", "--jobs": "2", "--repeat": "1"]

  /// png, jpeg, webp or apng.
  var format: String { values["--format"] ?? "" }
  /// Whether time counts more than size.
  var isFast: Bool { values["--speed"] == "fast" }
  /// Number of workers.
  var jobs: Int { Int(values["--jobs"] ?? "") ?? 2 }
  /// How many times the sources are used.
  var rounds: Int { Int(values["--repeat"] ?? "") ?? 1 }

  init(_ arguments: [String]) throws {
    var positional: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        positional.append(word)
        continue
      }
      guard values[word] != nil, let value = rest.popFirst() else {
        throw BenchmarkError(message: "\(word) is no option, or has no value")
      }
      values[word] = value
    }
    guard positional.count == 3 else {
      throw BenchmarkError(message: "usage: deckle-bench [cards|frames|preview SOURCE OUTPUT [options]]")
    }
    (job, source, output) = (positional[0], positional[1], positional[2])
  }

  /// Names of the source folder's files with that ending, in order.
  func files(_ ending: String) throws -> [String] {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: source) else {
      throw BenchmarkError(message: "\(source) is no folder that can be read")
    }
    let names = all.filter { $0.hasSuffix(ending) }.sorted()
    guard !names.isEmpty else { throw BenchmarkError(message: "\(source) holds no \(ending) files") }
    return names
  }

  /// The ending of a file of the format.
  var fileExtension: String { ["jpeg": "jpg", "apng": "png"][format] ?? format }

  /// How a card of the format is written.
  var encoding: JobFile.Format {
    switch format {
    case "jpeg": JobFile.Format(format: "jpeg", quality: 85, background: "#FFFFFF")
    case "webp": JobFile.Format(format: "webp", quality: 80, method: isFast ? 1 : 4)
    // Of the sequence, the deck's cards say how much effort it is worth.
    case "png" where job == "frames": JobFile.Format(format: "png")
    default: JobFile.Format(format: format, effort: isFast ? "fast" : "balanced")
    }
  }
}
