import Foundation
import TestSupport
import Testing

@testable import Deflate

/// Pixels are loaded as words, which must not extend past the last byte. The tests put an unreadable page
/// after it.
@Suite struct BlockParserTests {
  /// Calls `body` with bytes that end at an unreadable page.
  private func withBytes(_ count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) throws {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let room = (count + page - 1) / page * page
    let memory = try #require(
      mmap(nil, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), "no memory")
    try #require(memory != MAP_FAILED)
    defer { munmap(memory, room + page) }
    try #require(mprotect(memory + room, page, PROT_NONE) == 0)
    let start = (memory + room - count).assumingMemoryBound(to: UInt8.self)
    body(UnsafeMutableBufferPointer(start: start, count: count))
  }

  /// Rows that end with a whole pixel or with a part of one; some contain pairs that occurred before.
  @Test(arguments: [3, 4], [1, 2, 5, 200]) func nothingIsReadPastTheEnd(bytesPerPixel: Int, width: Int) throws
  {
    var generator = SeededGenerator(seed: UInt64(width))
    for count in Array(1...60) + [4000, 65_535] {
      try withBytes(count) { bytes in
        for index in bytes.indices { bytes[index] = .random(in: 1...2, using: &generator) }
        var parser = BlockParser(
          UnsafeBufferPointer(bytes), bytesPerPixel: bytesPerPixel, bytesPerRow: width * bytesPerPixel + 1,
          strategy: .pixelMatching)
        #expect(parser.parse(0..<count).bytes.count == count)
      }
    }
  }
}
