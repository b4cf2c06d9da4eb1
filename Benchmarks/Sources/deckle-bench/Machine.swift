import Foundation

/// The machine that the figures were measured on.
enum Machine {
  /// The processor, its number of cores and the system, as far as they are known.
  static var name: String {
    let information = ProcessInfo.processInfo
    return
      "\(processor), \(information.activeProcessorCount) cores, \(information.operatingSystemVersionString)"
  }

  private static var processor: String {
    let lines =
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)).map { $0.split(separator: "\n") } ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }
}
