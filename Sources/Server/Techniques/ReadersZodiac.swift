package import Astrology
import Companion
package import Ephemeris
import Wire

extension Companion {
  /// The chart that a technique is asked about, as the person reads it: a member in the zodiac of their profile.
  func asked(_ subject: some ChartSubject, for member: Member?) async throws -> AskedChart {
    try await told(try await charts.asked(subject, for: member), for: member)
  }

  /// The same of two charts.
  func asked(_ pair: PairRequest, for member: Member?) async throws -> (first: AskedChart, second: AskedChart) {
    let (first, second) = try await charts.asked(pair, for: member)
    return (try await told(first, for: member), try await told(second, for: member))
  }

  private func told(_ asked: AskedChart, for member: Member?) async throws -> AskedChart {
    AskedChart(drawn: try await profiles.told(asked.drawn, for: member), chartId: asked.chartId, field: asked.field)
  }
}

extension NatalChart {
  /// Another chart told in the zodiac of this one.
  package func told(like chart: NatalChart) throws(EphemerisError) -> NatalChart { try told(in: chart.zodiac).inItsZodiac }
}

extension Zodiac {
  /// The ayanamsa of a sidereal zodiac.
  package var sidereal: Ayanamsa? { if case .sidereal(let ayanamsa) = self { ayanamsa } else { nil } }
}
