import Foundation
import PictureTypes
import TestSupport

/// Builds ICC profiles (ICC.1:2010) with only the tags that a conversion needs.
struct ICCProfile {
  /// Tone curves of type "para", function 3, or a plain power.
  enum Curve {
    case sRGB
    case power(Double)

    var tag: [UInt8] {
      let header = Array("para".utf8) + [0, 0, 0, 0]
      switch self {
      case .sRGB:
        let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        return header + [0, 3, 0, 0] + parameters.flatMap(ICCProfile.fixed)
      case .power(let exponent):
        return header + [0, 0, 0, 0] + ICCProfile.fixed(exponent)
      }
    }
  }

  /// Colourants as X, Y, Z under D50: sRGB's (IEC 61966-2-1) and Display P3's, adapted by Bradford's method.
  static let sRGBColorants = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]
  static let p3Colorants = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  private static let d50 = [0.9642, 1, 0.8249]

  private var deviceClass = "mntr"
  private var space = "RGB "
  private var connection = "XYZ "
  private var tags: [(name: String, data: [UInt8])] = []

  /// Three colourants with one curve.
  static func rgb(_ colorants: [[Double]], _ curve: Curve = .sRGB) -> [UInt8] {
    var profile = ICCProfile()
    profile.tags = zip(["rXYZ", "gXYZ", "bXYZ"], colorants).map { ($0, Self.xyz($1)) }
    profile.tags += ["rTRC", "gTRC", "bTRC"].map { ($0, curve.tag) }
    return profile.bytes
  }

  static func gray(_ curve: Curve) -> [UInt8] {
    var profile = ICCProfile()
    profile.space = "GRAY"
    profile.tags = [("kTRC", curve.tag)]
    return profile.bytes
  }

  /// CMYK whose lightness depends only on black: from 100 without it to 0.
  static var blackInkOnly: [UInt8] {
    var profile = ICCProfile()
    (profile.deviceClass, profile.space, profile.connection) = ("prtr", "CMYK", "Lab ")
    let line = (0...255).map { UInt8($0) }
    let matrix = [1.0, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(Self.fixed)
    let corners: [UInt8] = (0..<16).flatMap { [$0 % 2 == 0 ? 255 : 0, 128, 128] as [UInt8] }
    let head: [UInt8] = Array("mft1".utf8) + [0, 0, 0, 0, 4, 3, 2, 0]
    let tables = [head, matrix, line, line, line, line, corners, line, line, line]
    profile.tags = [("A2B0", tables.flatMap(\.self))]
    return profile.bytes
  }

  private var bytes: [UInt8] {
    let all = tags + [("wtpt", Self.xyz(Self.d50))]
    var (table, data) = (UInt32(all.count).bigEndianBytes, [UInt8]())
    for tag in all {
      let place = 128 + 4 + 12 * all.count + data.count
      table += Array(tag.name.utf8) + UInt32(place).bigEndianBytes + UInt32(tag.data.count).bigEndianBytes
      data += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
    }
    return header(size: 128 + table.count + data.count) + table + data
  }

  private func header(size: Int) -> [UInt8] {
    let names = Array((deviceClass + space + connection).utf8)
    let date: [UInt8] = [0x07, 0xE8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    let start = UInt32(size).bigEndianBytes + [0, 0, 0, 0, 4, 0x20, 0, 0] + names + date + Array("acsp".utf8)
    return start + [UInt8](repeating: 0, count: 28) + Self.d50.flatMap(Self.fixed)
      + [UInt8](repeating: 0, count: 48)
  }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed)
  }

  /// A number with 16 bits of fraction.
  private static func fixed(_ value: Double) -> [UInt8] { Int32((value * 65_536).rounded()).bigEndianBytes }
}
