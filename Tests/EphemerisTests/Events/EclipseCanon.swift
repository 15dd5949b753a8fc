import Testing

@testable import Ephemeris

/// A row of NASA's Five Millennium Canons, 1900–2100 (`Reference/nasa_solar_1900_2100.csv` and `nasa_lunar_1900_2100.csv`).
struct EclipseCanon {
  /// Greatest eclipse, in the canon's own uniform time; to the second.
  let greatest: TT
  /// `P`, `A`, `T`, `H`, `N`, and marks: `-` and `+` where the axis of the shadow passes the Earth by.
  let type: String
  let saros: Int
  let gamma: Double
  /// Of the Sun's diameter; or penumbral and umbral, of the Moon's.
  let magnitudes: [Double]
  /// Minutes in the penumbra, in the umbra, and of totality, where there are any.
  let durations: [Double?]
  let line: String

  static let span = TT(julianDate: 2415020.5)...TT(julianDate: 2488434.5)

  static func solar() throws -> [EclipseCanon] { try rows("nasa_solar_1900_2100", magnitudes: 1) }
  static func lunar() throws -> [EclipseCanon] { try rows("nasa_lunar_1900_2100", magnitudes: 2) }

  /// The row of a day, `2015-04-04`.
  static func solar(of day: String) throws -> EclipseCanon { try #require(try solar().first { $0.line.hasPrefix(day) }) }
  static func lunar(of day: String) throws -> EclipseCanon { try #require(try lunar().first { $0.line.hasPrefix(day) }) }

  private static func rows(_ name: String, magnitudes: Int) throws -> [EclipseCanon] {
    try LocalEclipseReference.rows(name).map { cells in
      let stamp = cells[0].split(separator: "T").map(String.init)
      let date = stamp[0].split(separator: "-").compactMap { Int($0) }
      let clock = stamp[1].split(separator: ":").compactMap { Double($0) }
      let midnight = try #require(CalendarDate(year: date[0], month: date[1], day: date[2])).midnight()
      return EclipseCanon(
        greatest: TT(daysSinceJ2000: midnight + (clock[0] * 3600 + clock[1] * 60 + clock[2]) / 86400),
        type: cells[1], saros: try #require(Int(cells[2])), gamma: try #require(Double(cells[3])),
        magnitudes: try cells[4..<4 + magnitudes].map { try #require(Double($0)) },
        durations: cells[(4 + magnitudes)...].map { Double($0) }, line: cells.joined(separator: ","))
    }
  }
}
