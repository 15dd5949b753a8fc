import ArgumentParser
import Astrology
import Atlas
import Ephemeris
import Foundation
import Readings
import Server
import Wire

/// The reading of a day for a birth.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "The reading of a day for a birth, with what every paragraph rests on.",
    discussion: """
      astronova today --date 1994-05-14 --time 07:20 --place Lisbon
      astronova today --date 1994-05-14 --time 07:20 --place Lisbon --on 2026-11-21 --evidence

      The same birth and day give the same words. Hours are by the clocks of --in, or of this machine; where it has none but \
      UTC, by those of the place of birth.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The day to read, YYYY-MM-DD; today when left out.", valueName: "date"))
  var on: String?

  @Option(name: .customLong("in"), help: ArgumentHelp("The IANA zone whose days and clocks are meant.", valueName: "zone"))
  var zone: String?

  @Flag(help: "Write what every paragraph rests on under it.")
  var evidence = false

  @Option(help: "In which form.")
  var format = ReadingFormat.text

  func run() throws {
    let drawn = try birth.figure()
    let current = try self.zone.map { (name) throws(FieldProblem) in try ZoneField.zone(name, field: "--in") } ?? Clock.zone
    let zone = current ?? drawn.birth.place.zone
    let day: LocalDay
    if let on {
      day = LocalDay(try CivilField.coveredDate(on, field: "--on"), in: zone)
    } else {
      day = LocalDay(containing: Clock.now, in: zone)
    }
    let reading = try Self.reading(of: drawn.chart, bornOn: drawn.birth.moment.date, on: day, isZoneKnown: current != nil)
    switch format {
    case .text:
      try Channel.output.write(ReadingText(reading: reading, width: 80, showsEvidence: evidence).text)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try Channel.output.write(Array(try encoder.encode(reading)) + [0x0A])
    }
  }

  /// The reading of a day for a chart without a memory.
  static func reading(
    of chart: NatalChart, bornOn birthday: CalendarDate, on day: LocalDay, isZoneKnown: Bool = true
  ) throws(FieldProblem) -> DailyReading {
    do {
      let sky = try ReadingSky(around: day.date)
      var composer = try DailyComposer(
        chart: chart, day: day, isZoneKnown: isZoneKnown, birthday: birthday, sky: sky,
        leadingSky: LeadingSky(around: day.date), seed: DailyComposer.seed(of: chart), language: .english)
      return try composer.reading()
    } catch {
      throw FieldProblem(error, field: "--on")
    }
  }
}

/// In which form a reading is answered.
enum ReadingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
