/// A fault of a photo that did not prevent decoding.
package struct PhotoWarning: Sendable, Hashable, CustomStringConvertible {
  /// The kind of fault: a stable identifier for programs.
  package enum Code: String, Sendable, Hashable, CaseIterable {
    /// The embedded ICC profile is broken or has other channels.
    case profileUnusable = "profile-unusable"
    /// Metadata such as the Exif block is broken.
    case metadataBroken = "metadata-broken"
    /// The pixel data is damaged, but the picture is complete.
    case dataDamaged = "data-damaged"
    /// The description of the colours is invalid or not supported.
    case colorInfoIgnored = "color-info-ignored"
    /// The file is an animation, of which the first frame was decoded.
    case animationFirstFrame = "animation-first-frame"
  }

  /// The kind of fault.
  package var code: Code
  /// What was found, what was assumed and what to do about it.
  package var message: String

  /// The message.
  package var description: String { message }
}
