/// Writes zip files without compression.
enum ZipWriter {
  static func archive(_ parts: [(name: String, text: String)]) -> [UInt8] {
    var (file, directory): ([UInt8], [UInt8]) = ([], [])
    for part in parts {
      let (name, bytes) = (Array(part.name.utf8), Array(part.text.utf8))
      let count = UInt32(bytes.count)
      let sizes = [
        number(0, 4), number(crc32(bytes), 4), number(count, 4), number(count, 4),
        number(UInt32(name.count), 2),
      ]
      .flatMap(\.self)
      let offset = UInt32(file.count)
      directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + number(0, 4)
      directory += sizes + [UInt8](repeating: 0, count: 12) + number(offset, 4) + name
      file += [0x50, 0x4B, 3, 4, 20, 0] + number(0, 4)
      file += sizes + [0, 0] + name + bytes
    }
    let count = number(UInt32(parts.count), 2)
    let end = [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count
    let places = number(UInt32(directory.count), 4) + number(UInt32(file.count), 4)
    return file + directory + end + places + [0, 0]
  }

  private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let carry: UInt32 = crc & 1 == 1 ? 0xEDB8_8320 : 0
        crc = (crc >> 1) ^ carry
      }
    }
    return ~crc
  }
}
