/// Writes zip files without compression.
enum ZipWriter {
  static func archive(_ parts: [(name: String, text: String)]) -> [UInt8] {
    var (file, directory): ([UInt8], [UInt8]) = ([], [])
    for part in parts {
      let (name, bytes) = (Array(part.name.utf8), Array(part.text.utf8))
      let sizes =
        number(0, 4) + number(crc32(bytes), 4) + number(UInt32(bytes.count), 4)
        + number(UInt32(bytes.count), 4)
        + number(UInt32(name.count), 2)
      directory +=
        number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(0, 4) + sizes + number(0, 2)
        + number(0, 2)
        + number(0, 2) + number(0, 2) + number(0, 4) + number(UInt32(file.count), 4) + name
      file += number(0x0403_4B50, 4) + number(20, 2) + number(0, 4) + sizes + number(0, 2) + name + bytes
    }
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(UInt32(parts.count), 2) + number(UInt32(parts.count), 2)
      + number(UInt32(directory.count), 4) + number(UInt32(file.count), 4) + number(0, 2)
    return file + directory + end
  }

  private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
