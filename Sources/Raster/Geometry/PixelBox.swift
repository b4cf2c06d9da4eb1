/// A rectangle of whole pixels of a picture.
package struct PixelBox: Sendable, Hashable {
  /// The first column and the first row.
  package var x, y: Int
  /// The numbers of columns and rows.
  package var width, height: Int

  /// A box with the given top left corner and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All of a picture of `size`.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The size in pixels.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}

extension Pixmap {
  /// The smallest box that contains all pixels that are not clear; nil where all are clear.
  package var contentBox: PixelBox? {
    var box: PixelBox?
    withPacked { pixels in box = smallestBox(of: size) { pixels[$0] != 0 } }
    return box
  }

  /// The smallest box that contains all pixels that differ from `other`, which has the same size; nil where
  /// the pictures are equal.
  package func changedBox(from other: Pixmap) -> PixelBox? {
    precondition(size == other.size, "pictures of \(size) and \(other.size) cannot be compared")
    var box: PixelBox?
    withPacked { ours in
      other.withPacked { theirs in box = smallestBox(of: size) { ours[$0] != theirs[$0] } }
    }
    return box
  }

  /// The pixels of `box`, which must lie within the picture.
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

/// The smallest box that contains all pixels for which `isIncluded` holds. It gets the index of a pixel, row
/// by row.
@inline(__always)
private func smallestBox(of size: PixelSize, where isIncluded: (Int) -> Bool) -> PixelBox? {
  var (left, right, top, bottom) = (size.width, -1, -1, -1)
  for y in 0..<size.height {
    let row = y * size.width
    var first = 0
    while first < size.width, !isIncluded(row + first) { first += 1 }
    guard first < size.width else { continue }
    if top < 0 { top = y }
    bottom = y
    left = min(left, first)
    // Pixels left of the rightmost one found so far do not extend the box.
    var last = size.width - 1
    while last > max(first, right), !isIncluded(row + last) { last -= 1 }
    right = max(right, last)
  }
  guard top >= 0 else { return nil }
  return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
}
