import Astrology
import Ephemeris
import Foundation

/// The engine's half of the comparison: what it is asked comes on standard input as pairs of 64-bit floats, the number of a body and an
/// instant in TT days since J2000; what it says goes to standard output in the same form.
///
///     EnginePlaces positions    longitude, latitude, distance and longitude speed of each
///     EnginePlaces stations     instant and longitude of the station nearest to each, at most nine days away
///
/// Nothing is read by these two, which say nothing: they are watched while they work (Tests/Tools).
///
///     EnginePlaces many positions COUNT    every body at so many instants
///     EnginePlaces many charts COUNT       so many charts
@main
struct EnginePlaces {
  static func main() throws {
    let words = CommandLine.arguments
    if words.count == 4, words[1] == "many", let count = Int(words[3]), count > 0 { return try many(words[2], count) }
    let asked = FileHandle.standardInput.readDataToEndOfFile().withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    var answers: [Double] = []
    for index in stride(from: 1, to: asked.count, by: 2) {
      let (number, days) = (asked[index - 1], asked[index])
      guard let body = UInt8(exactly: number).flatMap(CelestialBody.init(rawValue:)) else { exit(2) }
      answers += CommandLine.arguments.last == "stations" ? try station(of: body, near: days) : try place(of: body, at: days)
    }
    answers.withUnsafeBytes { FileHandle.standardOutput.write(Data($0)) }
  }

  private static func many(_ what: String, _ count: Int) throws {
    guard let place = GeographicLocation(latitude: 52.5, longitude: 13.4) else { exit(2) }
    let bodies = CelestialBody.allCases
    var sum = 0.0
    for index in 0..<count {
      let ut1 = UT1(daysSinceJ2000: Double(index * 37 % 73_000) - 36_500)
      if what == "charts" {
        sum += try NatalChart(moment: ChartMoment(tt: TT(ut1), ut1: ut1), location: place).placements[1].position.longitude
      } else {
        let sky = try Sky(at: TT(ut1))
        for body in bodies { sum += try sky.position(of: body).longitude }
      }
    }
    // What is added up is looked at, so that no compiler may leave it out.
    if !sum.isFinite { exit(1) }
  }

  private static func place(of body: CelestialBody, at days: Double) throws -> [Double] {
    let position = try Sky(at: TT(daysSinceJ2000: days)).position(of: body)
    return [position.longitude, position.latitude, position.distance, position.longitudeSpeed]
  }

  private static func station(of body: CelestialBody, near days: Double) throws -> [Double] {
    let path = try AngularMotion.longitude(of: body).path(from: TT(daysSinceJ2000: days - 9), to: TT(daysSinceJ2000: days + 9))
    let nearest = path.stations.min { abs($0.instant.daysSinceJ2000 - days) < abs($1.instant.daysSinceJ2000 - days) }
    return [nearest?.instant.daysSinceJ2000 ?? .infinity, nearest?.angle ?? .nan]
  }
}
