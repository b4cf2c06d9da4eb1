/// One subcommand.
protocol Command: SendableMetatype {
  /// What it takes.
  static var spec: CommandSpec { get }

  /// Does it.
  static func run(_ arguments: ParsedArguments) throws -> ExitCode
}
