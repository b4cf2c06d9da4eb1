import Dispatch
import Foundation
import SourceText
import Synchronization
import Testing

/// Files large enough to reveal more than linear time or unbounded recursion.
@Suite(.timeLimit(.minutes(1))) struct LargeFileTests {
  private let count = 10_000

  @Test func manyPeople() throws {
    let people = (0..<count).map {
      "{ name: 'Person \($0)', role: \"Engineer\", 'team': 'Größe', age: \($0), "
        + "on: true, note: \"a\\tb\" },\n"
    }
    let source = Array(("[" + people.joined() + "]").utf8)
    let clock = ContinuousClock()
    let start = clock.now
    guard case .array(let nodes) = try JSON5.parse(source).value else {
      Issue.record("the source is a list")
      return
    }
    #expect(clock.now - start < .seconds(5))
    #expect(nodes.count == count)
    #expect(nodes.last?.position == SourcePosition(line: count, column: 1))
  }

  @Test func manyRows() throws {
    let rows = (0..<count).map { "Person \($0),\"Engineer, senior\",Größe,\($0),\"says \"\"hi\"\"\"\n" }
    let table = try Table.parse(("name,role,team,age,note\n" + rows.joined()).utf8)
    #expect(table.rows.count == count + 1)
    #expect(table.rows.last?.cells.last?.text == "says \"hi\"")
    #expect(table.rows.last?.line == count + 1)
  }

  @Test func tenMegabytesOfBrackets() {
    let source = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    let clock = ContinuousClock()
    let start = clock.now
    let error = #expect(throws: SyntaxError.self) { try JSON5.parse(source) }
    #expect(clock.now - start < .seconds(5))
    #expect(error?.position == SourcePosition(line: 1, column: 201))
  }

  @Test(arguments: ["'", "'\\", "/*", "7", "0.", "[1,", "\"\\uD83D", "\r\n", "{a:'", "#", "é"])
  func longRuns(piece: String) {
    let source = Array(String(repeating: piece, count: 20_000).utf8)
    _ = refusal { () throws(SyntaxError) in _ = try JSON5.parse(source) }
    _ = refusal { () throws(SyntaxError) in _ = try Table.parse(source) }
  }

  /// On macOS threads other than the main one have a stack of 512 KiB.
  @Test func theDeepestFileFitsASmallStack() {
    let source = Array((String(repeating: "[{a:", count: 100) + String(repeating: "}]", count: 100)).utf8)
    let position = Mutex<SourcePosition?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let error = refusal { () throws(SyntaxError) in _ = try JSON5.parse(source) }
      position.withLock { $0 = error?.position }
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    #expect(position.withLock { $0 } == SourcePosition(line: 1, column: 401))
  }
}
