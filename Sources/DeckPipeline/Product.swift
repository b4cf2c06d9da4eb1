/// What the product calls itself.
package enum Product {
  /// The name that stands in manifests.
  package static let name = "Deckle"
  /// The version.
  package static let version = "0.1.0"
}
