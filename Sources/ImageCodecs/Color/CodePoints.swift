/// A colour space by the code points of ITU-T H.273, as in PNG's cICP chunk and HEIF's nclx box.
struct CodePoints: Hashable, Sendable {
  var primaries, transfer: Int

  /// The colour space; nil where the code points are reserved, unspecified or of high dynamic range.
  var space: RGBDescription? {
    guard let primaries = chromaticities, let curve else { return nil }
    return RGBDescription(primaries: primaries, curve: curve)
  }

  /// Whether values exceed the white of a display: the transfer function is PQ or HLG. Such pictures are not
  /// converted.
  var isHighDynamicRange: Bool { transfer == 16 || transfer == 18 }

  /// The names of the primaries and of the transfer function.
  var name: String {
    let names = [1: "BT.709", 9: "BT.2020", 11: "DCI-P3", 12: "Display P3"]
    let curves = [
      1: "BT.709", 4: "gamma 2.2", 5: "gamma 2.8", 8: "linear", 13: "sRGB", 14: "BT.2020", 15: "BT.2020",
      16: "PQ", 18: "HLG",
    ]
    return "\(names[primaries] ?? "primaries \(primaries)"), \(curves[transfer] ?? "transfer \(transfer)")"
  }

  /// The primaries (H.273, table 2).
  private var chromaticities: Chromaticities? {
    let (d65, c) = (Chromaticity(0.3127, 0.3290), Chromaticity(0.310, 0.316))
    func made(_ white: Chromaticity, _ xy: [Double]) -> Chromaticities {
      Chromaticities(
        white: white, red: Chromaticity(xy[0], xy[1]), green: Chromaticity(xy[2], xy[3]),
        blue: Chromaticity(xy[4], xy[5]))
    }
    return switch primaries {
    case 1: .rec709
    case 4: made(c, [0.67, 0.33, 0.21, 0.71, 0.14, 0.08])
    case 5: made(d65, [0.64, 0.33, 0.29, 0.60, 0.15, 0.06])
    case 6, 7: made(d65, [0.630, 0.340, 0.310, 0.595, 0.155, 0.070])
    case 8: made(c, [0.681, 0.319, 0.243, 0.692, 0.145, 0.049])
    case 9: made(d65, [0.708, 0.292, 0.170, 0.797, 0.131, 0.046])
    case 11: made(Chromaticity(0.314, 0.351), [0.680, 0.320, 0.265, 0.690, 0.150, 0.060])
    case 12: .p3
    case 22: made(d65, [0.630, 0.340, 0.295, 0.605, 0.155, 0.077])
    default: nil
    }
  }

  /// The inverse of the transfer function (H.273, table 3).
  private var curve: ToneCurve? {
    switch transfer {
    case 1, 6, 11, 12, 14, 15: .rec709
    case 4: .power(2.2)
    case 5: .power(2.8)
    case 7: .smpte240
    case 8: .power(1)
    case 13: .sRGB
    default: nil
    }
  }
}
