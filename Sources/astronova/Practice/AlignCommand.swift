import ArgumentParser
import Atlas
import Companion
import Practice
import SystemPackage

/// A session of the daily practice in the terminal.
struct AlignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Leads a session: breath, your own lines, an intention; and notes it in a file.",
    discussion: """
      astronova align --lines code.txt --log practice.log --in Europe/Berlin

      Return goes on, b back, p pauses, q leaves without keeping anything.
      """)

  @Option(help: ArgumentHelp("A file with your lines, one under the other.", valueName: "file"))
  var lines: String?

  @OptionGroup var kept: PracticeOptions

  @Option(help: ArgumentHelp("Seconds of breath, 0 to 1200.", valueName: "seconds"))
  var breath = 60

  @Option(help: "even, long, box or deep.")
  var pace = "even"

  func run() throws {
    guard let named = BreathPace.named.first(where: { $0.name == pace }) else {
      throw FieldProblem("--pace", "use \(BreathPace.named.map(\.name).joined(separator: ", "))")
    }
    var statements: [String] = []
    if let lines {
      guard let text = try PracticeLog.text(of: FilePath(lines)) else {
        throw FieldProblem("--lines", "there is no file \(lines)")
      }
      statements = StatementText.imported(text).statements
    }
    let clock = try kept.clock()
    try kept.file.checkWritable()
    let plan: SessionPlan
    do {
      plan = try SessionPlan(statements: statements, breath: breath, pace: named.pace)
    } catch .outside(_, let allowed) {
      throw FieldProblem("--breath", "give \(allowed.lowerBound) to \(allowed.upperBound)")
    } catch {
      throw FieldProblem("--lines", "give at most \(SessionPlan.mostStatements) lines")
    }
    var session = PracticeSession(id: "s\(Self.now)", plan: plan, at: Self.now)
    var shown: Int?
    while session.status != .completed, session.status != .abandoned {
      if shown != session.place, session.status == .running { try Channel.output.write(Self.words(session)) }
      shown = session.place
      // At the end of the input nobody is there any more: only what lacks nothing but the last touch is kept.
      guard let line = readLine() else {
        guard session.stage == .closing, session.take(.complete, at: Self.now) == .completed else { return }
        break
      }
      let before = session.stage
      session.take(.tick, at: Self.now)
      switch line {
      case "q": session.take(.abandon, at: Self.now)
      case "b":
        session.take(.back, at: Self.now)
        shown = nil
      case "p":
        session.take(session.status == .running ? .pause : .resume, at: Self.now)
        try Channel.output.write(session.status == .running ? "On.\n" : "Paused. p goes on.\n")
      default:
        if session.stage == .intention { session.take(.intend(line), at: Self.now) }
        // What has passed by itself meanwhile is shown before it is gone on from.
        if session.stage == before {
          session.take(session.stage == .closing ? .complete : .next, at: Self.now)
        }
      }
    }
    guard let record = session.record(on: clock, boundary: .usual) else {
      try Channel.output.write("Left. Nothing was counted.\n")
      return
    }
    try kept.file.add(record)
    let streak = Streak(PracticeLedger(try kept.file.records()), today: record.day)
    try Channel.output.write("Kept. \(PracticeOptions.days(streak.current)) in a row.\n")
  }

  /// POSIX milliseconds.
  private static var now: Int64 { WallClock.system.microseconds / 1000 }

  private static func words(_ session: PracticeSession) -> String {
    switch session.stage {
    case .breath:
      let pace = session.plan.pace
      return "Breathe in for \(pace.inhale), out for \(pace.exhale); \(session.plan.breath) seconds. Return goes on.\n"
    case .statement(let index):
      return "\n  \(session.plan.statements.indices.contains(index) ? session.plan.statements[index] : "")\n"
    case .visualisation: return "\nPicture the next hour going that way.\n"
    case .intention: return "\nOne thing, small enough for today:\n"
    case .closing: return "\nThat was all of it. Return closes the session.\n"
    }
  }
}
