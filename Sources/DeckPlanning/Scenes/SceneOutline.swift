package import DeckKit

/// A still, an animation or a sheet before its cards are drawn: its layout and the files that are written.
package enum SceneOutline: Sendable, Hashable {
  /// A still of the deck.
  case still(StillTask<SceneLayout>)
  /// The frames of a gesture.
  case animation(AnimationTask<SceneLayout>)
  /// The pages of a sheet.
  case sheet(SheetTask<SceneLayout>)

  /// The paths of the written files, relative to the output folder.
  package var outputs: [String] {
    switch self {
    case .still(let task): task.paths
    case .animation(let task): task.paths
    case .sheet(let task): task.paths
    }
  }

  /// The ids of the visible cards.
  package var cards: Set<CardID> {
    switch self {
    case .still(let task): task.cards
    case .animation(let task): task.cards
    case .sheet(let task): task.cards
    }
  }

  /// The estimated peak memory of drawing, in bytes.
  package var memory: Int {
    switch self {
    case .still(let task): task.memory
    case .animation(let task): task.memory
    case .sheet(let task): task.memory
    }
  }

  /// The total number of pixels that are drawn; an estimate of the task's duration.
  package var pixels: Double {
    func pixels(_ canvas: LayoutRect, _ scale: Double) -> Double {
      canvas.width * canvas.height * scale * scale
    }
    return switch self {
    case .still(let task): task.outputs.reduce(0) { $0 + pixels(task.content.canvas, $1.scale) }
    case .animation(let task): Double(task.frames.count) * pixels(task.canvas, task.scale)
    case .sheet(let task):
      task.pages.reduce(0) { sum, page in
        let scales = page.outputs.map(\.scale) + [task.document?.scale].compactMap(\.self)
        return scales.reduce(sum) { $0 + pixels(page.content.canvas, $1) }
      }
    }
  }

  /// The task; `draw` returns the drawing of a picture's layout.
  ///
  /// - Throws: what `draw` throws.
  func drawn<Failure: Error>(
    _ draw: (SceneLayout) throws(Failure) -> SceneDrawing
  ) throws(Failure) -> PictureTask {
    switch self {
    case .still(let task): .still(try task.drawn(draw))
    case .animation(let task): .animation(try task.drawn(draw))
    case .sheet(let task): .sheet(try task.drawn(draw))
    }
  }
}

extension StillTask<SceneLayout> {
  fileprivate func drawn<Failure: Error>(
    _ draw: (SceneLayout) throws(Failure) -> SceneDrawing
  ) throws(Failure) -> StillTask<SceneDrawing> {
    StillTask<SceneDrawing>(
      id: id, state: state, content: try draw(content), colorSpace: colorSpace, outputs: outputs,
      memory: memory)
  }
}

extension AnimationTask<SceneLayout> {
  fileprivate func drawn<Failure: Error>(
    _ draw: (SceneLayout) throws(Failure) -> SceneDrawing
  ) throws(Failure) -> AnimationTask<SceneDrawing> {
    var task = AnimationTask<SceneDrawing>(
      id: id, gesture: gesture, state: state, front: front, scale: scale, fps: fps, duration: duration,
      canvas: canvas, background: background, isLooping: isLooping, colorSpace: colorSpace, frames: [],
      packed: packed, memory: memory)
    for frame in frames {
      task.frames.append(.init(time: frame.time, content: try draw(frame.content), output: frame.output))
    }
    return task
  }
}

extension SheetTask<SceneLayout> {
  fileprivate func drawn<Failure: Error>(
    _ draw: (SceneLayout) throws(Failure) -> SceneDrawing
  ) throws(Failure) -> SheetTask<SceneDrawing> {
    var task = SheetTask<SceneDrawing>(
      id: id, kind: kind, title: title, state: state, colorSpace: colorSpace, pages: [],
      document: document, memory: memory)
    for page in pages { task.pages.append(.init(content: try draw(page.content), outputs: page.outputs)) }
    return task
  }
}
