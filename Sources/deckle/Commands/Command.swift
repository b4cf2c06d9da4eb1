/// A subcommand.
protocol Command: SendableMetatype {
  /// Its arguments and options.
  static var spec: CommandSpec { get }

  /// Runs the subcommand.
  ///
  /// - Throws: ``UsageError``; ``UnwrittenData``; errors that are due to the program itself.
  static func run(_ arguments: ParsedArguments) throws -> ExitCode
}
