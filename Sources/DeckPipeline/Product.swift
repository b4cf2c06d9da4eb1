/// The name and version of the product.
package enum Product {
  /// The name, as written in manifests.
  package static let name = "Deckle"
  /// The version.
  package static let version = "0.1.0"
}
