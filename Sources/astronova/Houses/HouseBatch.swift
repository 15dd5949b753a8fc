import Astrology
import Ephemeris

/// Lines `jd_ut1,delta_t_s,lat,lon,system` to angles and cusps.
struct HouseBatch: BatchTable {
  static let inputColumns = ["jd_ut1", "delta_t_s", "lat", "lon", "system"]
  static let answerColumns = ["status", "asc", "mc"] + (1...12).map { "cusp\($0)" }
  static let answerOfProblem = ",error" + String(repeating: ",", count: 14)

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
