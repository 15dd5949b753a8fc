import ArgumentParser
import Astrology
import Atlas
import Ephemeris
import Foundation
import Readings
import Server
import Wire

/// Readings of one day for ten births, as files that an editor can read.
struct SamplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples", abstract: "Write the readings of one day for ten births into a folder.",
    discussion: """
      astronova samples --on 2026-11-21 --into docs/samples

      Ten births from five continents, two of them without an hour. A file is written for each, and those of an earlier run are \
      replaced.
      """)

  @Option(help: ArgumentHelp("The day to read, YYYY-MM-DD.", valueName: "date"))
  var on: String

  @Option(help: ArgumentHelp("The folder, made when it does not exist.", valueName: "folder"))
  var into: String

  private struct Sample {
    let name: String
    let date: String
    let time: String?
    let place: String
  }

  /// Births that nobody in particular has; the places and the clocks are real.
  private static let births = [
    Sample(name: "Maya", date: "1994-05-14", time: "07:20", place: "Lisbon"),
    Sample(name: "Jon", date: "1990-06-15", time: "14:30", place: "New York"),
    Sample(name: "Aiko", date: "1999-12-03", time: nil, place: "Tokyo"),
    Sample(name: "Lena", date: "1987-02-19", time: "23:05", place: "Berlin"),
    Sample(name: "Tomás", date: "2001-09-08", time: "04:44", place: "Buenos Aires"),
    Sample(name: "Priya", date: "1996-08-23", time: "11:11", place: "Mumbai"),
    Sample(name: "Oluwaseun", date: "1992-11-30", time: "16:52", place: "Lagos"),
    Sample(name: "Sigrún", date: "1985-07-27", time: "02:15", place: "Reykjavik"),
    Sample(name: "Mei", date: "2003-01-18", time: "19:40", place: "Singapore"),
    Sample(name: "Callum", date: "1998-04-02", time: nil, place: "Sydney"),
  ]

  func run() throws {
    let date = try CivilField.coveredDate(on, field: "--on")
    let folder = URL(fileURLWithPath: into, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure.unwritable(into, error)
    }
    for (number, sample) in Self.births.enumerated() {
      let place = try BirthPlace(place: sample.place, lat: nil, lon: nil, zone: nil)
      let birth = try Birth(date: sample.date, time: sample.time, fold: nil, calendar: .automatic, place: place)
      let chart = try BirthChart(birth, options: ChartOptions()).chart
      let reading = try TodayCommand.reading(of: chart, bornOn: birth.moment.date, on: LocalDay(date, in: place.zone))
      let about =
        "*\(sample.name), born \(sample.date)\(sample.time.map { " at \($0)" } ?? ", hour not known") in \(place.name ?? sample.place). Reading of \(on), hours of \(place.zone.identifier).*\n\n"
      let text = about + ReadingText(reading: reading, width: nil, showsEvidence: true).text
      let file = folder.appendingPathComponent("\(number < 9 ? "0" : "")\(number + 1).md")
      do {
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw CommandFailure.unwritable(file.relativePath, error)
      }
      try Channel.output.write("\(file.lastPathComponent)  \(sample.name): \(reading.headline)\n")
    }
  }
}
