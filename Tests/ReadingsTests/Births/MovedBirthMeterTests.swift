import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// The meters of a birth without its hour: what they are made of is so at every hour of the day, and nothing else is.
@Suite struct MovedBirthMeterTests {
  private static let skies = [2_461_366, 2_461_372, 2_461_409].map { number in
    Result {
      let midnight = CalendarDate(dayNumber: number, calendar: .gregorian).midnight(in: .gregorian)
      return try MeterSky(at: TT(UTC(daysSinceJ2000: midnight + 0.5)))
    }
  }

  private struct Key: Hashable {
    let body: CelestialBody
    let point: ChartPoint
    let kind: AspectKind
    init(_ aspect: MeterAspect) { (body, point, kind) = (aspect.body, aspect.point, aspect.kind) }
  }

  /// The contacts of a chart, with their least or only strengths.
  private static func contacts(_ chart: NatalChart, _ sky: MeterSky) -> [Key: (aspect: MeterAspect, strength: Float)] {
    let measured = MeterChart(chart)
    let found = MeterSkyTests.contacts(measured, sky).map { (aspect: MeterAspect($0, measured, sky), strength: $0.strength) }
    return Dictionary(uniqueKeysWithValues: found.map { (Key($0.aspect), $0) })
  }

  @Test(arguments: MovedBirth.days.indices) func contactsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let looked = Array(stride(from: 0, to: birth.hours.count - 1, by: 4)) + [birth.hours.count - 1]
    for sky in Self.skies {
      let sky = try sky.get()
      let told = Self.contacts(birth.chart, sky)
      #expect(told.count > 5)
      let hours = looked.map { Self.contacts(birth.hours[$0], sky) }
      for (key, contact) in told {
        let aspect = contact.aspect
        #expect(aspect.isSpan && aspect.house == nil && aspect.point != .body(.moon))
        let same = try hours.map { try #require($0[key], "\(key)") }
        let orbs = same.map(\.aspect.orbs.lowerBound)
        let (least, most) = (try #require(orbs.min()), try #require(orbs.max()))
        #expect(least > aspect.orbs.lowerBound - 1e-4 && most < aspect.orbs.upperBound + 1e-4, "\(key)")
        // Both ends of the day are looked at, and a body goes a quarter of a degree in two hours at most.
        #expect(most > aspect.orbs.upperBound - 1e-2 && least < aspect.orbs.lowerBound + 0.2, "\(key)")
        let strengths = same.map(\.strength)
        #expect(abs((strengths.min() ?? 0) - contact.strength) < 1e-2, "\(key)")
        #expect(strengths.allSatisfy { $0 > contact.strength - 1e-4 })
        let closeness = try #require(same.map(\.aspect.closeness).min())
        #expect(abs(closeness - aspect.closeness) < 1e-2, "\(key)")
        let phases = Set(same.map(\.aspect.phase))
        if let phase = aspect.phase { #expect(phases == [phase], "\(key)") } else { #expect(phases.count > 1, "\(key)") }
        let days = same.map(\.aspect.daysToExact?.lowerBound)
        if let span = aspect.daysToExact {
          for day in days {
            #expect(
              try span.contains(#require(day)) || abs((day ?? 9) - span.lowerBound) < 1e-3
                || abs((day ?? 9) - span.upperBound) < 1e-3, "\(key)")
          }
        } else {
          #expect(days.contains(nil), "\(key)")
        }
        let signs = Set(same.map(\.aspect.sign))
        #expect(aspect.sign == nil ? signs.count == 2 : signs == [aspect.sign])
      }
      // Whatever every hour has is counted, but for the Moon and the angles.
      for key in hours[0].keys where hours.allSatisfy({ $0[key] != nil }) {
        guard case .body(let body) = key.point, body != .moon else { continue }
        #expect(told[key] != nil, "\(key)")
      }
    }
  }

  /// The Sun stood in Pisces and in Aries that day: neither water nor fire has it.
  @Test func anElementThatChangesDoesNotCount() throws {
    let birth = try MovedBirth.all[2].get()
    let measured = MeterChart(birth.chart)
    let sun = try #require(measured.points.firstIndex(of: .sun))
    #expect(measured.signs[sun] == nil)
    let ordinary = MeterChart(try MovedBirth.all[0].get().chart)
    #expect(ordinary.signs[sun] == .gemini)
    func share(_ chart: MeterChart, _ meter: Meter) -> Float { chart.classic[sun][meter.index] }
    #expect(
      share(measured, .fireEnergy) < share(ordinary, .airEnergy) && share(measured, .waterEnergy) < share(ordinary, .airEnergy))
  }
}
