/// What the product calls itself.
public enum Product {
  /// The name that stands in manifests.
  public static let name = "Deckle"
  /// The version.
  public static let version = "0.1.0"
}
