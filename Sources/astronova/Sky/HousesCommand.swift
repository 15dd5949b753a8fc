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
      With --batch, lines jd_ut1,delta_t_s,lat,lon,system are read from standard input or --input (Julian date in UT1, TT − UT1 \
      in seconds, degrees north, degrees east, a system by name or letter) and each is answered with its own fields and \
      status,asc,mc,cusp1,…,cusp12. The status is ok, polar_fallback_porphyry where the system does not exist, or \
      cusps_out_of_order. A line that cannot be read has the status error, no numbers, and a message on standard error; the exit \
      code is then 2. A header is answered with a header.
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

  @OptionGroup var lines: BatchOptions

  func run() throws {
    if lines.batch {
      try lines.refuse([
        "--at": at != "now", "--lat": lat != nil, "--lon": lon != nil, "--system": system != HouseSystem.placidus.name,
      ])
      try lines.refuseForm(format == .json)
      return try lines.run(HouseBatch())
    }
    try lines.checkAlone()
    guard let lat else { throw FieldProblem("--lat", "give degrees north, -90 to 90") }
    guard let lon else { throw FieldProblem("--lon", "give degrees east, -180 to 180") }
    let latitude = try CoordinateField.latitude(lat)
    let longitude = try CoordinateField.longitude(lon)
    guard let system = HouseSystem(name: system) else {
      throw FieldProblem("--system", HouseSystem.unknown("‘\(system.prefix(40))’"))
    }
    let instant = try CivilField.instant(at, field: "--at")
    let moment = ChartMoment(utc: instant)
    let sky = try FieldProblem.naming("--at") { () throws(EphemerisError) in try Sky(at: moment.tt) }
    let sphere = LocalSphere(
      armc: sky.siderealTime(at: moment.ut1).local(longitude: longitude), latitude: latitude,
      obliquity: sky.orientation.trueObliquity)
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
      text.append((HouseBatch.inputColumns + HouseBatch().answerColumns).joined(separator: ","))
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

/// Angles and cusps for people: the four angles, Vertex and Anti-Vertex, then the houses in two columns of six.
enum HouseTable {
  static func text(_ angles: Angles, _ houses: Houses) -> String {
    var table = TextTable(.left, .left, .left, .left)
    table.row("Ascendant", ZodiacText.position(angles.ascendant), "Descendant", ZodiacText.position(angles.descendant))
    table.row("Midheaven", ZodiacText.position(angles.midheaven), "Imum Coeli", ZodiacText.position(angles.imumCoeli))
    if let vertex = angles.vertex, let antivertex = angles.antivertex {
      table.row("Vertex", ZodiacText.position(vertex), "Anti-Vertex", ZodiacText.position(antivertex))
    }
    for index in 0..<6 {
      table.row(
        "House \(index + 1)", ZodiacText.position(houses.cusps[index]), "House \(index + 7)",
        ZodiacText.position(houses.cusps[index + 6]))
    }
    return table.text
  }
}

/// Lines `jd_ut1,delta_t_s,lat,lon,system` to angles and cusps.
struct HouseBatch: BatchTable {
  static let inputColumns = ["jd_ut1", "delta_t_s", "lat", "lon", "system"]
  let answerColumns = ["status", "asc", "mc"] + (1...12).map { "cusp\($0)" }
  let answerOfProblem = ",error" + String(repeating: ",", count: 14)

  private var systems = NameCache { HouseSystem(name: $0) }

  func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool {
    fields.count < 2 || DecimalNumber(line.extracting(fields[1])) == nil
  }

  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem) {
    guard let date = DecimalNumber(line.extracting(fields[0])) else {
      throw FieldProblem("jd_ut1", "\(line.shown(fields[0])) is not a number; give a Julian date in UT1, such as 2451545.0")
    }
    guard let deltaT = DecimalNumber(line.extracting(fields[1])) else {
      throw FieldProblem("delta_t_s", "\(line.shown(fields[1])) is not a number; give TT − UT1 in seconds, such as 63.8")
    }
    guard let latitude = DecimalNumber(line.extracting(fields[2]))?.value, (-90...90).contains(latitude) else {
      throw FieldProblem("lat", "\(line.shown(fields[2])) is not a latitude; give degrees north, -90 to 90")
    }
    guard let longitude = DecimalNumber(line.extracting(fields[3]))?.value, (-180...180).contains(longitude) else {
      throw FieldProblem("lon", "\(line.shown(fields[3])) is not a longitude; give degrees east, -180 to 180")
    }
    guard let system = systems[line.string(fields[4])] else {
      throw FieldProblem("system", HouseSystem.unknown(line.shown(fields[4])))
    }
    let ut1 = UT1(daysSinceJ2000: date.minus(Int64(JulianDate.j2000)))
    let tt = TT(daysSinceJ2000: ut1.daysSinceJ2000 + deltaT.value / JulianDate.secondsPerDay)
    do {
      let sky = try Sky(at: tt)
      let sphere = LocalSphere(
        armc: sky.siderealTime(at: ut1).local(longitude: longitude), latitude: latitude, obliquity: sky.orientation.trueObliquity)
      let angles = sphere.angles
      HouseBatch.append(angles, Houses(system: system, sphere: sphere, angles: angles), to: &text)
    } catch {
      throw FieldProblem(error, field: "jd_ut1")
    }
  }

  /// Appends the answer columns of a sky.
  static func append(_ angles: Angles, _ houses: Houses, to text: inout ByteText) {
    text.comma()
    text.append(status(houses))
    text.comma()
    text.longitude(angles.ascendant, decimals: 10)
    text.comma()
    text.longitude(angles.midheaven, decimals: 10)
    for index in 0..<12 {
      text.comma()
      text.longitude(houses.cusps[index], decimals: 10)
    }
  }

  /// `ok`, or what is special about the cusps: `polar_fallback_porphyry`, `cusps_out_of_order`.
  private static func status(_ houses: Houses) -> String {
    switch houses.warning {
    // Houses warn of their cusps only.
    case nil, .bodyOutsideRange: "ok"
    case .houseSystemUndefined(_, let used): "polar_fallback_\(used.name.lowercased())"
    case .cuspsOutOfOrder: "cusps_out_of_order"
    }
  }
}
