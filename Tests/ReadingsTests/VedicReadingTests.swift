import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct VedicReadingTests {
  static let texts =
    Language.english.dashas.all + Language.english.bhavas.all + Language.english.muhurats.all + Language.english.matches.all

  @Test(arguments: texts) func keepsToTheStyleSheet(text: String) {
    ToneTests.check(text)
    #expect(!text.contains("\n"), "\(text)")
  }

  @Test(arguments: Graha.allCases) func aVoiceIsWhole(lord: Graha) {
    let voice = Language.english.dashas.voice(of: lord)
    #expect(voice.keywords.count == 6 && Set(voice.keywords).count == 6)
    #expect(voice.opportunities.count == 3 && voice.challenges.count == 3 && voice.experiences.count == 3)
    #expect(voice.preparation.count == 2)
    #expect((35...75).contains(voice.overview.split(separator: " ").count), "\(voice.overview)")
    for sentence in voice.all {
      #expect(sentence.first?.isUppercase == true && (sentence.hasSuffix(".") || sentence.hasSuffix("?")), "\(sentence)")
    }
    for sentence in [voice.years, voice.months, voice.supportive, voice.mixed, voice.demanding] {
      #expect((8...22).contains(sentence.split(separator: " ").count), "\(sentence)")
    }
  }

  @Test func noTwoVoicesSayTheSame() {
    let all = Language.english.dashas.all
    #expect(Set(all).count == all.count)
    #expect(Set(Language.english.bhavas.all).count == 24)
  }

  /// 1990-01-15 14:30 in New York: Gemini rises, Sun in the eighth, Rahu in the eighth, Moon in the third.
  static func chart() throws -> VedicChart {
    let moment = ChartMoment(utc: UTC(julianDate: 2_447_907.3125))
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let natal = try NatalChart(moment: moment, location: place)
    return try VedicChart(of: Sky(at: moment.tt), ascendant: natal.angles?.ascendant)
  }

  @Test func theNarrativeRestsOnTheChart() throws {
    let chart = try Self.chart()
    let dasha = try Dasha(moonLongitude: chart.place(of: .moon).longitude, birth: TT(UTC(julianDate: 2_447_907.3125)))
    let running = try dasha.periods(at: TT(UTC(julianDate: 2_448_257.5)))
    func date(_ instant: TT) -> CalendarDate { CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000).date }
    let text = try #require(DashaReading(running, in: chart, language: .english, date: date)).narrative
    #expect(text.hasPrefix("The period of the Sun runs from 4 August 1989 to 4 August 1995."))
    #expect(text.contains("The Sun stands in the eighth house of your chart and rules the third."))
    #expect(text.contains("Inside it Rahu has the span from 28 September 1990 to "))
    #expect(text.contains("The two stand in one sign of your chart"))
    #expect(DashaReading(Array(running.prefix(2)), in: chart, language: .english, date: date) == nil)
  }

  @Test func housesSayWhoWorksInThem() throws {
    let houses = BhavaReading.all(of: try Self.chart(), language: .english)
    #expect(houses.map(\.number) == Array(1...12))
    #expect(houses[0].sign == .gemini)
    #expect(houses[0].influence == "Jupiter stands here. Its lord, Mercury, stands in the seventh house.")
    #expect(houses[7].influence == "The Sun, Venus and Rahu stand here. Its lord, Saturn, stands in the seventh house.")
    #expect(houses[3].influence.hasPrefix("No graha stands here."))
    let timeless = try #require(
      VedicChart(longitudes: try Self.chart().places.map(\.longitude), lagna: nil))
    #expect(BhavaReading.all(of: timeless, language: .english).isEmpty)
  }

  @Test func theRelationOfTwoLordsHasATextForEveryHouse() {
    let texts = (1...12).map { Language.english.dashas.relation(house: $0) }
    #expect(Set(texts).count == 7)
    #expect(texts[1] == texts[11] && texts[5] == texts[7] && texts[4] == texts[8])
  }

  @Test func aTransitionNamesWhatChanges() throws {
    let moment = ChartMoment(utc: UTC(julianDate: 2_447_907.3125))
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let facts = try StrengthFacts(of: moment, at: place)
    let chart = try Self.chart()
    let sun = try #require(DashaBearing(of: .sun, in: chart, facts: facts))
    let moon = try #require(DashaBearing(of: .moon, in: chart, facts: facts))
    let transition = DashaTransition(from: sun, to: moon, language: .english)
    #expect(transition.summary.hasPrefix("The Sun hands over to the Moon. "))
    for area in LifeArea.allCases {
      let isLarge = abs(sun.score(of: area) - moon.score(of: area)) > 2.1
      #expect(!isLarge || transition.shifts.contains { $0.hasPrefix(area.name) })
    }
    let still = DashaTransition(from: sun, to: sun, language: .english)
    #expect(still.shifts.isEmpty && still.summary.hasSuffix(Language.english.dashas.sameWeight))
  }

  @Test func tonesAndLabelsFollowTheStrength() throws {
    let chart = try Self.chart()
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let facts = try StrengthFacts(of: ChartMoment(utc: UTC(julianDate: 2_447_907.3125)), at: place)
    for lord in Graha.allCases {
      let strength = DashaStrength(of: lord, in: chart, facts: facts)
      let tone = DashaTone(strength)
      #expect((tone == .supportive) == (strength.overall >= 0.51) && (tone == .demanding) == (strength.overall < 0.38))
      #expect((strength.label == "weak") == (strength.overall < 0.35))
      #expect(Language.english.dashas.voice(of: lord).all.contains(tone.sentence(of: lord, language: .english)))
    }
  }

  @Test(arguments: Vara.allCases) func everyMuhuratOfAWeekHasItsWords(vara: Vara) {
    func instant(_ days: Double) -> TT { TT(daysSinceJ2000: days) }
    let day = AlmanacDay(
      vara: vara, previousSunset: instant(-0.5), sunrise: instant(0), sunset: instant(0.5), nextSunrise: instant(1))
    #expect(Set(day.muhurats.map(\.kind)) == Set(Muhurat.Kind.allCases))
    for muhurat in day.muhurats {
      #expect(!muhurat.name(in: .english).isEmpty && !muhurat.meaning(in: .english).isEmpty)
      #expect(muhurat.isAuspicious != muhurat.suitable(in: .english).isEmpty || muhurat.kind != .abhijit)
      #expect(muhurat.isAuspicious || !muhurat.avoided(in: .english).isEmpty || muhurat.kind == .abhijit)
    }
  }
}
