import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The five limbs of a day at a place.
struct PanchangCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "panchang", abstract: "Tithi, nakshatra, yoga, karana and vara of a day, with their ends.",
    discussion: "astronova vedic panchang --date 2026-11-21 --place Mumbai")

  @OptionGroup var day: DayOptions

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let chosen = try ayanamsa.chosen()
    let day = try day.day()
    let panchang = try day.panchang(chosen)
    switch format {
    case .json: try Channel.output.write(PanchangAnswer(panchang).jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(Self.table(panchang, day.site))
    case .ics: try Channel.output.write(Self.calendar(panchang))
    }
  }

  private static func calendar(_ panchang: Panchang) -> [UInt8] {
    var file = CalendarFile()
    func limb<Value>(_ spans: [PanchangSpan<Value>], _ title: (Value) -> String) {
      for span in spans { file.add(title(span.value), from: UTC(span.start), to: UTC(span.end)) }
    }
    limb(panchang.tithis) { $0.fullName }
    limb(panchang.nakshatras) { $0.name + " nakshatra" }
    limb(panchang.yogas) { $0.name + " yoga" }
    limb(panchang.karanas) { $0.name + " karana" }
    return file.bytes
  }

  private static func table(_ panchang: Panchang, _ site: BirthPlace) -> String {
    func clock(_ instant: TT?) -> String {
      guard let instant else { return "never" }
      return site.minute(of: UTC(instant))
    }
    var table = TextTable(.left, .left)
    table.row("Vara", panchang.vara.name)
    table.row("Sunrise", clock(panchang.sunrise))
    table.row("Sunset", clock(panchang.sunset))
    func limb<Value>(_ title: String, _ spans: [PanchangSpan<Value>], _ name: (Value) -> String) {
      for (index, span) in spans.enumerated() {
        table.row(index == 0 ? title : "", "\(name(span.value)) until \(clock(span.end))")
      }
    }
    limb("Tithi", panchang.tithis) { $0.fullName }
    limb("Nakshatra", panchang.nakshatras) { $0.name }
    limb("Yoga", panchang.yogas) { $0.name }
    limb("Karana", panchang.karanas) { $0.name }
    return table.text
  }
}
