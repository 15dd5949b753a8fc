import Astrology
import Ephemeris
import Foundation
import Testing

@testable import Readings

/// The headline of a day and the words for the whole of it speak of one mood.
@Suite struct DayAccordTests {
  @Test func noWordIsBrightBesideWhatIsHeavyNorHardBesideWhatIsBright() {
    let (bright, hard) = (DayAccord(.nice), DayAccord(.heavy))
    for band in MeterBand.allCases {
      #expect(bright.band(band) != .challenging && hard.band(band) != .harmonious)
      for accord in [.free, DayAccord(.mixed)] { #expect(accord.band(band) == band) }
    }
    for quality in MeterQuality.allCases {
      #expect(bright.quality(quality) != .challenging)
      #expect(hard.quality(quality) != .harmonious && hard.quality(quality) != .peaceful)
      // Nothing turns into its opposite.
      for accord in [bright, hard] { #expect([quality, .mixed].contains(accord.quality(quality))) }
      for accord in [.free, DayAccord(.mixed)] { #expect(accord.quality(quality) == quality) }
    }
    for energy in DayEnergy.allCases {
      #expect(bright.energy(energy) != .volatile && hard.energy(energy) != .flowing)
      for accord in [.free, DayAccord(.mixed)] { #expect(accord.energy(energy) == energy) }
    }
  }

  /// Two thousand days of a hundred and fifty people; printed is how often the words would contradict each other.
  @Test func theWordsForTheDayKeepToItsThought() throws {
    let book = Phrasebook.english
    let names = [MeterGroup.overview.rawValue, Meter.overallIntensity.rawValue, Meter.overallHarmony.rawValue]
    var skies: [Double: MeterSky] = [:]
    var (days, moods, against) = (0, [ThreadMood: Int](), [ThreadMood: Int]())
    for number in 0..<150 {
      let person = try LeadPeople.person(number)
      let chart = MeterChart(person.chart)
      for told in try ThreadDays.told(person, seed: UInt64(number), days: 14) {
        let noon = told.words.day.noon
        let sky = try skies[noon.daysSinceJ2000] ?? MeterSky(at: TT(noon))
        skies[noon.daysSinceJ2000] = sky
        let readings = MeterReadings(chart: chart, today: sky)
        let mood = told.telling.chosen.thread.mood
        let accord = DayAccord(ThreadCatalog.english.mood(of: told.telling.used))
        #expect(accord.mood == mood)
        let words = [
          MeterTelling(.overview, in: readings, day: 1, seed: 2, accord: accord, language: .english),
          MeterTelling(.overallIntensity, in: readings, day: 1, seed: 2, accord: accord, language: .english),
          MeterTelling(.overallHarmony, in: readings, day: 1, seed: 2, accord: accord, language: .english),
        ]
        days += 1
        moods[mood, default: 0] += 1
        let measured = readings.overall.band
        if mood == .heavy && measured == .harmonious || mood == .nice && measured == .challenging {
          against[mood, default: 0] += 1
        }
        for (name, word) in zip(names, words) {
          let place = try #require(book["label \(name)"].map(\.text).firstIndex(of: word.stateLabel))
          // Three columns: challenging, mixed, harmonious.
          #expect(place % 3 != (mood == .heavy ? 2 : mood == .nice ? 0 : -1), "\(told.telling.headline): \(word.stateLabel)")
          #expect(mood != .heavy || (word.quality != .harmonious && word.quality != .peaceful))
          #expect(mood != .nice || word.quality != .challenging)
        }
        // What is about one part of life says what was measured there.
        let clarity = MeterTelling(.mentalClarity, in: readings, day: 1, seed: 2, accord: accord, language: .english)
        #expect(clarity == MeterTelling(.mentalClarity, in: readings, day: 1, seed: 2, language: .english))
      }
    }
    print("overview against the thought: \(against) of \(moods), \(days) days")
    #expect(days >= 2000 && (moods[.heavy] ?? 0) > 20 && (against[.heavy] ?? 0) > 0 && (against[.nice] ?? 0) > 0)
  }

  @Test func aReadingKeepsItsMood() throws {
    let skies = try ReadingPerson.skies(from: LeadPeople.first, days: 4)
    for number in 0..<6 {
      for reading in try ReadingPerson(number).readings(from: LeadPeople.first, days: 4, in: skies) {
        let accord = DayAccord(reading, in: .english)
        #expect(accord.mood != nil)
        let kept = try JSONDecoder().decode(DailyReading.self, from: JSONEncoder().encode(reading))
        #expect(DayAccord(kept, in: .english) == accord)
      }
    }
    let sign = try SignReading(
      sign: .leo, day: ReadingPerson(0).day(LeadPeople.first), sky: skies[0].sky, language: .english)
    #expect(DayAccord(sign).mood == sign.mood)
  }
}

extension ReadingPerson {
  fileprivate func day(_ number: Int) -> LocalDay { LocalDay(CalendarDate(dayNumber: number, calendar: .gregorian), in: zone) }
}
