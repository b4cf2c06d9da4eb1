import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How much memory the pictures of a run may take at a time.
package enum MemoryBudget {
  /// A quarter of what the machine, or the container that the program runs in, has; half a gigabyte at most.
  package static var standard: Int { min(available / 4, 512 << 20) }

  private static var available: Int {
    let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return min(machine, containerLimit ?? machine)
  }

  /// The limit of a Linux control group, where there is one.
  private static var containerLimit: Int? {
    let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return files.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      .compactMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.first
  }
}
