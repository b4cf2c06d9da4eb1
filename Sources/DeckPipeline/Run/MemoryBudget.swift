import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The limit on the memory of the pictures in progress.
package enum MemoryBudget {
  /// A quarter of the memory of the machine or container, at most 512 MiB.
  package static var standard: Int { min(available / 4, 512 << 20) }

  private static var available: Int {
    let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return min(machine, containerLimit ?? machine)
  }

  /// The memory limit of the Linux control group, if there is one.
  private static var containerLimit: Int? {
    let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return files.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      .compactMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.first
  }
}
