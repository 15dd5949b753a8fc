import Astrology
import Foundation
import Testing

/// The reference tables, read once.
enum HousesReference {
  /// Angles by ERFA and Placidus cusps by Swiss Ephemeris, at |latitude| < 66°.
  struct Angular {
    let latitude: Double
    let obliquity: Double
    let armc: Double
    let ascendant: Double
    let midheaven: Double
    let placidus: [Double]
    let vertex: Double
  }

  /// One system at one place and moment by Swiss Ephemeris 2.10.03.
  struct Figure {
    let latitude: Double
    let obliquity: Double
    let armc: Double
    let system: HouseSystem
    /// Empty where Swiss Ephemeris answers with an error beyond the polar circle.
    let cusps: [Double]
    let ascendant: Double
    let vertex: Double
    let eastPoint: Double
  }

  static let angular: [Angular] = rows("angles_and_placidus").map { row in
    let numbers = row.compactMap { Double($0) }
    return Angular(
      latitude: numbers[2], obliquity: numbers[5], armc: numbers[6], ascendant: numbers[7], midheaven: numbers[8],
      placidus: Array(numbers[9..<21]), vertex: numbers[21])
  }

  /// Without the rows of systems that need the Sun (I, i), of sectors (G) and of houses from 0° Aries (N), which we do not offer.
  static let figures: [Figure] = figureRows.compactMap { row in
    guard let system = HouseSystem(name: row[3]), let obliquity = trueObliquity[row[0]] else { return nil }
    let numbers = row.map { Double($0) ?? .nan }
    guard row[4] == "ok" else {
      // The angles of these places stand in the rows of the other systems.
      return Figure(
        latitude: numbers[1], obliquity: obliquity, armc: polarArmc(epoch: row[0]), system: system, cusps: [], ascendant: .nan,
        vertex: .nan, eastPoint: .nan)
    }
    return Figure(
      latitude: numbers[1], obliquity: obliquity, armc: numbers[7], system: system, cusps: Array(numbers[13..<25]),
      ascendant: numbers[5], vertex: numbers[8], eastPoint: numbers[9])
  }

  private static let figureRows = rows("houses_swiss_ephemeris")

  private static func polarArmc(epoch: String) -> Double {
    let row = figureRows.first { $0[0] == epoch && $0[4] == "ok" }
    return row.flatMap { Double($0[7]) } ?? .nan
  }

  private static func rows(_ name: String) -> [[String]] {
    let url = Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference")
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// True obliquity in degrees at the table's epochs (JD, UT), which it does not carry: IAU 2006 mean obliquity plus IAU 2000A
  /// nutation, by ERFA 2.0.1. Swiss Ephemeris has the same within 0.001″.
  private static let trueObliquity: [String: Double] = [
    "2448066.374": 23.44195862,
    "2423531.29199": 23.44678635,
    "2443821.86796": 23.43946951,
    "2415719.96161": 23.45002884,
    "2481856.52905": 23.43030278,
    "2435617.53362": 23.44392671,
    "2437743.345": 23.44253808,
    "2449593.01729": 23.43837001,
    "2484957.30341": 23.42489621,
    "2443101.90037": 23.44005771,
    "2448245.55299": 23.44156897,
    "2428103.4889": 23.44843340,
    "2486779.00526": 23.42786435,
    "2417095.84852": 23.44945543,
    "2472576.23925": 23.43171226,
    "2481291.43217": 23.43102172,
    "2485764.10025": 23.42627231,
    "2451036.32834": 23.43722987,
    "2445219.10359": 23.44126786,
    "2475866.59687": 23.43091842,
    "2438666.22147": 23.44415413,
    "2451858.28362": 23.43838333,
    "2426711.03915": 23.45049862,
    "2444659.8036": 23.44022497,
    "2444687.98545": 23.44031150,
    "2470146.52741": 23.43057319,
    "2418823.11714": 23.45220491,
    "2432436.18717": 23.44760553,
    "2465061.90224": 23.43269121,
    "2426770.95958": 23.45076164,
    "2470928.77354": 23.42976424,
    "2461791.82832": 23.43691381,
    "2471701.77807": 23.43034883,
    "2460878.60749": 23.43834005,
    "2440020.54761": 23.44565306,
    "2421723.27715": 23.44965320,
    "2428174.27424": 23.44801534,
  ]
}

/// The distance between two longitudes in arcseconds.
func arcseconds(_ a: Double, _ b: Double) -> Double { abs(signedDegrees(a - b)) * 3600 }
