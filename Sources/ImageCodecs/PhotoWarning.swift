/// Something about a photo that did not keep it from being read.
package struct PhotoWarning: Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing it is: a stable short name for programs.
  package enum Code: String, Sendable, Hashable, CaseIterable {
    /// The embedded ICC profile is broken or describes other channels.
    case profileUnusable = "profile-unusable"
    /// Something beside the pixels is broken, such as the Exif block.
    case metadataBroken = "metadata-broken"
    /// The data of the pixels is not as it should be; the picture is whole.
    case dataDamaged = "data-damaged"
    /// What the file says of its colours is impossible or not supported.
    case colorInfoIgnored = "color-info-ignored"
    /// The file moves; the first frame was taken.
    case animationFirstFrame = "animation-first-frame"
  }

  /// The kind.
  package var code: Code
  /// What was found, what was assumed and, where there is something to do, what.
  package var message: String

  /// The message.
  package var description: String { message }
}
