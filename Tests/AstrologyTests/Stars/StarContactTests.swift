import Ephemeris
import Testing

@testable import Astrology

@Suite struct StarContactTests {
  @Test func contactsAreWhatThePlacesSay() throws {
    for chart in [try TechniqueFixture.newYork(), try TechniqueFixture.sydney()] {
      let sky = try Sky(at: chart.moment.tt)
      let contacts = try StarContact.all(in: chart, orbs: .uniform(1.5), kinds: StarContact.Kind.allCases, parallelOrb: 0.4)
      #expect(zip(contacts, contacts.dropFirst()).allSatisfy { $0.orb <= $1.orb })
      #expect(Set(contacts.map(\.kind)) == Set(StarContact.Kind.allCases))
      for contact in contacts {
        let star = sky.position(of: contact.star)
        #expect(contact.position == star)
        switch contact.kind {
        case .conjunction, .opposition:
          let longitude = try #require(chart.longitude(of: contact.point))
          let arc = TechniqueFixture.apart(star.longitude, longitude)
          #expect(abs(contact.orb - (contact.kind == .conjunction ? arc : 180 - arc)) < 1e-9 && contact.orb <= 1.5)
        case .parallel, .contraparallel:
          guard case .body(let body) = contact.point else {
            Issue.record("an angle has no parallels")
            continue
          }
          let declination = sky.equatorial(try sky.position(of: body)).declination
          let sum = sky.equatorial(star).declination + (contact.kind == .parallel ? -declination : declination)
          #expect(abs(contact.orb - abs(sum)) < 1e-9 && contact.orb <= 0.4)
        }
      }
      // Nothing within the orb is passed over.
      var expected = 0
      for star in FixedStar.all {
        for placement in chart.placements {
          let arc = TechniqueFixture.apart(sky.position(of: star).longitude, placement.position.longitude)
          expected += (arc <= 1.5 ? 1 : 0) + (180 - arc <= 1.5 ? 1 : 0)
        }
      }
      #expect(contacts.count { $0.point.isBody && ($0.kind == .conjunction || $0.kind == .opposition) } == expected)
    }
  }

  /// Napoleon's Sun, 22°45′ Leo, and Regulus, which then stood 3°13′ before its place of 2000: a contact for Robson only.
  @Test func regulusIn1769() throws {
    let moment = try TechniqueFixture.moment(1769, 8, 15, 10, 30)
    let regulus = try Sky(at: moment.tt).position(of: .regulus)
    #expect(abs(regulus.longitude - (120 + 26 + 37.0 / 60)) < 2.0 / 60)
    let chart = try NatalChart(moment: moment, location: TechniqueFixture.place(41.92, 8.73))
    func contact(_ orbs: StarOrbPolicy) throws -> StarContact? {
      try StarContact.all(in: chart, stars: [.regulus], orbs: orbs, kinds: [.conjunction]).first { $0.point == .body(.sun) }
    }
    #expect(try contact(.uniform(1)) == nil)
    let wide = try #require(try contact(.robson))
    #expect(wide.orbLimit == 7.5 && (3.5...4.2).contains(wide.orb))
  }

  @Test func orbsGoByMagnitude() {
    let twoThirds: Double = 40.0 / 60
    #expect(StarOrbPolicy.robson.orb(of: .sirius) == 7.5)
    #expect(StarOrbPolicy.robson.orb(of: .polaris) == 5.5)
    #expect(StarOrbPolicy.robson.orb(of: .alcyone) == 3.0 + twoThirds)
    #expect(StarOrbPolicy.robson.orb(of: .sheratan) == 3.0 + twoThirds)
    #expect(StarOrbPolicy.robson.orb(of: .hydor) == 1.0 + twoThirds)
    #expect(StarOrbPolicy.robson.orb(of: .revati) == nil)
    #expect(StarOrbPolicy.robson.orb(of: .galacticCentre) == nil)
    #expect(StarOrbPolicy.uniform(2).orb(of: .galacticCentre) == 2)
    #expect(StarOrbPolicy.uniform(-2).orb(of: .sirius) == 0)
  }

  @Test func withoutAnHourTheMoonAndTheAnglesAreSilent() throws {
    let contacts = try StarContact.all(in: TechniqueFixture.withoutTime(), orbs: .uniform(3), kinds: StarContact.Kind.allCases)
    #expect(!contacts.isEmpty)
    #expect(contacts.allSatisfy { $0.point.isBody && $0.point != .body(.moon) })
  }

  @Test func nothingAskedNothingFound() throws {
    let chart = try TechniqueFixture.newYork()
    #expect(try StarContact.all(in: chart, stars: []).isEmpty)
    #expect(try StarContact.all(in: chart, kinds: []).isEmpty)
  }
}
