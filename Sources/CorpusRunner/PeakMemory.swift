#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The most memory that this process has held, in bytes.
package func peakMemory() -> Int {
  var usage = rusage()
  // RUSAGE_SELF, whose type in Glibc is not the one that its function takes.
  _ = getrusage(0, &usage)
  #if os(Linux)
    return Int(usage.ru_maxrss) << 10
  #else
    return Int(usage.ru_maxrss)
  #endif
}
