import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct MeterTellingTests {
  @Test func everyMeterHasAllItsWords() {
    let book = Phrasebook.english
    for name in Meter.allCases.map(\.rawValue) + MeterGroup.allCases.map(\.rawValue) {
      #expect(book["label \(name)"].count == 15, "\(name)")
      #expect(book["intensity \(name)"].count == 5, "\(name)")
      #expect(book["about \(name)"].count == 1, "\(name)")
      for band in MeterBand.allCases {
        #expect(book["ease \(name) \(band.rawValue)"].count == 3, "\(name)")
        #expect(book["advice \(name) \(band.rawValue)"].count == 3, "\(name)")
      }
    }
    let labels = (Meter.allCases.map(\.rawValue) + MeterGroup.allCases.map(\.rawValue)).flatMap {
      book["label \($0)"].map(\.text)
    }
    #expect(Set(labels).count == 420)
    for label in labels { #expect((1...3).contains(label.split(separator: " ").count) && !label.hasSuffix("."), "\(label)") }
    for group in ModernMeterGroup.allCases.map(\.rawValue) + ["overall"] { #expect(book["band \(group)"].count == 4) }
    for meter in ModernMeter.allCases { #expect(book["about \(meter.rawValue)"].count >= 1) }
  }

  /// The words are those of the reading’s own row and column, and what a person reads changes from day to day.
  @Test func theWordsAreThoseOfTheReading() throws {
    let person = try ReadingPerson(2)
    let chart = MeterChart(person.chart)
    var advice: Set<String> = []
    for number in 2_461_366..<2_461_386 {
      let day = LocalDay(CalendarDate(dayNumber: number, calendar: .gregorian), in: person.zone)
      let today = try MeterSky(at: TT(day.noon))
      let readings = MeterReadings(chart: chart, today: today)
      for meter in Meter.allCases {
        let told = MeterTelling(meter, in: readings, day: number, seed: person.seed, language: .english)
        let reading = readings[meter]
        let row = try #require(MeterLevel.allCases.firstIndex(of: reading.level))
        let column = try #require(MeterBand.allCases.firstIndex(of: reading.band))
        #expect(told.stateLabel == Phrasebook.english["label \(meter.rawValue)"][row * 3 + column].text)
        #expect(told.interpretation.hasPrefix(Phrasebook.english["intensity \(meter.rawValue)"][row].text))
        #expect(!told.advice.isEmpty && !told.about.isEmpty)
        if meter == .mentalClarity { advice.insert(told.advice) }
      }
      let modern = ModernMeterReadings(chart: chart, today: today)
      for meter in ModernMeter.allCases {
        let told = MeterTelling(meter, in: modern, day: number, seed: person.seed, language: .english)
        #expect(!told.stateLabel.isEmpty && !told.interpretation.isEmpty)
      }
      #expect(!MeterTelling.state(of: nil, in: modern, language: .english).isEmpty)
    }
    #expect(advice.count >= 3)
  }
}
