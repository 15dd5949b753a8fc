import ArgumentParser

/// Whether a command that may take long says how far it is.
struct ProgressOptions: ParsableArguments {
  @Flag(help: "Say on standard error how far the work is, even where that is no terminal.")
  var progress = false

  /// Where it is said.
  var report: ProgressReport { ProgressReport(isWanted: progress) }
}
