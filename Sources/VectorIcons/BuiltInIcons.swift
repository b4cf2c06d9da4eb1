extension VectorIcon {
  /// The product's own icons by name. Only a lack of memory makes one fail.
  package static let builtIn: [String: Result<VectorIcon, IconError>] = files.mapValues { file in
    Result { () throws(IconError) in try VectorIcon(svg: file) }
  }

  private static let files: [String: [UInt8]] = [
    "approve": PackageResources.approve_svg, "back": PackageResources.back_svg,
    "boost": PackageResources.boost_svg, "chat": PackageResources.chat_svg,
    "close": PackageResources.close_svg, "flame": PackageResources.flame_svg,
    "profile": PackageResources.profile_svg,
  ]
}
