import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct SkyTonightTests {
  /// 2026-11-21 07:30 UTC.
  static let morning = UTC(unixSeconds: 1_795_246_200)

  @Test func aNovemberMorning() throws {
    let sky = try SkyTonight(at: Self.morning)
    #expect(sky.sign(of: .sun) == .scorpio)
    #expect(sky.sign(of: .moon) == .aries)
    #expect(sky.phase == .waxingGibbous)
    #expect(abs(sky.illumination - 0.86) < 0.01)
    #expect(sky.isWaxing)
    // Full Moon: 2026-11-24 14:53 UTC (JPL, via the almanacs).
    #expect(sky.turning.iso.hasPrefix("2026-11-24T14:5"))
    #expect(sky.beforeSunrise.contains(.jupiter))
    #expect(sky.afterSunset.contains(.saturn))
  }

  @Test(arguments: Array(stride(from: 0.0, to: 60, by: 1.3))) func everyNightHasWholeWords(days: Double) throws {
    var instant = Self.morning
    instant.daysSinceJ2000 += days * 11
    let sky = try SkyTonight(at: instant)
    let reading = TonightReading(sky, language: .english)
    #expect((4...15).contains(reading.headline.split(separator: " ").count))
    #expect(!reading.lead.contains("{") && !reading.lead.contains(".."))
    #expect(reading.lead.contains(sky.sign(of: .moon).name))
    let sentences = reading.lead.split(separator: ".").filter { $0.count > 1 }.count
    #expect((2...3).contains(sentences), "\(reading.lead)")
    #expect(reading.evidence.count >= 2)
    // The next new or full Moon is ahead, and within half a month.
    let ahead = sky.turning.daysSinceJ2000 - instant.daysSinceJ2000
    #expect(ahead > -0.01 && ahead < 15.7)
    // At that moment the Moon is where we say.
    let then = try SkyTonight(at: sky.turning)
    let target: Double = sky.isWaxing ? 180 : 0
    #expect(abs(signedDegrees(then.elongation - target)) < 0.001)
    // Nothing is both in the evening and in the morning sky.
    #expect(Set(sky.afterSunset).isDisjoint(with: sky.beforeSunrise))
  }

  @Test func theExactMomentOfAContactIsExact() throws {
    for step in 0..<40 {
      var instant = Self.morning
      instant.daysSinceJ2000 += Double(step) * 3.7
      guard let contact = try SkyTonight(at: instant).contact, let exact = contact.exact else { continue }
      let sky = try Sky(at: TT(exact))
      let arc = try abs(signedDegrees(sky.position(of: contact.first).longitude - sky.position(of: contact.second).longitude))
      #expect(abs(arc - contact.kind.angle) < 0.001)
    }
  }

  @Test func phasesFollowTheElongation() {
    #expect(MoonPhase(elongation: 0) == .new)
    #expect(MoonPhase(elongation: 359) == .new)
    #expect(MoonPhase(elongation: 45) == .waxingCrescent)
    #expect(MoonPhase(elongation: 90) == .firstQuarter)
    #expect(MoonPhase(elongation: 136) == .waxingGibbous)
    #expect(MoonPhase(elongation: 180) == .full)
    #expect(MoonPhase(elongation: 225) == .waningGibbous)
    #expect(MoonPhase(elongation: 270) == .lastQuarter)
    #expect(MoonPhase(elongation: 300) == .waningCrescent)
  }

  @Test func outsideTheKernelIsAnError() {
    #expect(throws: EphemerisError.self) { try SkyTonight(at: UTC(julianDate: 1_500_000)) }
  }
}
