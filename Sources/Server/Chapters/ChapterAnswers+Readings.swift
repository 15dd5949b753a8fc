import Ephemeris
import Readings
import Wire

extension ChapterAnswer {
  /// A chapter that is told.
  init(_ telling: ChapterTelling) {
    self.init(
      id: telling.slug, title: telling.title, about: telling.about, contact: telling.contact, facts: telling.facts,
      until: telling.until, begin: telling.begin?.apiName, end: telling.end?.apiName, body: telling.chapter.body.name,
      aspect: telling.chapter.aspect?.apiName, point: telling.chapter.point.apiName, present: telling.present?.part.rawValue,
      moments: telling.moments.map {
        Moment(kind: $0.kind.rawValue, at: $0.at?.apiName, when: $0.when, text: $0.text, state: $0.state.rawValue)
      },
      sections: telling.sections.map {
        Section(part: $0.part.rawValue, title: $0.title, text: $0.text, isPresent: $0.isPresent)
      },
      evidence: telling.evidence.map(ReadingEvidenceAnswer.init))
  }
}
