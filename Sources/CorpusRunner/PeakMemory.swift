#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The peak resident memory of this process in bytes.
package func peakMemory() -> Int {
  var usage = rusage()
  // RUSAGE_SELF, which Glibc declares with another type than the parameter.
  _ = getrusage(0, &usage)
  #if os(Linux)
    return Int(usage.ru_maxrss) << 10
  #else
    return Int(usage.ru_maxrss)
  #endif
}
