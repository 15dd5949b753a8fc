import Ephemeris

/// Lines `jd_tt,body` to positions.
struct PositionBatch: BatchTable {
  static let inputColumns = ["jd_tt", "body"]
  static let answerColumns = ["lon_deg", "lat_deg", "dist_au", "lon_speed_deg_per_day"]
  static let answerOfProblem = ",,,,"

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
