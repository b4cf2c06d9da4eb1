/// A rectangle of whole pixels of a picture.
package struct PixelBox: Sendable, Hashable {
  /// The first column and row.
  package var x, y: Int
  /// Columns and rows.
  package var width, height: Int

  /// A box from its top left corner and its extent.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole of a picture of `size`.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Columns and rows.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}

extension Pixmap {
  /// The smallest box that holds every pixel that is not clear; nil where all are.
  package var contentBox: PixelBox? {
    var box: PixelBox?
    withPacked { pixels in box = smallestBox(of: size) { pixels[$0] != 0 } }
    return box
  }

  /// The smallest box that holds every pixel in which the picture differs from `other`, of the same size; nil where they are
  /// equal.
  package func changedBox(from other: Pixmap) -> PixelBox? {
    precondition(size == other.size, "pictures of \(size) and \(other.size) cannot be compared")
    var box: PixelBox?
    withPacked { ours in
      other.withPacked { theirs in box = smallestBox(of: size) { ours[$0] != theirs[$0] } }
    }
    return box
  }

  /// The pixels of `box`, which lies within the picture.
  package func cropped(to box: PixelBox) -> Pixmap {
    guard box != PixelBox(size) else { return self }
    return Pixmap(width: box.width, height: box.height) { target in
      for row in 0..<box.height {
        let start = (box.y + row) * width + box.x
        _ = UnsafeMutableBufferPointer(rebasing: target[(row * box.width)..<((row + 1) * box.width)])
          .update(fromContentsOf: pixels[start..<(start + box.width)])
      }
    }
  }
}

/// The smallest box that holds every place of a picture for which `isSeen` holds; places are counted row by row.
@inline(__always)
private func smallestBox(of size: PixelSize, where isSeen: (Int) -> Bool) -> PixelBox? {
  var (left, right, top, bottom) = (size.width, -1, -1, -1)
  for y in 0..<size.height {
    let row = y * size.width
    var first = 0
    while first < size.width, !isSeen(row + first) { first += 1 }
    guard first < size.width else { continue }
    if top < 0 { top = y }
    bottom = y
    left = min(left, first)
    // What lies left of the rightmost place so far has no say.
    var last = size.width - 1
    while last > max(first, right), !isSeen(row + last) { last -= 1 }
    right = max(right, last)
  }
  guard top >= 0 else { return nil }
  return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
}
