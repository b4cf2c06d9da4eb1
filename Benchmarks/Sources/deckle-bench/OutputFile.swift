import Foundation

/// Writes a finished file without buffering, as the store does.
///
/// - Throws: ``BenchmarkError`` if it cannot be written.
func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "wb") else { throw BenchmarkError(message: "\(path) cannot be written") }
  defer { fclose(file) }
  setvbuf(file, nil, _IONBF, 0)
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
    throw BenchmarkError(message: "\(path) cannot be written")
  }
}
