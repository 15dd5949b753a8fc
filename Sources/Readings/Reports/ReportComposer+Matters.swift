import Astrology
import Ephemeris

extension ReportComposer {
  /// What the chart shows of a part of life, and what the coming year brings to it.
  func sections(of matter: Matter) -> [Report.Section] {
    let standing = matter.points.compactMap { told($0, of: matter) }
    // Of the bodies in its houses those that are told already by their sign come once more, by their house.
    let housed = CelestialBody.planets.compactMap { body -> Report.Paragraph? in
      guard let placement = chart.placement(of: body), let house = placement.house, matter.houses.contains(house),
        let text = NatalReading.house(body, in: house, language: language)
      else { return nil }
      return Report.Paragraph(text: text, evidence: [facts.housed(placement)])
    }
    let aspects = natalAspects(among: matter.significators, limit: 3).map(\.paragraph)
    return [
      Report.Section(id: matter.section, title: title(matter.section), paragraphs: standing + housed + aspects),
      Report.Section(
        id: "\(matter.section)-year", title: title("\(matter.section)-year"),
        paragraphs: passages.filter { matter.significators.contains($0.first.point) }.prefix(6).map { told($0) }),
    ]
  }

  /// The sentence for the sign of a point. Without the hour a body has none where two signs are possible, nor has an angle.
  private func told(_ point: Report.Point, of matter: Matter) -> Report.Paragraph? {
    switch point {
    case .chart(.body(let body)):
      guard let placement = chart.placement(of: body), let sign = chart.sign(of: .body(body)) else { return nil }
      return language.matters.text(matter, point, in: sign).map {
        Report.Paragraph(text: $0, evidence: [facts.evidence(placement)])
      }
    case .imumCoeli:
      guard let longitude = chart.angles?.imumCoeli else { return nil }
      return language.matters.text(matter, point, in: ZodiacSign(longitude: longitude)).map {
        Report.Paragraph(text: $0, evidence: [facts.evidence(point, at: longitude)])
      }
    case .chart, .descendant, .moonAtStart, .moonAtEnd: return nil
    }
  }
}
