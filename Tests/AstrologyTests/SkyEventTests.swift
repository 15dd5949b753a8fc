import Ephemeris
import Testing

@testable import Astrology

@Suite struct SkyEventTests {
  private let start = TT(julianDate: 2460310.5)
  private let end = TT(julianDate: 2460676.5)

  @Test func aYearHasItsIngressesAndStations() throws {
    let events = try SkyEvent.all(from: start, to: end, bodies: [.sun, .mercury], categories: [.ingresses, .stations])
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    let solar = events.compactMap { if case .ingress(.sun, let sign, false) = $0.kind { sign } else { nil } }
    // From Aquarius on 20 January to Capricorn on 21 December.
    #expect(
      solar == [.aquarius, .pisces, .aries, .taurus, .gemini, .cancer, .leo, .virgo, .libra, .scorpio, .sagittarius, .capricorn])
    // Mercury turned six times in 2024, and direct on 2 January.
    let turns = events.compactMap { if case .station(.mercury, _, let retrograde) = $0.kind { retrograde } else { nil } }
    #expect(turns == [false, true, false, true, false, true, false])
  }

  /// Mercury went back into Leo on 15 August 2024 at 0:15 UT and forward into Virgo on 9 September.
  @Test func retrogradeIngressesNameTheSignThatIsEntered() throws {
    let events = try SkyEvent.all(from: start, to: end, bodies: [.mercury], categories: [.ingresses])
    let back = try #require(events.first { if case .ingress(_, _, true) = $0.kind { true } else { false } })
    #expect(back.kind == .ingress(.mercury, .leo, isRetrograde: true))
    #expect(abs(UTC(back.instant).julianDate - 2460537.5104) < 0.002)
  }

  /// Jupiter and Uranus met once, on 21 April 2024, 2:27 UT, at 21°50′ Taurus.
  @Test func conjunctionsAndOppositionsAreKeptApart() throws {
    let events = try SkyEvent.all(from: start, to: end, bodies: [.jupiter, .uranus], categories: [.aspects])
    #expect(events.map(\.kind) == [.aspect(.jupiter, .conjunction, .uranus)])
    #expect(abs(UTC(events[0].instant).julianDate - 2460421.602) < 0.003)
    let lights = try SkyEvent.all(from: start, to: end, bodies: [.sun, .moon], categories: [.aspects], aspects: [.opposition])
    #expect((12...13).contains(lights.count))
  }

  @Test func everyAspectIsExact() throws {
    for event in try SkyEvent.all(from: start, to: TT(julianDate: 2460340.5), categories: [.aspects]) {
      guard case .aspect(let first, let kind, let second) = event.kind else { continue }
      let sky = try Sky(at: event.instant)
      let difference = abs(signedDegrees(try sky.position(of: first).longitude - sky.position(of: second).longitude))
      #expect(abs(difference - kind.angle) < 1e-6)
    }
  }
}
