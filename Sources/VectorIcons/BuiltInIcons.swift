extension VectorIcon {
  /// The product's own icons by name.
  package static let builtIn: [String: VectorIcon] = files.mapValues { file in
    do { return try VectorIcon(svg: file) } catch {
      preconditionFailure("a built-in icon is unusable: \(error)")
    }
  }

  private static let files: [String: [UInt8]] = [
    "approve": PackageResources.approve_svg, "back": PackageResources.back_svg,
    "boost": PackageResources.boost_svg, "chat": PackageResources.chat_svg,
    "close": PackageResources.close_svg, "flame": PackageResources.flame_svg,
    "profile": PackageResources.profile_svg,
  ]
}
