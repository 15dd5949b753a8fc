import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// Where bodies stand at an instant.
struct Positions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "positions", abstract: "Say where the bodies stand at an instant.",
    discussion: """
      Apparent geocentric places, true ecliptic and equinox of date.

      With --batch, lines jd_tt,body are read from standard input or --input (Julian date in TT, name of a body) and each is \
      answered with jd_tt,body,lon_deg,lat_deg,dist_au,lon_speed_deg_per_day. A line that cannot be read is answered with empty \
      columns and a message on standard error, and the exit code is 2. A header is answered with a header.
      """)

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(
    help: ArgumentHelp(
      "Names with commas between, such as Sun,Moon,Ceres; all but the asteroids when left out.", valueName: "names"))
  var bodies: String?

  @Option(help: "In which form.")
  var format = ListFormat.table

  @OptionGroup var lines: BatchOptions

  func run() throws {
    if lines.batch {
      try lines.refuse(["--at": at != "now", "--bodies": bodies != nil])
      try lines.refuseForm(format == .json)
      return try lines.run(PositionBatch())
    }
    try lines.checkAlone()
    let instant = try CivilField.instant(at, field: "--at")
    let tt = TT(instant)
    let placements = try placements(at: tt)
    switch format {
    case .table: try Channel.output.write(Self.table(instant, tt, placements))
    case .json:
      let answer = EphemerisAnswer(
        instant: instant, julianDateTT: tt.julianDate, placements: placements, angles: nil, houses: nil)
      try Channel.output.write(answer.jsonBytes(capacity: 4096) + [0x0A])
    case .csv: try Channel.output.write(Self.csv(tt, placements))
    }
  }

  private func placements(at tt: TT) throws(FieldProblem) -> [Placement] {
    let chosen = try CelestialBody.list(bodies)
    var placements: [Placement] = []
    do {
      let sky = try Sky(at: tt)
      for body in chosen ?? CelestialBody.customary {
        do {
          placements.append(Placement(body: body, position: try sky.position(of: body), house: nil))
        } catch .outsideRange(.chiron?, _, _) where chosen == nil {
          // Nobody asked for it, and its years are fewer.
          continue
        }
      }
    } catch {
      throw FieldProblem(error, field: "--at")
    }
    return placements
  }

  private static func table(_ instant: UTC, _ tt: TT, _ placements: [Placement]) -> String {
    var table = TextTable(.left, .left, .left, .right, .right, .right)
    table.row("Body", "Position", "", "Latitude", "Distance au", "Speed °/day")
    for placement in placements {
      let position = placement.position
      var latitude = ByteText(capacity: 16)
      latitude.number(position.latitude, decimals: 4)
      var distance = ByteText(capacity: 16)
      if position.distance > 0 { distance.number(position.distance, decimals: 6) }
      table.row(
        placement.body.name, ZodiacText.position(position.longitude), ZodiacText.retrograde(placement.body, position),
        String(decoding: latitude.bytes, as: UTF8.self), String(decoding: distance.bytes, as: UTF8.self),
        ZodiacText.speed(position.longitudeSpeed))
    }
    return "\(ISO8601.string(instant)) · JD \(tt.julianDate) TT\n\n\(table.text)"
  }

  private static func csv(_ tt: TT, _ placements: [Placement]) -> [UInt8] {
    var text = ByteText(capacity: 2048)
    text.append((PositionBatch.inputColumns + PositionBatch().answerColumns).joined(separator: ","))
    text.newline()
    for placement in placements {
      text.append("\(tt.julianDate),\(placement.body.name)")
      PositionBatch.append(placement.position, to: &text)
      text.newline()
    }
    return text.bytes
  }
}

/// Lines `jd_tt,body` to positions.
struct PositionBatch: BatchTable {
  static let inputColumns = ["jd_tt", "body"]
  let answerColumns = ["lon_deg", "lat_deg", "dist_au", "lon_speed_deg_per_day"]
  let answerOfProblem = ",,,,"

  private var bodies = NameCache { CelestialBody(command: $0) }
  /// The sky of the line before: tables list the bodies of one instant together.
  private var sky: Sky?

  mutating func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool {
    fields.count < 2 || bodies[line.string(fields[1])] == nil
  }

  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem) {
    guard let number = DecimalNumber(line.extracting(fields[0])) else {
      throw FieldProblem("jd_tt", "\(line.shown(fields[0])) is not a number; give a Julian date in TT, such as 2451545.0")
    }
    guard let body = bodies[line.string(fields[1])] else {
      throw FieldProblem("body", CelestialBody.unknown(line.shown(fields[1])))
    }
    let instant = TT(daysSinceJ2000: number.minus(Int64(JulianDate.j2000)))
    do {
      let sky = try sky(at: instant)
      PositionBatch.append(try sky.position(of: body), to: &text)
    } catch {
      throw FieldProblem(error, field: "jd_tt")
    }
  }

  private mutating func sky(at instant: TT) throws(EphemerisError) -> Sky {
    if let sky, sky.instant == instant { return sky }
    let sky = try Sky(at: instant)
    self.sky = sky
    return sky
  }

  /// Appends the answer columns of a position.
  static func append(_ position: EclipticPosition, to text: inout ByteText) {
    text.comma()
    text.longitude(position.longitude, decimals: 10)
    text.comma()
    text.number(position.latitude, decimals: 10)
    text.comma()
    text.number(position.distance, decimals: 12)
    text.comma()
    text.number(position.longitudeSpeed, decimals: 10)
  }
}
