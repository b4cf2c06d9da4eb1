/// The deck file of a job: the values that differ from the defaults.
struct JobFile: Encodable {
  var size: [Double]
  var background: String?
  var scales = [1]
  var crop = "center"
  var contrast = "off"
  var style: Style
  var formats: [Format]
  var cards: [Card]
  var previews: [Preview] = []
  var animations: [Animation] = []

  struct Style: Encodable {
    var preset = "stack"
    var decoration: Decoration
  }

  struct Decoration: Encodable {
    var cornerRadius = 0.0
    var fill = "#00000000"
    var scrim: Scrim?
    var caption: Caption?

    private enum CodingKeys: CodingKey { case cornerRadius, fill, scrim, caption }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(cornerRadius, forKey: .cornerRadius)
      try fields.encode(fill, forKey: .fill)
      // Encoded as null if there is none; otherwise the preset's scrim would be drawn.
      try fields.encode(scrim, forKey: .scrim)
      try fields.encodeIfPresent(caption, forKey: .caption)
    }
  }

  struct Scrim: Encodable {
    var color = "#000000"
    var start = 0.5
    var end = 1.0
    var startOpacity = 0.0
    var endOpacity = 1.0
  }

  struct Caption: Encodable {
    var padding: Double
    var spacing: Double
    var name: Text
    var hobby: Text
  }

  struct Text: Encodable {
    var size: Double
    var minimumSize: Double
    var weight: Int
  }

  struct Format: Encodable {
    var format: String
    var quality: Int?
    var effort: String?
    var background: String?
    var method: Int?
  }

  struct Card: Encodable {
    var photo: String
    var name: String?
    var age: Int?
    var hobby: String?
  }

  struct Preview: Encodable {
    var kind = "rest"
    var scales = [1]
    var cards = "all"
  }

  struct Animation: Encodable {
    var kind: String
    var fps: Double
    var scale = 1
    var cards = "all"
    var formats: [Format]?
  }
}
