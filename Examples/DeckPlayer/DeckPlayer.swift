import DeckKit
import Foundation

/// Replays gestures on a deck: reads a manifest, performs the gestures in the arguments and prints the cards'
/// placements.
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

  /// The gestures with the given names; if there are none, one of each that the style supports.
  ///
  /// - Throws: ``UnknownGesture`` for an unknown name.
  private static func gestures(_ names: [String], for style: DeckStyle) throws -> [Gesture] {
    names.isEmpty
      ? Gesture.all(of: style)
      : try names.map { name in
        guard let gesture = Gesture(name) else { throw UnknownGesture(name: name) }
        return gesture
      }
  }

  /// The error for an unknown gesture name.
  struct UnknownGesture: Error, CustomStringConvertible {
    var name: String
    var description: String { "unknown gesture “\(name)”\n\(Gesture.help)" }
  }
}
