import DeckKit
import Foundation

/// Plays a deck on the command line: reads a manifest, does what the arguments say, and prints where every
/// card is.
///
///     DeckPlayer output/manifest.json like undo nope
@main
enum DeckPlayer {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first else {
      print("usage: DeckPlayer MANIFEST [GESTURE…]\n\n\(Gesture.help)")
      exit(64)
    }
    do {
      let manifest = try Manifest(decoding: try Data(contentsOf: URL(fileURLWithPath: path)))
      var player = Player(manifest)
      for gesture in try gestures(Array(arguments.dropFirst()), for: manifest.style) {
        player.play(gesture)
      }
    } catch {
      print("error: \(error)")
      exit(65)
    }
  }

  /// The gestures of those names; one of each that the style has where there are none.
  private static func gestures(_ names: [String], for style: DeckStyle) throws -> [Gesture] {
    names.isEmpty
      ? Gesture.all(of: style)
      : try names.map { name in
        guard let gesture = Gesture(name) else { throw UnknownGesture(name: name) }
        return gesture
      }
  }

  struct UnknownGesture: Error, CustomStringConvertible {
    var name: String
    var description: String { "no gesture “\(name)”\n\(Gesture.help)" }
  }
}
