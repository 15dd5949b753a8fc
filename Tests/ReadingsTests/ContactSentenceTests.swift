import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct ContactSentenceTests {
  static let points: [ChartPoint] = CelestialBody.planets.map { .body($0) } + [.ascendant, .midheaven]

  private func aspect(_ moving: CelestialBody, _ kind: AspectKind, _ point: ChartPoint) -> Aspect {
    Aspect(first: .body(moving), second: point, kind: kind, deviation: 0.5, orbLimit: 3, phase: .applying)
  }

  @Test(arguments: CelestialBody.planets) func everyMajorContactHasASentence(moving: CelestialBody) {
    for point in Self.points {
      for kind in AspectKind.major { #expect(ContactSentence(aspect(moving, kind, point), language: .english) != nil) }
    }
  }

  /// A page shows each pair in one aspect at most, so the sentences of all pairs must differ whatever the aspects are.
  @Test func noTwoRowsOfAPageReadAlike() {
    for nature in [AspectKind.conjunction, .trine, .square] {
      let texts = CelestialBody.planets.flatMap { moving in
        Self.points.compactMap { ContactSentence(aspect(moving, nature, $0), language: .english)?.text }
      }
      #expect(texts.count == 120)
      #expect(Set(texts).count == 120)
    }
  }

  @Test func minorAspectsAndPointsWithoutWordsAreSilent() {
    #expect(ContactSentence(aspect(.mars, .quincunx, .body(.sun)), language: .english) == nil)
    #expect(ContactSentence(aspect(.mars, .square, .body(.chiron)), language: .english) == nil)
    #expect(ContactSentence(aspect(.meanApogee, .square, .body(.sun)), language: .english) == nil)
  }

  /// Slow bodies speak in months and years, the Moon never does.
  @Test func timeIsTheBodysOwn() {
    func texts(of body: CelestialBody) -> [String] {
      ChartPoint.spoken.flatMap { Language.english.contacts.told(body, to: $0)?.all ?? [] }
    }
    for text in texts(of: .moon) {
      #expect(!text.contains("month") && !text.contains("year") && !text.contains("season"), "\(text)")
    }
    let slow = [CelestialBody.uranus, .neptune, .pluto].flatMap(texts)
    for text in slow { #expect(!text.contains("hour or two") && !text.contains(" for a day"), "\(text)") }
    #expect(slow.filter { $0.contains("year") }.count > slow.count * 3 / 4)
  }
}
