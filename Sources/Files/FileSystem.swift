package import Foundation

/// Operations on files and folders by path. Errors contain the path.
package enum FileSystem {
  /// The kinds of file system entries.
  package enum Kind { case absent, file, folder, other }

  /// The kind of the entry at `path`; symbolic links are not followed.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard FileName.withPath(path, { lstat($0, &status) }) == 0 else { return .absent }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The size of the regular file at `path` in bytes, following symbolic links; nil if there is none.
  package static func fileSize(_ path: String) -> Int? {
    var status = stat()
    guard FileName.withPath(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  // MARK: Folders

  /// The names of the entries of a folder, sorted by their bytes.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = FileName.withPath(folder, { opendir($0) }) else { throw FileError(lastOf: folder) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map(FileName.text)
  }

  /// The folders that must be created for `path` to exist, including itself, the innermost first.
  package static func missingFolders(_ path: String) -> [String] {
    var (missing, folder): ([String], String) = ([], path)
    while !folder.isEmpty, kind(of: folder) == .absent {
      missing.append(folder)
      folder = PathText.folder(of: folder)
    }
    return missing
  }

  /// Creates the folder at `path` and missing folders above it.
  ///
  /// - Throws: ``FileError`` if a folder cannot be created, or something else has its path.
  package static func makeFolder(_ path: String) throws(FileError) {
    for folder in missingFolders(path).reversed() {
      // Another process may have created it in the meantime.
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

  /// Removes a folder and its contents as far as possible. For folders that this program created.
  package static func removeTree(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  // MARK: Whole files

  /// Reads a file.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package static func read(_ path: String) throws(FileError) -> [UInt8] { try ReadableFile(path).all() }

  /// Writes a file, replacing an existing one; creates missing folders above it.
  ///
  /// - Throws: ``FileError`` if it cannot be written.
  package static func write(_ bytes: some ContiguousBytes, to path: String) throws(FileError) {
    try makeFolder(PathText.folder(of: path))
    var file = try WritableFile(path)
    try file.append(bytes)
    try file.finish()
  }

  /// Replaces a file atomically.
  ///
  /// - Throws: ``FileError`` if it cannot be written; the existing file is then unchanged.
  package static func replace(_ path: String, with bytes: some ContiguousBytes) throws(FileError) {
    try write(bytes, to: path + ".new")
    try move(path + ".new", to: path)
  }

  /// Whether two files have the same bytes; false if one of them cannot be read.
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

  /// Moves a file to `target` atomically, replacing an existing file.
  ///
  /// - Throws: ``FileError`` if it cannot be moved.
  package static func move(_ source: String, to target: String) throws(FileError) {
    try makeFolder(PathText.folder(of: target))
    guard rename(source, target) == 0 else { throw FileError(lastOf: target) }
  }

  /// Creates a hard link to a file, or copies it if the file system does not support links. If `target`
  /// exists, does nothing.
  ///
  /// - Throws: ``FileError`` if neither is possible.
  package static func link(_ source: String, at target: String) throws(FileError) {
    try makeFolder(PathText.folder(of: target))
    if systemLink(source, target) == 0 || errno == EEXIST { return }
    try replace(target, with: read(source))
  }

  /// Removes a file; does nothing if it does not exist.
  ///
  /// - Throws: ``FileError`` if it cannot be removed.
  package static func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw FileError(lastOf: path) }
  }
}

/// Calls the system's `link`, which ``FileSystem/link(_:at:)`` shadows.
private func systemLink(_ source: String, _ target: String) -> Int32 { link(source, target) }
