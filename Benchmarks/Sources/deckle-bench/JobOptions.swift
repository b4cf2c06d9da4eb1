import Foundation

/// The command line of a job: `JOB SOURCE OUTPUT --format F --speed S --jobs N --repeat R`.
struct JobOptions {
  var job = ""
  var source = ""
  var output = ""
  private var values = ["--format": "png", "--speed": "default", "--jobs": "2", "--repeat": "1"]

  /// The format: png, jpeg, webp or apng.
  var format: String { values["--format"] ?? "" }
  /// Whether to prefer speed over size.
  var isFast: Bool { values["--speed"] == "fast" }
  /// The number of workers.
  var jobs: Int { Int(values["--jobs"] ?? "") ?? 2 }
  /// The number of times that the sources are processed.
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
        throw BenchmarkError(message: "unknown option \(word), or its value is missing")
      }
      values[word] = value
    }
    guard positional.count == 3 else {
      throw BenchmarkError(message: "usage: deckle-bench [cards|frames|preview SOURCE OUTPUT [options]]")
    }
    (job, source, output) = (positional[0], positional[1], positional[2])
  }

  /// The names of the files in the source folder with that extension, sorted.
  ///
  /// - Throws: ``BenchmarkError`` if there are none.
  func files(_ ending: String) throws -> [String] {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: source) else {
      throw BenchmarkError(message: "\(source) cannot be read as a folder")
    }
    let names = all.filter { $0.hasSuffix(ending) }.sorted()
    guard !names.isEmpty else { throw BenchmarkError(message: "\(source) contains no \(ending) files") }
    return names
  }

  /// The extension of files of the format.
  var fileExtension: String { ["jpeg": "jpg", "apng": "png"][format] ?? format }

  /// The encoding of a card in the format.
  var encoding: JobFile.Format {
    switch format {
    case "jpeg": JobFile.Format(format: "jpeg", quality: 85, background: "#FFFFFF")
    case "webp": JobFile.Format(format: "webp", quality: 80, method: isFast ? 1 : 4)
    // The effort of a sequence of PNG files is set by the deck's cards.
    case "png" where job == "frames": JobFile.Format(format: "png")
    default: JobFile.Format(format: format, effort: isFast ? "fast" : "balanced")
    }
  }
}
