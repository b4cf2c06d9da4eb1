package import DeckPlanning
import ImageCodecs
import VectorIcons

/// The icons of a deck's pictures.
package struct IconLibrary: Sendable {
  private var files: [DeckPath: VectorIcon] = [:]

  /// Creates a library of the built-in icons.
  package init() {}

  /// Creates a library of the built-in icons and those of a deck. Files that cannot be used are reported and
  /// left out.
  package init(of deck: Deck, in folder: PhotoFolder, diagnostics: inout Diagnostics) {
    for (name, path) in deck.icons.sorted(by: { $0.key < $1.key }) {
      do throws(IconFault) { files[path] = try Self.icon(at: path, in: folder) } catch {
        diagnostics.add(
          Diagnostic(
            .error, .deck, code: error.code, error.message, at: SourcePlace(file: path.rawValue),
            field: "icons.\(name)"))
      }
    }
  }

  /// The icon.
  ///
  /// - Throws: ``MissingIcon``, which a deck without errors does not meet: its icons were all read;
  ///   `IconError` for a lack of memory.
  func icon(_ source: IconSource) throws -> VectorIcon {
    let icon =
      switch source {
      case .builtIn(let name): try VectorIcon.builtIn[name]?.get()
      case .file(let path): files[path]
      }
    guard let icon else { throw MissingIcon(source: source) }
    return icon
  }

  private struct IconFault: Error {
    var code: DiagnosticCode
    var message: String
  }

  private static func icon(at path: DeckPath, in folder: PhotoFolder) throws(IconFault) -> VectorIcon {
    let bytes: [UInt8]
    do throws(PhotoError) { bytes = try folder.read(path, limit: VectorIcon.largestFile) } catch {
      throw fault(error)
    }
    do throws(IconError) { return try VectorIcon(svg: bytes) } catch {
      throw IconFault(code: .badIcon, message: error.description)
    }
  }

  private static func fault(_ error: PhotoError) -> IconFault {
    switch error {
    case .overLimit(_, let found, let limit):
      IconFault(code: .badIcon, message: IconError.tooLarge(bytes: found, limit: limit).description)
    case .missing: IconFault(code: .iconMissing, message: error.description)
    case .unreadable, .empty, .notAPicture, .unsupported, .unsupportedKind, .truncated, .corrupt:
      IconFault(code: .iconUnreadable, message: error.description)
    }
  }
}

/// A scene shows an icon that was not read.
struct MissingIcon: Error {
  var source: IconSource
}
