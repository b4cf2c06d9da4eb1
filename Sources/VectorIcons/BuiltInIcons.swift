extension VectorIcon {
  /// The product's own icons by name.
  package static let builtIn: [String: VectorIcon] = files.compactMapValues { try? VectorIcon(svg: $0) }

  private static let files: [String: [UInt8]] = [
    "approve": PackageResources.approve_svg, "back": PackageResources.back_svg,
    "boost": PackageResources.boost_svg, "chat": PackageResources.chat_svg,
    "close": PackageResources.close_svg, "flame": PackageResources.flame_svg,
    "profile": PackageResources.profile_svg,
  ]
}
