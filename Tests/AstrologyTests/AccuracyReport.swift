import Astrology
import Ephemeris
import Foundation

/// The reference tables and what the engine makes of them: the numbers that `ACCURACY.md` prints and the tests judge.
enum AccuracyReport {
  /// The worst disagreement of one thing over one span.
  struct Line: Sendable {
    let name: String
    let span: String
    let rows: Int
    /// How many instants the figures stand for; the rows are the worst of them, and some others.
    var instants = 0
    /// Arcseconds.
    let longitude: Double
    /// Arcseconds.
    let latitude: Double?
    /// Arcseconds a day.
    let speed: Double?
    /// Astronomical units.
    let distance: Double?
  }

  static let precise = 2378496.5...2524593.5

  /// What `Tools/accuracy` found, and what the rows that it left say now.
  static let measured: [(figures: Line, rows: Line)] = {
    let table = rows("accuracy_epochs").map { (body: $0[0], numbers: $0.dropFirst().compactMap(Double.init)) }
    return rows("accuracy_spans").map { fields in
      let span = fields[1].replacing(" rest", with: ", rest")
      let numbers = fields.dropFirst(2).compactMap(Double.init)
      let chosen = table.filter { row in
        row.body == fields[0] && (fields[0] == "Chiron" || precise.contains(row.numbers[0]) == (span == "1800–2200"))
      }
      let body = CelestialBody.allCases.first { $0.name == fields[0] }
      let name = body == .chiron ? "Chiron, from its source" : fields[0]
      let found = line(name: name, span: span, rows: chosen) { row in
        guard let body else { return Difference(longitude: .infinity) }
        let position = try Sky(at: TT(julianDate: row.numbers[0])).position(of: body)
        return Difference(
          longitude: position.longitude - row.numbers[1], latitude: position.latitude - row.numbers[2],
          speed: position.longitudeSpeed - row.numbers[4], distance: position.distance - row.numbers[3])
      }
      let figures = Line(
        name: name, span: span, rows: Int(numbers[0]), instants: Int(numbers[1]), longitude: numbers[2], latitude: numbers[3],
        speed: numbers[4], distance: numbers[5])
      return (figures, found)
    }
  }()

  /// The same against a table that was made elsewhere, at other instants.
  static let elsewhere: [Line] = {
    let table = rows("apparent_geocentric_ecliptic_of_date")
    var lines: [Line] = []
    for (span, isInside) in [("1800–2200", true), ("1550–2650, rest", false)] {
      for body in CelestialBody.planets + CelestialBody.asteroids {
        let chosen = table.filter { $0[1] == body.name && precise.contains(Double($0[0])!) == isInside }
        lines.append(
          line(name: body.name, span: span, rows: chosen) { row in
            let position = try Sky(at: TT(julianDate: Double(row[0])!)).position(of: body)
            return Difference(
              longitude: position.longitude - Double(row[2])!, latitude: position.latitude - Double(row[3])!,
              speed: position.longitudeSpeed - Double(row[7])!, distance: position.distance - Double(row[4])!)
          })
      }
    }
    return lines
  }()

  static let lunarPoints: [Line] = {
    let table = rows("lunar_nodes_apogee")
    func point(_ name: String, _ body: CelestialBody, _ expected: @escaping ([String], Sky) -> Double) -> Line {
      line(name: name, span: "1800–2200", rows: table) { row in
        let sky = try Sky(at: TT(julianDate: Double(row[0])!))
        return Difference(longitude: try sky.position(of: body).longitude - expected(row, sky))
      }
    }
    return [
      point("True node, DE440", .trueNode) { row, _ in Double(row[1])! },
      point("Osculating apogee, DE440", .osculatingApogee) { row, _ in Double(row[2])! },
      point("Mean node, IERS 2003 with nutation", .meanNode) { row, sky in Double(row[3])! + sky.orientation.nutationInLongitude
      },
      point("Mean apogee, Swiss Ephemeris", .meanApogee) { row, _ in Double(row[7])! },
    ]
  }()

  static let rotation: [Line] = {
    let table = rows("angles_and_placidus")
    func figure(_ row: [String]) throws -> (sky: Sky, sidereal: SiderealTime, sphere: LocalSphere) {
      let ut1 = UT1(julianDate: Double(row[0])!)
      let sky = try Sky(at: TT(daysSinceJ2000: ut1.daysSinceJ2000 + Double(row[1])! / 86400))
      let sidereal = sky.siderealTime(at: ut1)
      let sphere = LocalSphere(
        armc: sidereal.local(longitude: Double(row[3])!), latitude: Double(row[2])!, obliquity: sky.orientation.trueObliquity)
      return (sky, sidereal, sphere)
    }
    return [
      line(name: "Apparent sidereal time, ERFA", span: "1800–2100", rows: table) {
        Difference(longitude: try figure($0).sidereal.greenwich - Double($0[4])!)
      },
      line(name: "True obliquity, ERFA", span: "1800–2100", rows: table) {
        Difference(longitude: try figure($0).sky.orientation.trueObliquity - Double($0[5])!)
      },
      line(name: "Ascendant, ERFA", span: "1800–2100", rows: table) {
        Difference(longitude: try figure($0).sphere.angles.ascendant - Double($0[7])!)
      },
      line(name: "Midheaven, ERFA", span: "1800–2100", rows: table) {
        Difference(longitude: try figure($0).sphere.angles.midheaven - Double($0[8])!)
      },
    ]
  }()

  static let houses: [Line] = HouseSystem.allCases.map { system in
    let figures = HousesReference.figures.filter { $0.system == system && !$0.cusps.isEmpty }
    var worst = 0.0
    for figure in figures {
      let cusps = Houses(system: system, armc: figure.armc, latitude: figure.latitude, obliquity: figure.obliquity).cusps
      for index in 0..<12 { worst = max(worst, arcseconds(cusps[index], figure.cusps[index])) }
    }
    return Line(
      name: system.name, span: "all latitudes", rows: figures.count, longitude: worst, latitude: nil, speed: nil, distance: nil)
  }

  static var markdown: String {
    var text = """
      # Accuracy

      Written by a test run (`ASTRONOVA_WRITE_ACCURACY=1 swift test --filter Accuracy`); a test fails when it no longer says the truth.

      ## Bodies

      Apparent geocentric place, true ecliptic and equinox of date, against JPL DE440 (for the asteroids sb441-n16) reduced with ERFA (IAU
      2006/2000A), and Chiron against the series fitted to its JPL Horizons orbit, which leaps itself where its pieces meet.

      Made by `Tools/accuracy`: of each body and span 25,000 random instants, and besides both sides of every seam between two segments of
      its own series, the Earth's and nutation's, where a polynomial is at its worst; each number is the worst disagreement of all. The
      reference places of the worst instants of every kind are committed in `Tests/AstrologyTests/Reference`, and the tests hold the engine
      to them. The rest of 1550–2650 is what lies outside 1800–2200.

      | body | span | instants | longitude ″ | latitude ″ | speed ″/day | distance au |
      |---|---|---|---|---|---|---|

      """
    for (line, _) in measured {
      text += "| \(line.name) | \(line.span) | \(line.instants) | \(number(line.longitude)) | \(number(line.latitude ?? 0)) "
      text += "| \(number(line.speed ?? 0)) | \(scientific(line.distance ?? 0)) |\n"
    }
    text += "\n## Moments\n\nStations of every body found from DE440 in the same way, by `Tools/accuracy/stations.py`.\n\n"
    text += "| body | span | stations | off by s |\n|---|---|---|---|\n"
    for fields in rows("accuracy_stations") {
      text += "| " + fields.joined(separator: " | ").replacing(" rest", with: ", rest") + " |\n"
    }
    text += "\nEach number that follows is the worst disagreement over all rows of a table in `Tests/AstrologyTests/Reference`.\n"
    text += "\n## Points of the Moon's orbit\n\n| point | span | rows | longitude ″ |\n|---|---|---|---|\n"
    for line in lunarPoints { text += "| \(line.name) | \(line.span) | \(line.rows) | \(number(line.longitude)) |\n" }
    text += "\n## The turning Earth\n\nFor the same ΔT.\n\n| angle | span | rows | difference ″ |\n|---|---|---|---|\n"
    for line in rotation { text += "| \(line.name) | \(line.span) | \(line.rows) | \(number(line.longitude)) |\n" }
    text += "\n## Houses\n\nAgainst Swiss Ephemeris 2.10.03 for the same sidereal time and obliquity; twelve cusps a row.\n\n"
    text += "| system | rows | cusp ″ |\n|---|---|---|\n"
    for line in houses { text += "| \(line.name) | \(line.rows) | \(number(line.longitude)) |\n" }
    return text + AyanamsaAccuracy.markdown
  }

  /// What one row is off by; angles in degrees.
  struct Difference {
    var longitude: Double
    var latitude: Double?
    var speed: Double?
    var distance: Double?
  }

  private static func line<Row>(name: String, span: String, rows: [Row], _ compare: (Row) throws -> Difference) -> Line {
    var worst = Difference(longitude: 0)
    for row in rows {
      // A row that throws counts as infinitely wrong, so that it cannot pass.
      let difference = (try? compare(row)) ?? Difference(longitude: .infinity)
      worst.longitude = max(worst.longitude, difference.longitude.isFinite ? abs(signedDegrees(difference.longitude)) : .infinity)
      if let latitude = difference.latitude { worst.latitude = max(worst.latitude ?? 0, abs(latitude)) }
      if let speed = difference.speed { worst.speed = max(worst.speed ?? 0, abs(speed)) }
      if let distance = difference.distance { worst.distance = max(worst.distance ?? 0, abs(distance)) }
    }
    return Line(
      name: name, span: span, rows: rows.count, longitude: worst.longitude * 3600, latitude: worst.latitude.map { $0 * 3600 },
      speed: worst.speed.map { $0 * 3600 }, distance: worst.distance)
  }

  private static func number(_ value: Double) -> String { String(format: "%.4f", value) }
  private static func scientific(_ value: Double) -> String { String(format: "%.1e", value) }

  static func rows(_ name: String) -> [[String]] {
    let url = Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference")
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return text.split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",").map(String.init) }
  }
}
