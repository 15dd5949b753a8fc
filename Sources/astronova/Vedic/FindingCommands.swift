import ArgumentParser
import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// Mars, the nodes and Saturn, as custom asks about them.
struct DoshasCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doshas", abstract: "Manglik, Kala Sarpa, and the years of Sade Sati.",
    discussion: "astronova vedic doshas --date 1990-06-15 --time 14:30 --place \"New York\" --from 1990-06-15 --to 2060-01-01")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The first day on which Saturn is followed, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let figure = try birth.figure()
    let vedic = try figure.vedic(try ayanamsa.chosen())
    let span = try TimeSpan(from: from, to: to)
    let saturn: [SadeSatiOfMoon]
    do {
      saturn = try SadeSatiOfMoon.all(of: vedic, from: TT(span.start), to: TT(span.end))
    } catch {
      throw FieldProblem(error, field: "--to")
    }
    let answer = DoshaAnswer(figure.asked, vedic, sadeSati: saturn)
    switch format {
    case .json: try Channel.output.write(answer.jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(Self.table(vedic, saturn) + VedicNotes.text(VedicNotice.ofDoshas(vedic)))
    case .ics:
      var file = CalendarFile()
      for moon in saturn {
        let about = saturn.count > 1 ? " of \(moon.moonSign.rashiName)" : ""
        for span in moon.spans {
          file.add("Sade Sati\(about), \(span.phase.wireName)", from: UTC(span.start), to: UTC(span.end))
        }
      }
      try Channel.output.write(file.bytes)
    }
  }

  private static func table(_ vedic: VedicBirth, _ saturn: [SadeSatiOfMoon]) -> String {
    let mars = vedic.manglik()
    var table = TextTable(.left, .left)
    table.row("Moon", vedic.moonSigns.map(\.rashiName).joined(separator: ", then "))
    table.row("Mars from the lagna", mars.houseFromLagna.map { "house \($0)" } ?? "not known")
    table.row("Mars from the Moon", mars.houseFromMoon.map { "house \($0)" } ?? "not known")
    table.row("Mars from Venus", mars.houseFromVenus.map { "house \($0)" } ?? "not known")
    table.row("Manglik", mars.told)
    table.row("Kala Sarpa", vedic.kalaSarpa.map { $0.name ?? "present" } ?? "none")
    for moon in saturn {
      let title = saturn.count > 1 ? "Sade Sati of \(moon.moonSign.rashiName)" : "Sade Sati"
      for (index, span) in moon.spans.enumerated() {
        table.row(index == 0 ? title : "", "\(span.phase.wireName) \(span.start.civilDay) to \(span.end.civilDay)")
      }
    }
    return table.text
  }
}

/// The six-fold strength.
struct ShadbalaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shadbala", abstract: "The six strengths of the seven grahas, in virupas.",
    discussion: "astronova vedic shadbala --date 1990-06-15 --time 14:30 --place \"New York\"")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("parashara or raman: whose procedure.", valueName: "school"))
  var policy = StrengthSchool.parashara.wireName

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try ayanamsa.chosen()
    let school = try StrengthSchool.named(policy, field: "--policy")
    try birth.requireTime("strengths need")
    let figure = try birth.figure()
    let facts: StrengthFacts
    do {
      facts = try figure.vedic(chosen).strengthFacts()
    } catch let error as StrengthError {
      guard case .ephemeris(let reason) = error else { throw FieldProblem("--time", "strengths need the time of birth") }
      throw FieldProblem(reason, field: "--date")
    }
    let shadbala = Shadbala(of: facts, policy: school.policy)
    switch format {
    case .json:
      let answer = BirthStrengthsAnswer(figure.asked, chosen, school, shadbala)
      try Channel.output.write(answer.jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(Self.table(shadbala))
    }
  }

  private static func table(_ shadbala: Shadbala) -> String {
    func number(_ value: Double) -> String {
      var text = ByteText(capacity: 16)
      text.number(value, decimals: 1)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    var table = TextTable(.left, .right, .right, .right, .right, .right, .right, .right, .right)
    table.row("Graha", "Sthana", "Dig", "Kala", "Cheshta", "Naisargika", "Drik", "Sum", "Needs")
    for one in shadbala.strengths {
      table.row(
        one.graha.name, number(one.sthana.total), number(one.dig), number(one.kala.total), number(one.cheshta),
        number(one.naisargika), number(one.drik), number(one.virupas), number(one.required))
    }
    return table.text
  }
}

/// The yogas of a chart.
struct YogasCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "yogas", abstract: "The yogas of a chart, and what makes each.",
    discussion: "astronova vedic yogas --date 1990-06-15 --time 14:30 --place \"New York\"")

  @OptionGroup var birth: BirthOptions

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try ayanamsa.chosen()
    let figure = try birth.figure()
    let vedic = try figure.vedic(chosen)
    let formations = vedic.yogas()
    switch format {
    case .json:
      let answer = BirthYogasAnswer(figure.asked, vedic, formations)
      try Channel.output.write(answer.jsonBytes(capacity: 16_384) + [0x0A])
    case .table:
      let parts = formations.map { formation in
        let reading = YogaReading(formation, language: .english)
        return reading.name + "\n"
          + Paragraph.wrapped(([reading.because, reading.relief].compactMap(\.self)).joined(separator: " "))
      }
      let told = parts.isEmpty ? "This chart has none of the listed yogas.\n" : parts.joined(separator: "\n")
      try Channel.output.write(told + VedicNotes.text(VedicNotice.ofYogas(vedic)))
    }
  }
}

/// What must be said under a table.
enum VedicNotes {
  static func text(_ notices: [VedicNotice]) -> String {
    notices.map { "\n" + Paragraph.wrapped($0.message) }.joined()
  }
}

extension Manglik {
  /// How strongly Mars counts, or between what when the hour decides.
  var told: String { label ?? "\(labels.least) to \(labels.most), by the hour of birth, which is not known" }
}
