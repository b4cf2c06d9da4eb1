import Foundation

/// The few file operations of the store, with errors that name the path.
enum FileSystem {
  enum Kind { case absent, file, folder, other }

  /// What lies at `path`, without following a link.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .absent }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The size of the file that `path` leads to, links followed; nil where it leads to none, or to a pipe or folder.
  static func fileSize(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The folders on the way to `path`, itself included, that are not there, the innermost first.
  static func missingFolders(_ path: String) -> [String] {
    var (missing, folder): ([String], String) = ([], path)
    while !folder.isEmpty, kind(of: folder) == .absent {
      missing.append(folder)
      folder = PathText.folder(of: folder)
    }
    return missing
  }

  static func makeFolder(_ path: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let reason =
        underlying?.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(underlying?.code ?? 0))) : error.localizedDescription
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  static func write(_ bytes: some ContiguousBytes, to path: String) throws(StoreError) {
    try makeFolder(PathText.folder(of: path))
    var file = try FileWriter(path)
    try file.append(bytes)
    try file.finish()
  }

  /// The bytes of a file; nil where there is none that can be read.
  static func read(_ path: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Whether two files hold the same bytes; false where one of them cannot be read.
  static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    guard fileSize(first) == fileSize(second), let one = try? FileReader(first),
      let other = try? FileReader(second)
    else { return false }
    while let chunk = try? one.next(), chunk == (try? other.next()) {
      if chunk.isEmpty { return true }
    }
    return false
  }

  /// Moves a file over whatever file is at `target`, in one step.
  static func move(_ source: String, to target: String) throws(StoreError) {
    try makeFolder(PathText.folder(of: target))
    guard rename(source, target) == 0 else { throw failure(target) }
  }

  /// Writes a file whole, over the one that is there, in one step.
  static func replace(_ path: String, with bytes: Data) throws(StoreError) {
    try write(bytes, to: path + ".new")
    try move(path + ".new", to: path)
  }

  /// Gives a file a second name, or copies it where the file system cannot; a name that is taken already stays as it is.
  static func link(_ source: String, at target: String) throws(StoreError) {
    try makeFolder(PathText.folder(of: target))
    if systemLink(source, target) == 0 || errno == EEXIST { return }
    guard let bytes = read(source) else { throw failure(source) }
    try replace(target, with: bytes)
  }

  /// Removes a file; one that is gone already is no error.
  static func removeFile(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure(path) }
  }

  /// Removes a folder if it is empty.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Removes a folder of the store's own with all that is in it.
  static func removeTree(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The error that the system has just reported of `path`.
  static func failure(_ path: String) -> StoreError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The system's `link`, whose name the store's own function hides.
private func systemLink(_ source: String, _ target: String) -> Int32 { link(source, target) }
