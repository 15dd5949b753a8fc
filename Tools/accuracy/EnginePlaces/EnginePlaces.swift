import Ephemeris
import Foundation

/// The engine's half of the comparison: what it is asked comes on standard input as pairs of 64-bit floats, the number of a body and an
/// instant in TT days since J2000; what it says goes to standard output in the same form.
///
///     EnginePlaces positions    longitude, latitude, distance and longitude speed of each
///     EnginePlaces stations     instant and longitude of the station nearest to each, at most nine days away
@main
struct EnginePlaces {
  static func main() throws {
    let asked = FileHandle.standardInput.readDataToEndOfFile().withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    var answers: [Double] = []
    for index in stride(from: 1, to: asked.count, by: 2) {
      let (number, days) = (asked[index - 1], asked[index])
      guard let body = UInt8(exactly: number).flatMap(CelestialBody.init(rawValue:)) else { exit(2) }
      answers += CommandLine.arguments.last == "stations" ? try station(of: body, near: days) : try place(of: body, at: days)
    }
    answers.withUnsafeBytes { FileHandle.standardOutput.write(Data($0)) }
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
