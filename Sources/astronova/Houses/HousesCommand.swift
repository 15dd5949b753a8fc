import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// Angles and house cusps of a place at an instant.
struct HousesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "houses", abstract: "Say where the angles and house cusps of a place are at an instant.",
    discussion: """
      With --batch, lines jd_ut1,delta_t_s,lat,lon,system are read from standard input (Julian date in UT1, TT − UT1 in seconds,
      degrees north, degrees east, a system by name or letter) and each is answered with its own fields and
      status,asc,mc,cusp1,…,cusp12. The status is ok, polar_fallback_porphyry where the system does not exist, or cusps_out_of_order.
      A line that cannot be read has the status error, no numbers, and a message on standard error; the exit code is then 2. A header
      is answered with a header.
      """)

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90.", valueName: "degrees"))
  var lat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180.", valueName: "degrees"))
  var lon: String?

  @Option(help: ArgumentHelp("A name such as Placidus or WholeSign, or a letter such as P.", valueName: "system"))
  var system = HouseSystem.placidus.name

  @Option(help: "In which form.")
  var format = ListFormat.table

  @Flag(help: "Answer lines of standard input.")
  var batch = false

  func run() throws {
    if batch {
      var run = BatchRun(HouseBatch())
      return try run.run()
    }
    guard let lat else { throw FieldProblem("--lat", "give degrees north, -90 to 90") }
    guard let lon else { throw FieldProblem("--lon", "give degrees east, -180 to 180") }
    let latitude = try CoordinateField.latitude(lat)
    let longitude = try CoordinateField.longitude(lon)
    guard let system = HouseSystem(name: system) else {
      throw FieldProblem("--system", HouseSystem.unknown("‘\(system.prefix(40))’"))
    }
    let instant = try CivilField.instant(at, field: "--at")
    let moment = ChartMoment(utc: instant)
    let sphere: LocalSphere
    do {
      let sky = try Sky(at: moment.tt)
      sphere = LocalSphere(
        armc: sky.siderealTime(at: moment.ut1).local(longitude: longitude), latitude: latitude,
        obliquity: sky.orientation.trueObliquity)
    } catch {
      throw FieldProblem(error, field: "--at")
    }
    let angles = sphere.angles
    let houses = Houses(system: system, sphere: sphere, angles: angles)
    switch format {
    case .table: try Channel.output.write(Self.table(instant, angles, houses))
    case .json:
      let answer = EphemerisAnswer(
        instant: instant, julianDateTT: moment.tt.julianDate, placements: [], angles: angles, houses: houses)
      try Channel.output.write(answer.jsonBytes(capacity: 4096) + [0x0A])
    case .csv:
      var text = ByteText(capacity: 1024)
      text.append((HouseBatch.inputColumns + HouseBatch.answerColumns).joined(separator: ","))
      text.newline()
      let deltaT = (moment.tt.daysSinceJ2000 - moment.ut1.daysSinceJ2000) * JulianDate.secondsPerDay
      text.append("\(moment.ut1.julianDate),\(deltaT),\(latitude),\(longitude),\(system.name)")
      HouseBatch.append(angles, houses, to: &text)
      text.newline()
      try Channel.output.write(text.bytes)
    }
  }

  private static func table(_ instant: UTC, _ angles: Angles, _ houses: Houses) -> String {
    var text = "\(ISO8601.string(instant)) · \(houses.system.name)\n\n" + HouseTable.text(angles, houses)
    if let warning = houses.warning { text += "\n\(ChartNotice.chart(warning).message)\n" }
    return text
  }
}
