/// `deckle schema`.
enum SchemaCommand: Command {
  static let spec = CommandSpec(
    name: "schema", summary: "Print the JSON Schema of the manifest or of deck files.",
    arguments: ["manifest|deck"], requiredArguments: 1, options: [.help])

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let schemas = [
      "manifest": PackageResources.manifest_schema_json, "deck": PackageResources.deck_schema_json,
    ]
    guard let schema = schemas[arguments.positional[0]] else {
      throw UsageError("there is no schema “\(arguments.positional[0])”; expected manifest or deck", spec)
    }
    try Terminal.print(String(decoding: schema, as: UTF8.self))
    return .success
  }
}
