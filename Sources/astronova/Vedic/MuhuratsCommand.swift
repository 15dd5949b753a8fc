import ArgumentParser
import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// The good and the bad hours of a day at a place.
struct MuhuratsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "muhurats", abstract: "Abhijit, Brahma Muhurta, Rahu Kalam, Yamaganda and Gulika of a day.",
    discussion: """
      astronova vedic muhurats --date 2026-11-21 --place Mumbai --choghadiya

      By the true sunrise and sunset of the place.
      """)

  @OptionGroup var day: DayOptions

  @Flag(help: "Dur Muhurtam too.")
  var durMuhurtam = false

  @Flag(help: "The eighths of day and night too.")
  var choghadiya = false

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let day = try day.day()
    let almanac = try day.almanacDay()
    var kinds: [Muhurat.Kind] = [.brahma, .abhijit, .rahuKalam, .yamaganda, .gulika]
    if durMuhurtam { kinds.append(.durMuhurta) }
    switch format {
    case .json:
      let answer = MuhuratAnswer(
        try day.panchang(.lahiri), day: almanac, clock: day.clock, kinds: kinds, showsChoghadiyas: choghadiya)
      try Channel.output.write(answer.jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(table(almanac, kinds, day.site))
    case .ics:
      var file = CalendarFile()
      for line in Self.lines(almanac, kinds, choghadiya) { file.add(line.title, from: UTC(line.start), to: UTC(line.end)) }
      try Channel.output.write(file.bytes)
    }
  }

  private func table(_ almanac: AlmanacDay?, _ kinds: [Muhurat.Kind], _ site: BirthPlace) -> String {
    guard let almanac else { return Paragraph.wrapped(VedicNotice.noSunrise.message) }
    var table = TextTable(.left, .left, .left, .left, .left)
    for line in Self.lines(almanac, kinds, choghadiya) {
      table.row(
        line.title, site.minute(of: UTC(line.start)), "to", site.minute(of: UTC(line.end)), line.isGood ? "good" : "avoid")
    }
    return table.text
  }

  private static func lines(
    _ day: AlmanacDay?, _ kinds: [Muhurat.Kind], _ showsChoghadiyas: Bool
  ) -> [(title: String, start: TT, end: TT, isGood: Bool)] {
    guard let day else { return [] }
    let muhurats = day.muhurats.filter { kinds.contains($0.kind) }.map {
      ($0.name(in: .english), $0.start, $0.end, $0.isAuspicious)
    }
    guard showsChoghadiyas else { return muhurats }
    return muhurats + day.choghadiyas.map { ($0.choghadiya.name + " choghadiya", $0.start, $0.end, $0.choghadiya.isAuspicious) }
  }
}
