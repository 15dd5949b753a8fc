import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The Moon void of course.
struct VoidOfCourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "void-of-course", abstract: "Say when the Moon is void of course.",
    discussion: """
      astronova void-of-course --at 2026-11-21T07:30Z
      astronova void-of-course --from 2026-11-01 --to 2026-11-30

      From the last exact conjunction, sextile, square, trine or opposition that the Moon makes in a sign until it leaves that \
      sign. For an instant it is the one that ends the Moon's stay in its sign; for a span every one that runs at some time in \
      it.
      """, aliases: ["void"])

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant; now when left out, without --from.", valueName: "instant"))
  var at: String?

  @Option(help: ArgumentHelp("The first day of a span, YYYY-MM-DD, or an instant: lists every void.", valueName: "date"))
  var from: String?

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; thirty days later when left out.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("Whom the Moon can meet: modern, to Pluto, or traditional, to Saturn.", valueName: "bodies"))
  var bodies = VoidOfCourse.Bodies.modern.wireName

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let bodies = try VoidOfCourse.Bodies.named(bodies, field: "--bodies")
    if at != nil, from != nil { throw FieldProblem("--at", "give --at for one, or --from and --to for a list, not both") }
    if to != nil, from == nil { throw FieldProblem("--to", "give the beginning of the span with --from") }
    if let from {
      let span = try TimeSpan(from: from, to: to, usually: 30)
      guard span.end.daysSinceJ2000 - span.start.daysSinceJ2000 <= VoidsOfCourse.longestSpan else {
        throw FieldProblem("--to", "give a span of \(Int(VoidsOfCourse.longestSpan)) days at most")
      }
      let found = try FieldProblem.naming("--from") { () throws(EphemerisError) in
        try VoidsOfCourse(from: span.start, to: span.end, bodies: bodies)
      }
      try write(VoidsOfCourseAnswer(found), found.stays)
    } else {
      let instant = try CivilField.instant(at ?? "now", field: "--at")
      let stay = try FieldProblem.naming("--at") { () throws(EphemerisError) in try VoidOfCourse(at: TT(instant), bodies: bodies)
      }
      try write(VoidOfCourseAnswer(at: instant, stay, bodies: bodies), [stay])
    }
  }

  private func write(_ answer: some JSONEncodable, _ stays: [VoidOfCourse]) throws {
    switch format {
    case .json: try Channel.output.write(answer.jsonBytes(capacity: 8192) + [0x0A])
    case .table:
      var table = TextTable(.left, .left, .left, .left)
      table.row("Moon in", "Void from", "to", "Last aspect")
      for stay in stays {
        let last = stay.lastAspect.map { "\($0.kind.name) \($0.body.name)" } ?? "none"
        table.row(stay.sign.name, stay.start.civilSecond, stay.exit.civilSecond, last)
      }
      try Channel.output.write(stays.isEmpty ? "The Moon is not void of course in this span.\n" : table.text)
    case .ics:
      var file = CalendarFile()
      for stay in stays { file.add("Moon void of course in \(stay.sign.name)", from: UTC(stay.start), to: UTC(stay.exit)) }
      try Channel.output.write(file.bytes)
    }
  }
}
