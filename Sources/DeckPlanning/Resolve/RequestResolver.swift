import DeckKit
import PictureTypes
import SourceText

/// Resolves the pictures that a deck asks for to valid requests.
struct RequestResolver {
  let file: String
  let cards: [Card]
  let style: DeckStyle
  let scales: [Double]
  /// The compression effort for PNG files.
  let effort: PNGEffort

  private static let allCards = "all"

  // MARK: Stills

  func previews(_ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics) -> [PreviewRequest] {
    guard let written else { return cards.isEmpty ? [] : [PreviewRequest(fronts: [0], scales: scales)] }
    let requests = written.value.compactMap { preview($0, &diagnostics) }
    reportRepeated(requests.flatMap(\.fronts), what: "preview", at: written.place, &diagnostics)
    return requests
  }

  private func preview(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> PreviewRequest? {
    if case .string("rest") = node.value { return PreviewRequest(fronts: firstCard, scales: scales) }
    guard
      let reader = ObjectReader(
        node, of: file, what: "a preview", keys: ["kind", "cards", "scales"], diagnostics: &diagnostics)
    else { return nil }
    if let kind = reader.string("kind", &diagnostics), kind.value != "rest" {
      diagnostics.error(
        .unknownKind, "unknown kind of still “\(kind.value)”; expected “rest”", at: kind.place, field: "kind")
    }
    return PreviewRequest(
      fronts: fronts(reader, &diagnostics),
      scales: ScaleList.checked(reader.numbers("scales", count: nil, &diagnostics), &diagnostics) ?? scales)
  }

  // MARK: Animations

  func animations(_ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics) -> [AnimationRequest] {
    guard let written else {
      return DeckGesture.all(of: style).compactMap { kind in
        guard let front = kind.defaultFront(of: cards.count), let path = kind.defaultPath(for: style) else {
          return nil
        }
        return AnimationRequest(
          kind: kind, fronts: [front], fps: Self.defaultRate, scale: scales[0], path: path)
      }
    }
    let requests = written.value.compactMap { animation($0, &diagnostics) }
    for kind in DeckGesture.all(of: style) {
      for scale in ScaleList.all {
        let fronts = requests.filter { $0.kind == kind && $0.scale == scale }.flatMap(\.fronts)
        reportRepeated(
          fronts, what: "“\(kind.kind)” at scale \(scale.shortText)", at: written.place, &diagnostics)
      }
    }
    return requests
  }

  /// Reports cards that occur twice: both requests would write the same files.
  private func reportRepeated(
    _ fronts: [Int], what: String, at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) {
    var seen: Set<Int> = []
    for front in fronts where !seen.insert(front).inserted {
      diagnostics.error(
        .duplicateRequest, "duplicate request for a \(what) of the card “\(cards[front].id)”; remove one",
        at: place)
    }
  }

  static let defaultRate = 30.0
  private static let animationKeys = ["kind", "cards", "fps", "scale", "path", "formats", "loop"]

  private func animation(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> AnimationRequest? {
    let kinds = DeckGesture.all(of: style).map(\.kind)
    let place = SourcePlace(file: file, position: node.position)
    var members: ObjectReader?
    var name: Written<String>?
    if case .string(let text) = node.value {
      name = Written(text, at: place)
    } else {
      members = ObjectReader(
        node, of: file, what: "an animation", keys: Self.animationKeys,
        diagnostics: &diagnostics)
      guard let members else { return nil }
      name = members.string("kind", &diagnostics)
    }
    guard let name, let kind = DeckGesture(kind: name.value), kinds.contains(kind.kind),
      let standard = kind.defaultPath(for: style)
    else {
      diagnostics.error(
        .unknownKind,
        name.map { unknownKind($0.value, kinds) }
          ?? "is missing; expected one of " + kinds.joined(separator: ", "), at: name?.place ?? place,
        field: "kind")
      return nil
    }
    let formats = formats(members, &diagnostics)
    return AnimationRequest(
      kind: kind, fronts: members.map { fronts($0, or: kind, &diagnostics) } ?? fronts(of: kind),
      fps: rate(members?.number("fps", &diagnostics), in: formats, &diagnostics),
      scale: scale(members?.number("scale", &diagnostics), &diagnostics),
      path: path(members, kind: kind, otherwise: standard, &diagnostics),
      formats: formats,
      isLooping: members?.bool("loop", &diagnostics)?.value ?? false)
  }

  func formats(_ reader: ObjectReader?, _ diagnostics: inout Diagnostics) -> AnimationFormats {
    FormatResolver(file: file, background: style.background)
      .animation(reader?.list("formats", &diagnostics), effort: effort, &diagnostics)
  }

  private func unknownKind(_ name: String, _ kinds: [String]) -> String {
    guard DeckGesture(kind: name) != nil else {
      return "unknown animation “\(name)”" + suggestion(for: name, among: kinds)
    }
    let own = kinds.isEmpty ? "none" : kinds.map { "“\($0)”" }.joined(separator: ", ")
    return "the style “\(style.name)” has no gesture “\(name)”; expected \(own)"
  }

  /// The highest rate at which browsers show files of frames as fast as they say: frames of 10 ms or less are
  /// shown for 100 ms by Chromium, Firefox and WebKit.
  private static let highestShownRate = 90.0

  func rate(
    _ written: Written<Double>?, in formats: AnimationFormats, _ diagnostics: inout Diagnostics
  ) -> Double {
    guard let written else { return Self.defaultRate }
    guard (1...240).contains(written.value) else {
      diagnostics.error(
        .badRate, "is \(written.value); expected 1 to 240 frames per second", at: written.place, field: "fps")
      return Self.defaultRate
    }
    if written.value > Self.highestShownRate, !formats.packed.isEmpty {
      diagnostics.warning(
        .rateNotShown,
        "browsers show frames of 10 ms or less for 100 ms, so the files of \(written.value.shortText) "
          + "frames per "
          + "second play too slowly; use at most \(Self.highestShownRate.shortText)", at: written.place,
        field: "fps")
    }
    return written.value
  }

  func scale(_ written: Written<Double>?, _ diagnostics: inout Diagnostics) -> Double {
    guard let written else { return scales[0] }
    guard let scale = ScaleList.all.first(where: { $0 == written.value }) else {
      diagnostics.error(
        .badScale, "is \(written.value.shortText); expected \(ScaleList.expected)", at: written.place,
        field: "scale")
      return scales[0]
    }
    return scale
  }

  private func path(
    _ reader: ObjectReader?, kind: DeckGesture, otherwise standard: FingerPath,
    _ diagnostics: inout Diagnostics
  ) -> FingerPath {
    guard let reader, let written = reader.list("path", &diagnostics) else { return standard }
    let points = written.value.compactMap { node -> [Double]? in
      guard case .array(let items) = node.value, items.count == 3 else { return nil }
      let numbers = items.compactMap { if case .number(let number) = $0.value { number } else { nil } }
      return numbers.count == 3 ? numbers : nil
    }
    guard points.count == written.value.count, isPath(points) else {
      diagnostics.error(
        .badPath,
        "expected a list of [time, x, y] with increasing times from 0 to 60 seconds; at time 0, x and y "
          + "must be 0",
        at: written.place, field: "path")
      return standard
    }
    let path = FingerPath(
      points.map { FingerPath.Point(time: $0[0], translation: LayoutPoint(x: $0[1], y: $0[2])) })
    guard kind.isMade(by: path, in: style) else {
      diagnostics.error(
        .badPath,
        "a release at x = \(path.releaseTranslation.x) does not complete a “\(kind.kind)”; \(limits)",
        at: written.place, field: "path")
      return standard
    }
    return path
  }

  private var limits: String {
    style.release.map { "the limits are \($0.left) and \($0.right)" } ?? "the style has no limits"
  }

  /// Whether triples of time, x and y are a valid finger path that starts at the touch.
  private func isPath(_ points: [[Double]]) -> Bool {
    let times = points.map { $0[0] }
    guard let first = points.first, let last = times.last else { return false }
    return zip(times, times.dropFirst()).allSatisfy(<) && first[0] >= 0 && last <= 60
      && (first[0] > 0 || first == [0, 0, 0]) && points.joined().allSatisfy { abs($0) <= 100_000 }
  }

  // MARK: Cards

  private func fronts(of kind: DeckGesture) -> [Int] { kind.defaultFront(of: cards.count).map { [$0] } ?? [] }

  private func fronts(_ reader: ObjectReader, or kind: DeckGesture, _ diagnostics: inout Diagnostics) -> [Int]
  {
    reader.node("cards") == nil ? fronts(of: kind) : fronts(reader, &diagnostics)
  }

  private var firstCard: [Int] { cards.isEmpty ? [] : [0] }

  /// The indices of the cards that a request names: "all", or a list of ids; the first card by default.
  private func fronts(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> [Int] {
    guard let node = reader.node("cards") else { return firstCard }
    if case .string(Self.allCards) = node.value { return Array(cards.indices) }
    guard let ids = reader.strings("cards", &diagnostics) else { return [] }
    // A deck without cards was reported already.
    guard !cards.isEmpty else { return [] }
    return ids.value.compactMap { id in
      guard let index = cards.firstIndex(where: { $0.id.rawValue == id.value }) else {
        diagnostics.error(
          .unknownCard,
          "no card has the id “\(id.value)”" + suggestion(for: id.value, among: cards.map(\.id.rawValue)),
          at: id.place, field: "cards")
        return nil
      }
      return index
    }
  }
}

/// Lists of scales.
enum ScaleList {
  /// The scales that pictures can have.
  static let all = [1, 1.5, 2, 3, 4]
  /// The scales of a deck that names none.
  static let standard: [Double] = [1, 2, 3]
  static let expected = "1, 1.5, 2, 3 or 4"

  /// The scales in ascending order, without those that are invalid, which are reported; nil if none were
  /// written.
  static func checked(_ written: Written<[Double]>?, _ diagnostics: inout Diagnostics) -> [Double]? {
    guard let written else { return nil }
    let others = written.value.filter { !all.contains($0) }
    if written.value.isEmpty || !others.isEmpty {
      let found = others.isEmpty ? "is empty" : "contains \(others.map(\.shortText).joined(separator: ", "))"
      diagnostics.error(
        .badScale, "\(found); expected one or more of 1, 1.5, 2, 3 and 4", at: written.place, field: "scales")
    }
    let scales = all.filter(written.value.contains)
    return scales.isEmpty ? [1] : scales
  }
}
