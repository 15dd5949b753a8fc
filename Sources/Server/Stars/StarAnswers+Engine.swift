package import Astrology
package import Ephemeris
package import Wire

extension StarNameAnswer {
  /// By what a star is known.
  package init(_ star: FixedStar) { self.init(name: star.name, designation: star.designation, magnitude: star.magnitude) }
}

extension StarAnswer {
  /// A star in a sky.
  package init(_ star: FixedStar, at position: EclipticPosition, in sky: Sky) {
    let equatorial = sky.equatorial(position)
    self.init(
      star: StarNameAnswer(star), aliases: star.aliases, constellation: star.constellation.name, hipparcos: star.hipparcos,
      kind: "\(star.kind)", traditions: StarTradition.allCases.filter { $0.stars.contains(star) }.map(\.name),
      position: DegreeAnswer(longitude: position.longitude), latitude: position.latitude,
      rightAscension: equatorial.rightAscension, declination: equatorial.declination, speed: position.longitudeSpeed,
      // A light year is 63241.077 au (IAU: a Julian year of light).
      lightYears: position.distance / 63241.077)
  }
}

extension StarContactsAnswer {
  /// The contacts of a chart, tightest first.
  ///
  /// - Parameter chart: in whose zodiac the places of the stars are told.
  package init(
    chartId: String?, birth: BirthAnswer, notices: [ChartNotice], _ contacts: [StarContact], readIn chart: NatalChart
  ) {
    self.init(
      chartId: chartId, birth: birth, zodiac: chart.zodiac.sidereal?.rawValue,
      contacts: contacts.map { contact in
        Contact(
          type: contact.kind.name, point: contact.point.name,
          star: Star(
            name: StarNameAnswer(contact.star),
            position: DegreeAnswer(longitude: contact.position.longitude, after: chart.zodiacOffset),
            latitude: contact.position.latitude), orb: contact.orbs == nil ? contact.orb : nil,
          orbFrom: contact.orbs?.lowerBound, orbTo: contact.orbs?.upperBound, orbLimit: contact.orbLimit)
      }, warnings: notices.map(WarningAnswer.init))
  }
}

extension StarContact.Kind {
  /// `conjunction`, `opposition`, `parallel`, `contraparallel`.
  package var name: String { "\(self)" }
}
