import Ephemeris
import Testing

@testable import Astrology

@Suite struct ZodiacTests {
  @Test func degreesAreCutNotRounded() {
    let last = ZodiacPosition(longitude: 29.99999)
    #expect(last.sign == .aries && last.degree == 29 && last.minute == 59 && last.second == 59)
    let first = ZodiacPosition(longitude: 30)
    #expect(first.sign == .taurus && first.degree == 0 && first.minute == 0)
    let ten = ZodiacPosition(longitude: 9.9999999999)
    #expect(ten.degree == 10 && ten.minute == 0 && ten.second == 0)
  }

  @Test func anglesFold() {
    #expect(normalizedDegrees(-1) == 359)
    #expect(normalizedDegrees(720) == 0)
    #expect(normalizedDegrees(-1e-20) < 360)
    #expect(normalizedDegrees(-1e-20) >= 0)
    #expect(signedDegrees(190) == -170)
    #expect(signedDegrees(-190) == 170)
    #expect(ZodiacSign(longitude: -0.5) == .pisces)
    #expect(ZodiacSign(longitude: 360) == .aries)
  }

  @Test func everySignHasItsElementAndModality() {
    #expect(ZodiacSign.allCases.filter { $0.element == .fire } == [.aries, .leo, .sagittarius])
    #expect(ZodiacSign.allCases.filter { $0.modality == .mutable } == [.gemini, .virgo, .sagittarius, .pisces])
  }

  @Test func balanceCountsTenBodies() throws {
    let place = try #require(GeographicLocation(latitude: 40.7, longitude: -74))
    let chart = try NatalChart(moment: ChartMoment(utc: UTC(julianDate: 2448058.27)), location: place)
    let balance = ChartBalance(chart)
    #expect(Element.allCases.flatMap { balance.bodies(in: $0) }.count == 10)
    #expect(Modality.allCases.flatMap { balance.bodies(in: $0) }.count == 10)
  }
}
