import DeckKit
import SourceText

/// Animations of list items and sections that open or close.
extension SheetResolver {
  /// Resolves the requested toggles; the default is the first section opening.
  func toggles(_ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics) -> [ToggleRequest] {
    guard let written else {
      return names.sections.prefix(1).map { toggle(.section($0.key), ListState()) }
    }
    let requests = written.value.compactMap { toggle($0, &diagnostics) }
    checkFrames(of: requests, at: written.place, &diagnostics)
    return requests
  }

  private func toggle(_ target: ListTarget, _ state: ListState) -> ToggleRequest {
    ToggleRequest(target: target, state: state, fps: RequestResolver.defaultRate, scale: scales[0])
  }

  private func toggle(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> ToggleRequest? {
    let place = SourcePlace(file: file, position: node.position)
    if case .string(let name) = node.value {
      guard isToggle(Written(name, at: place), &diagnostics) else { return nil }
      return names.sections.first.map { toggle(.section($0.key), ListState()) }
    }
    guard
      let reader = ObjectReader(
        node, of: file, what: "an animation",
        keys: ["kind", "target", "open", "fps", "scale", "formats", "loop"],
        diagnostics: &diagnostics)
    else { return nil }
    guard let kind = reader.string("kind", &diagnostics) else {
      diagnostics.error(.missingKey, "is missing; expected “toggle”", at: place, field: "kind")
      return nil
    }
    guard isToggle(kind, &diagnostics) else { return nil }
    return toggle(reader, &diagnostics)
  }

  private func toggle(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> ToggleRequest? {
    let (names, requests) = (
      names, RequestResolver(file: file, cards: cards, style: style, scales: scales, effort: effort)
    )
    let state = state(reader, otherwise: ListState(), &diagnostics)
    let written = reader.string("target", &diagnostics)
    let named = written.map { targets($0, names, field: "target", &diagnostics).first }
    guard let target = named ?? names.sections.first.map({ .section($0.key) }) else { return nil }
    let formats = requests.formats(reader, &diagnostics)
    return ToggleRequest(
      target: target, state: names.showing(target, in: state),
      fps: requests.rate(reader.number("fps", &diagnostics), in: formats, &diagnostics),
      scale: requests.scale(reader.number("scale", &diagnostics), &diagnostics),
      formats: formats,
      isLooping: reader.bool("loop", &diagnostics)?.value ?? false)
  }

  private func isToggle(_ kind: Written<String>, _ diagnostics: inout Diagnostics) -> Bool {
    if kind.value == "toggle" { return true }
    diagnostics.error(
      .unknownKind,
      "the style “\(style.name)” has no animation “\(kind.value)”; expected “toggle”", at: kind.place,
      field: "kind")
    return false
  }

  private func checkFrames(
    of requests: [ToggleRequest], at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) {
    let frames = requests.reduce(0.0) { $0 + style.advance.length * $1.fps + 1 }
    guard frames > Double(SceneSizeCheck.maximumFrames) else { return }
    diagnostics.error(
      .tooManyFrames,
      "requests \(Int(frames)) frames; expected at most \(SceneSizeCheck.maximumFrames); "
        + "reduce the number of animations, the fps or the duration of the advance", at: place,
      field: "animations")
  }
}
