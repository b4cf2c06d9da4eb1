import DeckKit

/// The examples of docs/manifest.md, computed by DeckKit: numbers by the texts of their rows.
enum MotionExamples {
  typealias Numbers = [String: [Double]]

  static var easing: Numbers {
    Dictionary(
      uniqueKeysWithValues: [0.1, 0.25, 0.5, 0.75].map { ("b(\($0))", [CubicBezier.easeInOut.value(at: $0)]) }
    )
  }

  static var springs: Numbers {
    let (depth, critical, strong) = (
      Spring(response: 0.55, dampingFraction: 0.825), Spring(mass: 1, stiffness: 100, damping: 20),
      Spring(mass: 1, stiffness: 100, damping: 25)
    )
    return [
      "`depth`: stiffness": [DeckStyle.depth().return.spring?.stiffness ?? 0],
      "`depth`: damping": [DeckStyle.depth().return.spring?.damping ?? 0],
      "`depth`: s(0.1)": [depth.value(at: 0.1)],
      "`depth`: s(0.2)": [depth.value(at: 0.2)],
      "`depth`: s(0.4)": [depth.value(at: 0.4)],
      "`depth`: settling time": [depth.settlingTime()],
      "mass 1, stiffness 100, damping 20: s(0.1)": [critical.value(at: 0.1)],
      "mass 1, stiffness 100, damping 20: settling time": [critical.settlingTime()],
      "mass 1, stiffness 100, damping 25: s(0.1)": [strong.value(at: 0.1)],
      "mass 1, stiffness 100, damping 25: settling time": [strong.settlingTime()],
    ]
  }

  /// The front card's place, found from its centre: its rotation is about the place at rest.
  static var follow: Numbers {
    var style = DeckStyle.depth()
    style.drag.follow = .spring
    style.rotation = nil
    let path = FingerPath.defaultDrag(for: style)
    let timeline = DragTimeline(motion: DeckMotion(style), cards: ["a"], path: path)
    return Dictionary(uniqueKeysWithValues: [0.2, 0.4, 0.6].map { ("\($0) s", [timeline.offset(at: $0).x]) })
  }

  static var rotation: Numbers {
    func turn(_ style: DeckStyle, _ x: Double, touch: Double = 0) -> CardTransform {
      DeckMotion(style).drag(LayoutPoint(x: x, y: 0), touch: touch)
    }
    func touched(_ influence: TouchInfluence) -> DeckStyle {
      var style = DeckStyle.stack()
      style.rotation?.touch = influence
      return style
    }
    let depth = turn(.depth(), 100)
    return [
      "`stack`, o.x = 130: rotation": [turn(.stack(), 130).rotation],
      "`stack`, o.x = 600: rotation": [turn(.stack(), 600).rotation],
      "`stack` with `proportional`, o.x = 130, h = 0.75: rotation": [
        turn(touched(.proportional), 130, touch: 0.75).rotation
      ],
      "`stack` with `flips`, o.x = 130, h = 0.75: rotation": [
        turn(touched(.flips), 130, touch: 0.75).rotation
      ],
      "`twoCard`, o.x = 100: rotation": [turn(.twoCard(), 100).rotation],
      "`twoCard`, o.x = 200: rotation": [turn(.twoCard(), 200).rotation],
      "`depth`, o = (100, 0): rotation": [depth.rotation],
      "`depth`, o = (100, 0): (tx, ty)": [depth.tx, depth.ty],
    ]
  }

  static var exit: Numbers {
    let (transform, opacity) = DeckMotion(.stack()).exit(
      from: LayoutPoint(x: 260, y: 0), to: .right, at: 0.1)
    return [
      "(tx, ty)": [transform.tx, transform.ty], "rotation": [transform.rotation], "opacity": [opacity],
    ]
  }

  static var `return`: Numbers {
    let transform = DeckMotion(.stack()).return(from: LayoutPoint(x: 150, y: 40), at: 0.05)
    return ["(tx, ty)": [transform.tx, transform.ty], "rotation": [transform.rotation]]
  }

  static var slots: Numbers {
    let (stack, two) = (DeckMotion(.stack()), DeckMotion(.twoCard()))
    func scale(_ scaling: SlotScaling) -> [Double] {
      let layout = SlotLayout(visibleCount: 3, scale: 0.9, scaling: scaling)
      return [layout.pose(ofSlot: 2, in: DeckStyle.stackSize).scale]
    }
    return [
      "`stack`, slot 0: rect": stack.rest(slot: 0).numbers,
      "`stack`, slot 1: rect": stack.rest(slot: 1).numbers,
      "`stack`, slot 2: rect": stack.rest(slot: 2).numbers,
      "`stack`, from slot 1 at 0.1 s: rect": stack.advance(slot: 1, at: 0.1).numbers,
      "`stack`, from slot 2 at 0.05 s: rect": stack.advance(slot: 2, at: 0.05).numbers,
      "`twoCard`, slot 1: rect": two.rest(slot: 1).numbers,
      "`scale` 0.9 `geometric`, slot 2: scale": scale(.geometric),
      "`scale` 0.9 `linear`, slot 2: scale": scale(.linear),
    ]
  }

  static var strip: Numbers {
    let motion = DeckMotion(.pager())
    let mirrored = DeckMotion(DeckPreset.pager.style(direction: .rightToLeft))
    func places(_ offset: Double) -> [Double] {
      motion.pages(["a", "b"], atOffset: offset).map(\.transform.tx)
    }
    let dragged = motion.stripOffset(ofPage: 0, draggedBy: LayoutPoint(x: -100, y: 0))
    let settling = motion.stripOffset(settlingFrom: dragged, toPage: 1, turns: true, at: 0.175)
    return [
      "`pager`: rect": DeckStyle.pager().cardFrame.numbers,
      "`pager`: S(2)": [motion.stripOffset(ofPage: 2)],
      "`pager`, page 0 shown: tx of page 1": [motion.stripOffset(ofPage: 0) - motion.stripOffset(ofPage: 1)],
      "`pager`, page 0 dragged by −100: tx of pages 0 and 1": places(dragged),
      "`pager`, released there towards page 1, 0.175 s later: tx of pages 0 and 1": places(settling),
      "`pager` with `rtl`: S(2)": [mirrored.stripOffset(ofPage: 2)],
    ]
  }

  static var tilted: Numbers {
    let motion = DeckMotion(.depth())
    func card(_ slot: Int, _ activity: Double = 0) -> Placement {
      motion.tilted(["a", "b", "c"], offset: .zero, activity: activity)[2 - slot]
    }
    func tilt(_ slot: Int) -> [Double] {
      card(slot).transform.tilt.map { [$0.angle, $0.distance] } ?? []
    }
    let timeline = DragTimeline(
      motion: motion, cards: ["a", "b", "c"], path: .defaultDrag(for: DeckStyle.depth()))
    return [
      "`depth`, card 0 at rest: rect": card(0).rect.numbers,
      "`depth`, card 1 at rest: rect": card(1).rect.numbers,
      "`depth`, card 1 at rest: angle, distance": tilt(1),
      "`depth`, card 2 at rest: rect": card(2).rect.numbers,
      "`depth`, card 2 at rest: angle, distance": tilt(2),
      "`depth`, touched at 0 s, released at 1 s: A at 0.1, 0.4, 1.2 s": [0.1, 0.4, 1.2].map {
        timeline.activity(at: $0)
      },
      "`depth`, card 1 at A = 0.3465: rect": card(1, 0.3465).rect.numbers,
    ]
  }

  static var tilt: Numbers {
    let placement = DeckMotion(.depth()).placementsAtRest(of: ["a", "b", "c"])[1]
    guard let tilt = placement.transform.tilt else { return [:] }
    let (rect, rows) = (placement.rect, tilt.homography)
    let corner = tilt.apply(to: LayoutPoint(x: -rect.width / 2, y: -rect.height / 2))
    let place = placement.locate(x: 0, y: 0)
    return [
      "first row of the matrix": rows[0], "second row of the matrix": rows[1],
      "third row of the matrix": rows[2],
      "top left corner of the card, from its centre": [corner.x, corner.y],
      "top left corner of the card, in the container": [place.x, place.y],
    ]
  }

  static var order: Numbers {
    let rect = LayoutRect(x: 0, y: 0, width: 300, height: 400)
    let transform = CardTransform(
      tx: 30, ty: -10, rotation: 0.2, anchor: LayoutPoint(x: 0.5, y: 1), scale: 0.9)
    func place(_ x: Double, _ y: Double) -> [Double] {
      let point = transform.apply(to: LayoutPoint(x: x, y: y), in: rect)
      return [point.x, point.y]
    }
    return ["(0, 0) goes to": place(0, 0), "(300, 400) goes to": place(300, 400)]
  }

  /// The smallest rectangle of whole points that holds the container and the cards with their shadows.
  static var shadow: Numbers {
    let reach = DeckStyle.stack().decoration.shadow?.reach ?? 0
    let container = LayoutRect(x: 0, y: 0, width: 300, height: 400)
    let canvas = DeckMotion(.stack()).placementsAtRest(of: ["a", "b", "c"]).map(\.bounds)
      .reduce(container) { $0.union($1) }
    return [
      "top, left, bottom and right of `shadowInsets`": [reach, reach, reach, reach],
      "canvas at rest: origin, width, height": [-canvas.x, -canvas.y, canvas.width, canvas.height],
    ]
  }

  static var badges: Numbers {
    let badge = Badge(text: "", color: .black)
    let rule = BadgeRule(start: 20, end: 120, right: badge, left: badge)
    func opacity(_ offset: Double) -> [Double] { [rule.badge(atOffset: offset)?.opacity ?? 0] }
    return [
      "o.x = 20": opacity(20), "o.x = 70": opacity(70), "o.x = −95": opacity(-95), "o.x = 300": opacity(300),
    ]
  }

  static var chrome: Numbers {
    let style = DeckStyle.pager()
    guard let layout = style.chromeLayout else { return [:] }
    let (upper, lower) = (layout.icons.prefix(3), layout.icons.dropFirst(3))
    let disc = lower.first?.disc
    return [
      "deck: y and height": [layout.content.y, layout.content.height],
      "upper row: centres of the icons": upper.flatMap { [$0.room.center.x, $0.room.center.y] },
      "lower row: x of the centres": lower.map(\.room.center.x),
      "lower row: y": [lower.first?.room.y ?? 0],
      "disc of `back`: centre and diameter": disc.map { [$0.center.x, $0.center.y, $0.width] } ?? [],
    ]
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
