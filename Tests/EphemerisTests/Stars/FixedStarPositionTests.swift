import Foundation
import Testing

@testable import Ephemeris

/// Apparent places of every star of the table against ERFA with JPL DE440, for the same catalogue entries.
@Suite struct FixedStarPositionTests {
  private struct Row {
    let star: FixedStar
    let instant: TT
    let longitude: Double
    let latitude: Double
    let rightAscension: Double
    let declination: Double
  }

  private func rows() throws -> [Row] {
    let url = try #require(Bundle.module.url(forResource: "fixed_stars", withExtension: "csv", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst(2).map { line in
      let fields = line.split(separator: ",").map(String.init)
      let numbers = fields.dropFirst().compactMap(Double.init)
      return Row(
        star: try #require(FixedStar.all.first { $0.name == fields[0] }, "\(fields[0])"), instant: TT(julianDate: numbers[0]),
        longitude: numbers[1], latitude: numbers[2], rightAscension: numbers[3], declination: numbers[4])
    }
  }

  /// Arcseconds on the sky between two places in degrees.
  private func separation(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    func vector(_ place: (Double, Double)) -> SIMD3<Double> {
      let (sl, cl) = sineCosine(place.0 * radiansPerDegree)
      let (sb, cb) = sineCosine(place.1 * radiansPerDegree)
      return SIMD3(cb * cl, cb * sl, sb)
    }
    let (p, q) = (vector(a), vector(b))
    return dot(p - q, p - q).squareRoot() * degreesPerRadian * 3600
  }

  @Test func apparentPlacesOfERFA() throws {
    var checked = 0
    for row in try rows() {
      let sky = try Sky(at: row.instant)
      let found = sky.position(of: row.star)
      let isPrecise = abs(row.instant.daysSinceJ2000) < 73000
      // The Earth of the years before 1800 and after 2200 is stored less finely.
      let limit = isPrecise ? 0.0005 : 0.006
      let ecliptic = separation((found.longitude, found.latitude), (row.longitude, row.latitude))
      let seen = sky.equatorial(found)
      let equatorial = separation((seen.rightAscension, seen.declination), (row.rightAscension, row.declination))
      #expect(max(ecliptic, equatorial) <= limit, "\(row.star.name) \(row.instant.julianDate): \(ecliptic)″ \(equatorial)″")
      checked += 1
    }
    #expect(checked == 11 * FixedStar.all.count)
  }

  /// Longitudes for 2000 as handbooks print them (B. Brady, Brady's Book of Fixed Stars, 1998), to the minute: who is who.
  @Test(arguments: [
    ("Regulus", 149.0, 50.0), ("Spica", 203, 50), ("Algol", 56, 10), ("Aldebaran", 69, 47), ("Antares", 249, 46),
    ("Fomalhaut", 333, 52), ("Sirius", 104, 5), ("Vega", 285, 19), ("Alcyone", 60, 0), ("Deneb Algedi", 323, 33),
    ("Scheat", 359, 22), ("Achernar", 345, 19), ("Polaris", 88, 34), ("Galactic Centre", 266, 51), ("Arcturus", 204, 14),
    ("Betelgeuse", 88, 45), ("Zuben Eschamali", 229, 22), ("Markab", 353, 29),
  ])
  func longitudesOfTheYear2000(name: String, degrees: Double, minutes: Double) throws {
    let star = try #require(FixedStar.named(name))
    let found = try Sky(at: TT(julianDate: 2451545)).position(of: star).longitude
    #expect(abs(found - degrees - minutes / 60) < 1.5 / 60)
  }

  @Test func speedsAreTheChangeOfThePlaces() throws {
    let step = 0.01
    for days in stride(from: -60000.0, through: 60000, by: 9871) {
      let sky = try Sky(at: TT(daysSinceJ2000: days))
      let before = try Sky(at: TT(daysSinceJ2000: days - step)).positions(of: FixedStar.all)
      let after = try Sky(at: TT(daysSinceJ2000: days + step)).positions(of: FixedStar.all)
      for (index, star) in FixedStar.all.enumerated() {
        let here = sky.position(of: star)
        let rise = (after[index].longitude - before[index].longitude) / (2 * step)
        let climb = (after[index].latitude - before[index].latitude) / (2 * step)
        let recession = (after[index].distance - before[index].distance) / (2 * step)
        // 0.0014″ a day: what the change of the Sun's bend comes to 20° from it, where it is no longer counted.
        #expect(abs(here.longitudeSpeed - rise) < 4e-7 / cosine(here.latitude * radiansPerDegree), "\(star.name) \(days)")
        #expect(abs(here.latitudeSpeed - climb) < 4e-7, "\(star.name) \(days)")
        #expect(abs(here.distanceSpeed - recession) < max(1e-3, here.distance * 1e-13), "\(star.name) \(days)")
      }
    }
  }

  @Test func onePlaceOrMany() throws {
    let sky = try Sky(at: TT(julianDate: 2460000.5))
    let all = sky.positions(of: FixedStar.all)
    for (star, position) in zip(FixedStar.all, all) { #expect(sky.position(of: star) == position) }
    #expect(sky.positions(of: []).isEmpty)
  }

  /// The year's swing of aberration is 20.5″ each way, and parallax is seen on top of it.
  @Test func theYearIsSeen() throws {
    var swing: [Double] = []
    for day in stride(from: 0.0, to: 365, by: 5) {
      let sky = try Sky(at: TT(daysSinceJ2000: day))
      let seen = sky.position(of: FixedStar.regulus)
      let v = sky.barycentricDirection(of: FixedStar.regulus.astrometry)
      let still = folded(arctangent(v.y, v.x) * degreesPerRadian + sky.orientation.nutationInLongitude)
      swing.append((seen.longitude - still) * 3600)
    }
    #expect((20...21).contains(swing.max() ?? 0) && (-21 ... -20).contains(swing.min() ?? 0))
  }

  /// Regulus is hidden by the Sun's glare in August; its ray is bent, and nothing breaks.
  @Test func besideTheSun() throws {
    for day in stride(from: 228.0, through: 242, by: 0.25) {
      let sky = try Sky(at: TT(daysSinceJ2000: day))
      let star = sky.position(of: .regulus)
      #expect(star.longitude.isFinite && abs(star.longitudeSpeed) < 0.001)
      #expect(abs(star.longitude - 149.83) < 0.02)
    }
  }
}
