import ArgumentParser

/// Says on standard error how far a long piece of work is: nothing in the first half second, and then at most every half second.
///
/// On a terminal one line is written over and wiped in the end; elsewhere, where it was asked for, each report has a line of its own.
struct ProgressReport {
  private enum Style {
    case silent, oneLine, manyLines
  }

  private let style: Style
  private let pause = Duration.milliseconds(500)
  private var last = ContinuousClock.now
  private var isShown = false

  /// - Parameters:
  ///   - isWanted: whether it was asked for; on a terminal it need not be.
  ///   - isQuiet: whether nothing shall be said, there either.
  init(isWanted: Bool, isQuiet: Bool) {
    style = isQuiet ? .silent : Channel.problems.isTerminal ? .oneLine : isWanted ? .manyLines : .silent
  }

  /// Says how far the work is, if it is time to.
  mutating func tell(_ text: @autoclosure () -> String) {
    guard style != .silent, last.duration(to: .now) >= pause else { return }
    last = .now
    isShown = true
    // Whoever closed standard error does not want to know.
    try? Channel.problems.write(style == .oneLine ? "\r\u{1B}[K\(text())" : text() + "\n")
  }

  /// Wipes the line.
  mutating func end() {
    if style == .oneLine, isShown { try? Channel.problems.write("\r\u{1B}[K") }
    isShown = false
  }
}

/// Whether a command that may take long says how far it is.
struct ProgressOptions: ParsableArguments {
  @Flag(help: "Say on standard error how far the work is, even where that is no terminal.")
  var progress = false

  @Flag(name: .shortAndLong, help: "Do not say how far the work is, on a terminal either.")
  var quiet = false

  /// Where it is said.
  var report: ProgressReport { ProgressReport(isWanted: progress, isQuiet: quiet) }
}
