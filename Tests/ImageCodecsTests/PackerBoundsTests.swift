import Foundation
import TestSupport
import Testing

@testable import ImageCodecs

/// Pixels are loaded by words, which must not reach behind the last byte: a page that cannot be read lies there, and ends the process.
@Suite struct PackerBoundsTests {
  /// Gives bytes whose end is the end of what can be read.
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

  /// Rows that end with a pixel, or with any part of one, and some that hold pairs that were seen before.
  @Test(arguments: [3, 4], [1, 2, 5, 200]) func nothingIsReadBehindTheEnd(pixelLength: Int, width: Int) throws
  {
    var generator = SeededGenerator(seed: UInt64(width))
    for count in Array(1...60) + [4000, 65_535] {
      try withBytes(count) { bytes in
        for index in bytes.indices { bytes[index] = .random(in: 1...2, using: &generator) }
        var parser = RunParser(
          UnsafeBufferPointer(bytes), pixelLength: pixelLength, rowLength: width * pixelLength + 1,
          matchesPixels: true)
        let parsed = parser.parse(0..<count)
        #expect(parsed.bytes.count == count)
      }
    }
  }
}
