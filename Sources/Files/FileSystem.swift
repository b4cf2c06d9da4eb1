package import Foundation

/// Operations on files and folders by path, with errors that name the path.
package enum FileSystem {
  /// What can be at a path.
  package enum Kind { case absent, file, folder, other }

  /// What is at `path`, without following a link.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .absent }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The size of the file that `path` leads to, links followed; nil where it leads to none, or to a pipe or
  /// folder.
  package static func fileSize(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  // MARK: Folders

  /// The folders on the way to `path`, itself included, that are not there, the innermost first.
  package static func missingFolders(_ path: String) -> [String] {
    var (missing, folder): ([String], String) = ([], path)
    while !folder.isEmpty, kind(of: folder) == .absent {
      missing.append(folder)
      folder = PathText.folder(of: folder)
    }
    return missing
  }

  /// Makes the folder at `path` and those on the way to it that are not there.
  ///
  /// - Throws: ``FileError`` where one of them cannot be made, or something else is there.
  package static func makeFolder(_ path: String) throws(FileError) {
    for folder in missingFolders(path).reversed() {
      // Another process may have made it in the meantime.
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw FileError(number: errno, path: path) }
    }
    var status = stat()
    guard path.isEmpty || stat(path, &status) == 0 else { throw FileError(lastOf: path) }
    guard path.isEmpty || status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(number: ENOTDIR, path: path)
    }
  }

  /// Removes a folder if it is empty.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Removes a folder of the program's own with all that is in it, as far as it can.
  package static func removeTree(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  // MARK: Whole files

  /// The bytes of a file.
  ///
  /// - Throws: ``FileError`` where it cannot be read.
  package static func read(_ path: String) throws(FileError) -> [UInt8] { try ReadableFile(path).all() }

  /// Writes a file, over the one that is there; makes the folders on the way to it.
  ///
  /// - Throws: ``FileError`` where it cannot be written.
  package static func write(_ bytes: some ContiguousBytes, to path: String) throws(FileError) {
    try makeFolder(PathText.folder(of: path))
    var file = try WritableFile(path)
    try file.append(bytes)
    try file.finish()
  }

  /// Writes a file whole, over the one that is there, in one step.
  ///
  /// - Throws: ``FileError`` where it cannot be written; the file that is there then stays.
  package static func replace(_ path: String, with bytes: some ContiguousBytes) throws(FileError) {
    try write(bytes, to: path + ".new")
    try move(path + ".new", to: path)
  }

  /// Whether two files hold the same bytes; false where one of them cannot be read.
  package static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    guard fileSize(first) == fileSize(second), let one = try? ReadableFile(first),
      let other = try? ReadableFile(second)
    else { return false }
    while let chunk = try? one.next(), chunk == (try? other.next()) {
      if chunk.isEmpty { return true }
    }
    return false
  }

  // MARK: Names

  /// Moves a file over whatever file is at `target`, in one step.
  ///
  /// - Throws: ``FileError`` where it cannot be moved.
  package static func move(_ source: String, to target: String) throws(FileError) {
    try makeFolder(PathText.folder(of: target))
    guard rename(source, target) == 0 else { throw FileError(lastOf: target) }
  }

  /// Gives a file a second name, or copies it where the file system cannot; a name that is taken already
  /// stays as it is.
  ///
  /// - Throws: ``FileError`` where neither can be done.
  package static func link(_ source: String, at target: String) throws(FileError) {
    try makeFolder(PathText.folder(of: target))
    if systemLink(source, target) == 0 || errno == EEXIST { return }
    try replace(target, with: read(source))
  }

  /// Removes a file; one that is gone already is no error.
  ///
  /// - Throws: ``FileError`` where it cannot be removed.
  package static func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw FileError(lastOf: path) }
  }
}

/// The system's `link`, whose name ``FileSystem/link(_:at:)`` hides.
private func systemLink(_ source: String, _ target: String) -> Int32 { link(source, target) }
