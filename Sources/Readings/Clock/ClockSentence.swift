public import Atlas
public import Ephemeris

/// The sentence that explains a clock reading: what it was in universal time, and why.
///
/// “07:20 was UTC+2 there. From 1992 to 1996 Portugal kept Central European Time, and May is summer time.”
public struct ClockSentence: Sendable, Hashable {
  /// One or two sentences.
  public let text: String

  /// Explains a reading.
  ///
  /// - Parameters:
  ///   - local: what the clock showed.
  ///   - explanation: the history of the zone around that instant.
  ///   - country: the country in English; those with one standard time are named, for the others we speak of the clocks there.
  ///   - isPlaceless: whether the zone is a scale such as UTC, which is no place's.
  ///   - language: in which it is written.
  public init(
    _ local: CivilDateTime, _ explanation: ClockExplanation, country: String? = nil, isPlaceless: Bool = false,
    language: Language
  ) {
    let book = language.book
    let values = [("time", language.dates.time(local)), ("offset", Self.offset(explanation.clock.seconds))]
    guard !isPlaceless else {
      text = book.phrase("clock placeless").filled(values)
      return
    }
    let reason =
      explanation.clock.isLocalMeanTime
      ? Self.ownSun(explanation, book)
      : book.filled(
        "clock why", ("why", Self.standard(explanation, country: country, book)),
        ("season", Self.season(explanation, on: local.date, language)))
    text = "\(book.phrase("clock read").filled(values)) \(reason)"
  }

  /// Says how a reading is taken that no clock showed, because the clocks jumped over it.
  ///
  /// - Parameters:
  ///   - local: what was given.
  ///   - clock: by which of the clocks around the jump it is read.
  ///   - language: in which it is written.
  public init(skipped local: CivilDateTime, readBy clock: ClockOffset, language: Language) {
    text = language.book.filled(
      "clock skipped", ("time", language.dates.time(local)), ("offset", Self.offset(clock.seconds)))
  }

  /// `UTC+2`, `UTC−4`, `UTC+5:30`, `UTC+0:19:32`, and `UTC` alone for no difference; rounded to the second.
  public static func offset(_ seconds: Double) -> String {
    let whole = Int(clamping: seconds.rounded())
    guard whole != 0 else { return "UTC" }
    let (hours, rest) = abs(whole).quotientAndRemainder(dividingBy: 3600)
    let (minutes, second) = rest.quotientAndRemainder(dividingBy: 60)
    var text = "UTC\(whole < 0 ? "−" : "+")\(hours)"
    if minutes != 0 || second != 0 { text += ":\(ClockFigures.two(minutes))" }
    if second != 0 { text += ":\(ClockFigures.two(second))" }
    return text
  }

  // MARK: - the reasons

  private static func ownSun(_ explanation: ClockExplanation, _ book: Phrasebook) -> String {
    guard let end = explanation.standard.until else { return book.text("clock sun") }
    return book.filled("clock sun until", ("until", "\(year(end))"))
  }

  private static func standard(_ explanation: ClockExplanation, country: String?, _ book: Phrasebook) -> String {
    let span = explanation.standard
    let known = country.flatMap { severalStandards.contains($0) ? nil : $0 }
    let kind =
      switch (span.since, span.until) {
      case (let since?, let until?): year(since) == year(until) ? "year" : "span"
      case (_?, nil): "since"
      case (nil, _?): "until"
      case (nil, nil): "always"
      }
    return book.filled(
      "clock \(known == nil ? "clocks" : "country") \(kind)", ("country", known ?? ""),
      ("name", name(span.abbreviation, seconds: span.seconds, book)), ("since", span.since.map { "\(year($0))" } ?? ""),
      ("until", span.until.map { "\(year($0))" } ?? ""))
  }

  /// What the season did: nothing to say where the clocks stood still all year.
  private static func season(_ explanation: ClockExplanation, on date: CalendarDate, _ language: Language) -> String {
    let clock = explanation.clock
    func told(_ key: String) -> String {
      let extent = lastsAllMonth(explanation, date) ? "" : changes(explanation, on: date) ? " hour" : " day"
      return language.book.filled("clock season \(key)\(extent)", ("month", language.dates.month(date)))
    }
    switch clock.season {
    case .daylight:
      if ["EWT", "CWT", "MWT", "PWT", "EPT", "CPT", "MPT", "PPT"].contains(clock.abbreviation) {
        return language.book.text("clock season war")
      }
      return told(clock.seconds - clock.standardSeconds > 3600 ? "double" : "summer")
    case .setBack: return language.book.text("clock season back")
    case .standard:
      let changes = [explanation.previous, explanation.next].compactMap(\.self)
      guard changes.contains(where: { $0.clock.isDaylight && abs($0.utc.daysSinceJ2000 - date.midnight()) < 300 }) else {
        return ""
      }
      return told("none")
    }
  }

  /// Whether the clocks were left alone through the whole month of a day, or were changed on its first at the latest.
  private static func lastsAllMonth(_ explanation: ClockExplanation, _ date: CalendarDate) -> Bool {
    let first = date.midnight() - Double(date.day - 1)
    let nextMonth = CalendarDate(year: date.month == 12 ? date.year + 1 : date.year, month: date.month % 12 + 1, day: 1)
    return (explanation.previous?.utc.daysSinceJ2000 ?? -.infinity) <= first + 1
      && (explanation.next.map { shown(explanation, at: $0.utc) } ?? .infinity) >= (nextMonth?.midnight() ?? first + 28)
  }

  /// Whether the clocks were changed on a day.
  private static func changes(_ explanation: ClockExplanation, on date: CalendarDate) -> Bool {
    let midnight = date.midnight()
    return [explanation.previous, explanation.next].compactMap(\.self).contains { change in
      (midnight..<midnight + 1).contains(shown(explanation, at: change.utc))
    }
  }

  /// What the clock of the explanation shows at an instant, as days since J2000.
  private static func shown(_ explanation: ClockExplanation, at instant: UTC) -> Double {
    instant.daysSinceJ2000 + explanation.clock.seconds / 86400
  }

  private static func year(_ instant: UTC) -> Int { CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000).date.year }

  // MARK: - names

  /// Countries that keep, or kept, more than one standard time, so that a sentence about the country would be wrong somewhere in
  /// it.
  private static let severalStandards: Set = [
    "Argentina", "Australia", "Brazil", "Canada", "Chile", "China", "Democratic Republic of the Congo", "Ecuador",
    "French Polynesia",
    "Greenland", "India", "Indonesia", "Kazakhstan", "Kiribati", "Malaysia", "Mexico", "Micronesia", "Mongolia", "New Zealand",
    "Papua New Guinea", "Russia", "Spain", "Ukraine", "United States", "United States of America", "The United States",
    "Uzbekistan",
  ]

  private static func name(_ abbreviation: String?, seconds: Double, _ book: Phrasebook) -> String {
    guard let zone = zone(abbreviation, hours: seconds / 3600) else {
      return book.filled("clock zone other", ("offset", offset(seconds)))
    }
    return book.text("clock zone \(zone)")
  }

  /// The name of a standard time in the keys of texts; `nil` for one that goes by its offset.
  private static func zone(_ abbreviation: String?, hours: Double) -> String? {
    switch (abbreviation, hours) {
    case ("GMT", _): "gmt"
    case ("WET", _): "wet"
    case ("CET", _): "cet"
    case ("EET", _): "eet"
    case ("MSK", _): "msk"
    case ("NST", -3.6 ... -3.4): "newfoundland"
    case ("AST", -4): "atlantic"
    case ("EST", -5): "eastern"
    case ("CST", -6): "central"
    case ("MST", -7): "mountain"
    case ("PST", -8): "pacific"
    case ("AKST", _): "alaska"
    case ("HST", _): "hawaii"
    case ("IST", 5.5): "india"
    case ("IST", 2): "israel"
    case ("IST", 1): "ireland"
    case ("PKT", _): "pakistan"
    case ("CST", 8): "china"
    case ("HKT", _): "hong kong"
    case ("KST", _): "korea"
    case ("JST", _): "japan"
    case ("AWST", _): "australia west"
    case ("ACST", _): "australia central"
    case ("AEST", _): "australia east"
    case ("NZST", _): "new zealand"
    case ("SAST", _): "south africa"
    case ("WAT", _): "africa west"
    case ("CAT", _): "africa central"
    case ("EAT", _): "africa east"
    default: nil
    }
  }
}
