import DeckKit
import SourceText

/// Makes valid requests for sheets and for openings and closings of what a deck asks for.
struct SheetResolver {
  let file: String
  let cards: [Card]
  let style: DeckStyle
  let locale: String
  let scales: [Int]

  private static let kinds = ["sheet", "contact"]
  private static let defaultColumns = 4
  /// Pages that are smaller hold nothing, larger ones more than Cairo can at scale 3.
  private static let extents = 72.0...ListPlan.greatestHeight
  private static let mostColumns = 100

  // MARK: Sheets

  /// The sheets that are asked for; a list has its own, all of it open, where nothing is said.
  func sheets(_ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics) -> [SheetRequest] {
    guard let written else { return style.layout.list == nil ? [] : [list(state: names.everything)] }
    return written.value.compactMap { sheet($0, &diagnostics) }
  }

  private func list(state: ListState) -> SheetRequest {
    SheetRequest(content: .list(state), scales: scales, formats: Set(SheetFormat.allCases))
  }

  private func sheet(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> SheetRequest? {
    let place = SourcePlace(file: file, position: node.position)
    if case .string(let name) = node.value {
      guard let content = content(Written(name, at: place), nil, &diagnostics) else { return nil }
      return checked(
        SheetRequest(content: content, scales: scales, formats: Set(SheetFormat.allCases)), at: place,
        &diagnostics)
    }
    guard
      let reader = ObjectReader(
        node, of: file, what: "a sheet", keys: ["kind", "open", "columns", "pageSize", "formats", "scales"],
        diagnostics: &diagnostics)
    else { return nil }
    guard let kind = reader.string("kind", &diagnostics) else {
      diagnostics.error("missing-key", "expected “sheet” or “contact”", at: place, field: "kind")
      return nil
    }
    guard let content = content(kind, reader, &diagnostics) else { return nil }
    let request = SheetRequest(
      content: content, pageSize: pageSize(reader, &diagnostics),
      scales: ScaleList.checked(reader.numbers("scales", count: nil, &diagnostics), &diagnostics) ?? scales,
      formats: formats(reader, &diagnostics))
    return checked(request, at: place, &diagnostics)
  }

  private func content(
    _ kind: Written<String>, _ reader: ObjectReader?, _ diagnostics: inout Diagnostics
  ) -> SheetRequest.Content? {
    switch kind.value {
    case "sheet":
      reportUnused(reader, "columns", of: kind.value, &diagnostics)
      return .list(reader.map { state($0, otherwise: names.everything, &diagnostics) } ?? names.everything)
    case "contact":
      reportUnused(reader, "open", of: kind.value, &diagnostics)
      return .contact(columns: columns(reader?.number("columns", &diagnostics), &diagnostics))
    default:
      diagnostics.error(
        "unknown-kind", "“\(kind.value)” is no sheet" + suggestion(for: kind.value, among: Self.kinds),
        at: kind.place, field: "kind")
      return nil
    }
  }

  private func reportUnused(
    _ reader: ObjectReader?, _ key: String, of kind: String, _ diagnostics: inout Diagnostics
  ) {
    guard let reader, reader.node(key) != nil else { return }
    diagnostics.error(
      "unused-key", "has no effect on a sheet of the kind “\(kind)”; remove it", at: reader.place(of: key),
      field: key)
  }

  private func columns(_ written: Written<Double>?, _ diagnostics: inout Diagnostics) -> Int {
    guard let written else { return Self.defaultColumns }
    guard (1...Double(Self.mostColumns)).contains(written.value), written.value == written.value.rounded()
    else {
      diagnostics.error(
        "bad-columns", "is \(written.value); expected a whole number from 1 to \(Self.mostColumns)",
        at: written.place, field: "columns")
      return Self.defaultColumns
    }
    return Int(written.value)
  }

  private func pageSize(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> LayoutSize? {
    guard let written = reader.numbers("pageSize", count: 2, &diagnostics) else { return nil }
    guard written.value.allSatisfy({ Self.extents.contains($0) && $0 == $0.rounded() }) else {
      diagnostics.error(
        "bad-size",
        "is \(written.value); expected width and height in whole points from \(Int(Self.extents.lowerBound)) to "
          + "\(Int(Self.extents.upperBound))", at: written.place, field: "pageSize")
      return nil
    }
    return LayoutSize(width: written.value[0], height: written.value[1])
  }

  private func formats(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> Set<SheetFormat> {
    guard let written = reader.strings("formats", &diagnostics) else { return Set(SheetFormat.allCases) }
    let known = SheetFormat.allCases.map(\.rawValue)
    var formats: Set<SheetFormat> = []
    for name in written.value {
      guard let format = SheetFormat(rawValue: name.value) else {
        diagnostics.error(
          "unknown-format",
          "“\(name.value)” is no format of sheets" + suggestion(for: name.value, among: known),
          at: name.place, field: "formats")
        continue
      }
      if !formats.insert(format).inserted {
        diagnostics.error(
          "duplicate-format", "names a format twice; remove one", at: name.place, field: "formats")
      }
    }
    if written.value.isEmpty {
      diagnostics.error(
        "empty-list", "is empty; expected “png”, “pdf” or both", at: written.place, field: "formats")
    }
    return formats
  }

  /// The request if its pages can hold what it asks for.
  private func checked(
    _ request: SheetRequest, at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) -> SheetRequest? {
    switch request.content {
    case .list:
      let width = style.layout.list == nil ? DeckPreset.sections.size.width : style.size.width
      guard let page = request.pageSize, page.width < width else { return request }
      diagnostics.error(
        "bad-size", "is \(page.width) points wide; expected at least the list's own \(width)", at: place,
        field: "pageSize")
      return nil
    case .contact(let columns):
      let page = request.pageSize ?? Planner.contactPage
      let card = style.layout.list.map {
        LayoutSize(width: $0.item.thumbnailSize, height: $0.item.thumbnailSize)
      }
      let grid = ContactGrid(page: page, columns: columns, card: card ?? style.cardFrame.size)
      if grid.capacity > 0 { return request }
      diagnostics.error(
        "bad-columns",
        "\(columns) column(s) on a page of \(page.width) × \(page.height) points leave no room for a card; expected "
          + (grid.picture.width < 8 ? "fewer columns" : "more columns") + " or a larger page", at: place,
        field: "columns")
      return nil
    }
  }

  // MARK: What is open

  private var names: ListNames {
    ListNames(sections: DeckSection.grouping(cards, locale: locale))
  }

  /// What of the list is open: "all", or keys of sections and ids of cards.
  private func state(
    _ reader: ObjectReader, otherwise standard: ListState, _ diagnostics: inout Diagnostics
  ) -> ListState {
    guard let node = reader.node("open") else { return standard }
    let names = names
    if case .string("all") = node.value { return names.everything }
    guard let written = reader.strings("open", &diagnostics) else { return standard }
    return ListState(open: Set(written.value.flatMap { targets($0, names, field: "open", &diagnostics) }))
  }

  private func targets(
    _ name: Written<String>, _ names: ListNames, field: String, _ diagnostics: inout Diagnostics
  ) -> [ListTarget] {
    let targets = names.targets(name.value)
    // Where there are no cards at all, that was reported.
    if targets.isEmpty, !cards.isEmpty {
      diagnostics.error(
        "unknown-target",
        "no section has the key and no card the id “\(name.value)”"
          + suggestion(for: name.value, among: names.all),
        at: name.place, field: field)
    }
    return targets
  }

  // MARK: Openings

  /// The openings and closings that are asked for; the first section opening where nothing is said.
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
        node, of: file, what: "an animation", keys: ["kind", "target", "open", "fps", "scale"],
        diagnostics: &diagnostics)
    else { return nil }
    guard let kind = reader.string("kind", &diagnostics) else {
      diagnostics.error("missing-key", "expected “toggle”", at: place, field: "kind")
      return nil
    }
    guard isToggle(kind, &diagnostics) else { return nil }
    return toggle(reader, &diagnostics)
  }

  private func toggle(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> ToggleRequest? {
    let (names, requests) = (names, RequestResolver(file: file, cards: cards, style: style, scales: scales))
    let state = state(reader, otherwise: ListState(), &diagnostics)
    let written = reader.string("target", &diagnostics)
    let named = written.map { targets($0, names, field: "target", &diagnostics).first }
    guard let target = named ?? names.sections.first.map({ .section($0.key) }) else { return nil }
    return ToggleRequest(
      target: target, state: names.showing(target, in: state),
      fps: requests.rate(reader.number("fps", &diagnostics), &diagnostics),
      scale: requests.scale(reader.number("scale", &diagnostics), &diagnostics))
  }

  private func isToggle(_ kind: Written<String>, _ diagnostics: inout Diagnostics) -> Bool {
    if kind.value == "toggle" { return true }
    diagnostics.error(
      "unknown-kind",
      "“\(kind.value)” is no animation of the style “\(style.name)”; expected “toggle”", at: kind.place,
      field: "kind")
    return false
  }

  private func checkFrames(
    of requests: [ToggleRequest], at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) {
    let frames = requests.reduce(0.0) { $0 + style.advance.length * $1.fps + 1 }
    guard frames > Double(SceneSizeCheck.mostFrames) else { return }
    diagnostics.error(
      "too-many-frames",
      "asks for \(Int(frames)) frames; expected at most \(SceneSizeCheck.mostFrames): fewer animations, a lower fps "
        + "or a shorter advance", at: place, field: "animations")
  }
}

/// The names that a deck file calls sections and items by.
struct ListNames {
  let sections: [DeckSection]

  /// Every name.
  var all: [String] { sections.map(\.key) + sections.flatMap(\.items) }

  /// All sections and items open.
  var everything: ListState {
    ListState(open: Set(sections.flatMap { [.section($0.key)] + $0.items.map(ListTarget.item) }))
  }

  /// The section of that key and the item of that id, the section first.
  func targets(_ name: String) -> [ListTarget] {
    (sections.contains { $0.key == name } ? [.section(name)] : [])
      + (sections.contains { $0.items.contains(name) } ? [.item(name)] : [])
  }

  /// `state` with the section of an item open, without which nothing would be seen of it.
  func showing(_ target: ListTarget, in state: ListState) -> ListState {
    guard case .item(let id) = target, let section = sections.first(where: { $0.items.contains(id) }) else {
      return state
    }
    return ListState(open: state.open.union([.section(section.key)]))
  }
}
