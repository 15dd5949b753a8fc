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
  public init(
    _ local: CivilDateTime, _ explanation: ClockExplanation, country: String? = nil, isPlaceless: Bool = false
  ) {
    let clock = explanation.clock
    guard !isPlaceless else {
      text = "\(EnglishDate.time(local)) was given in \(Self.offset(clock.seconds)), not by the clocks of a place."
      return
    }
    var sentences = ["\(EnglishDate.time(local)) was \(Self.offset(clock.seconds)) there."]
    if clock.isLocalMeanTime {
      sentences.append(Self.ownSun(explanation))
    } else {
      sentences.append(Self.standard(explanation, country: country) + Self.season(explanation, on: local.date) + ".")
    }
    text = sentences.joined(separator: " ")
  }

  /// `UTC+2`, `UTC−4`, `UTC+5:30`, `UTC+0:19:32`, and `UTC` alone for no difference; rounded to the second.
  public static func offset(_ seconds: Double) -> String {
    let whole = Int(clamping: seconds.rounded())
    guard whole != 0 else { return "UTC" }
    let (hours, rest) = abs(whole).quotientAndRemainder(dividingBy: 3600)
    let (minutes, second) = rest.quotientAndRemainder(dividingBy: 60)
    var text = "UTC\(whole < 0 ? "−" : "+")\(hours)"
    if minutes != 0 || second != 0 { text += ":\(EnglishDate.twoDigits(minutes))" }
    if second != 0 { text += ":\(EnglishDate.twoDigits(second))" }
    return text
  }

  // MARK: - the reasons

  private static func ownSun(_ explanation: ClockExplanation) -> String {
    guard let end = explanation.standard.until else { return "The place lived by its own Sun; there was no standard time yet." }
    return "The place lived by its own Sun; standard time came in \(year(end))."
  }

  private static func standard(_ explanation: ClockExplanation, country: String?) -> String {
    let span = explanation.standard
    let subject = country.flatMap { severalStandards.contains($0) ? nil : $0 } ?? "the clocks there"
    let name = name(span.abbreviation, seconds: span.seconds)
    let verb = subject == "the clocks there" ? "have kept" : "has kept"
    switch (span.since, span.until) {
    case (let since?, let until?) where year(since) == year(until): return "In \(year(since)) \(subject) kept \(name)"
    case (let since?, let until?): return "From \(year(since)) to \(year(until)) \(subject) kept \(name)"
    case (let since?, nil): return "Since \(year(since)) \(subject) \(verb) \(name)"
    case (nil, let until?): return "Until \(year(until)) \(subject) kept \(name)"
    case (nil, nil): return "There \(subject == "the clocks there" ? "the clocks keep" : "\(subject) keeps") \(name)"
    }
  }

  /// What the season did: nothing to say where the clocks stood still all year.
  private static func season(_ explanation: ClockExplanation, on date: CalendarDate) -> String {
    let clock = explanation.clock
    let month = EnglishDate.months[date.month - 1]
    let shift = clock.seconds - clock.standardSeconds
    switch clock.season {
    case .daylight:
      let abbreviation = clock.abbreviation
      if ["EWT", "CWT", "MWT", "PWT", "EPT", "CPT", "MPT", "PPT"].contains(abbreviation) {
        return ", and it was war time, an hour ahead"
      }
      let kind = shift > 3600 ? "double summer time" : "summer time"
      return lastsAllMonth(explanation, date) ? ", and \(month) is \(kind)" : ", and \(kind) was in force that day"
    case .setBack: return ", and the clocks were set back that season"
    case .standard:
      let changes = [explanation.previous, explanation.next].compactMap(\.self)
      guard changes.contains(where: { $0.clock.isDaylight && abs($0.utc.daysSinceJ2000 - date.midnight()) < 300 }) else {
        return ""
      }
      return lastsAllMonth(explanation, date)
        ? ", and \(month) has no summer time" : ", and summer time was not in force that day"
    }
  }

  /// Whether the clocks were left alone through the whole month of a day.
  private static func lastsAllMonth(_ explanation: ClockExplanation, _ date: CalendarDate) -> Bool {
    let first = date.midnight() - Double(date.day - 1)
    return (explanation.previous?.utc.daysSinceJ2000 ?? -.infinity) <= first + 1
      && (explanation.next?.utc.daysSinceJ2000 ?? .infinity) >= first + 27
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

  private static func name(_ abbreviation: String?, seconds: Double) -> String {
    let hours = seconds / 3600
    switch (abbreviation, hours) {
    case ("GMT", _): return "Greenwich Mean Time"
    case ("WET", _): return "Western European Time"
    case ("CET", _): return "Central European Time"
    case ("EET", _): return "Eastern European Time"
    case ("MSK", _): return "Moscow Time"
    case ("NST", -3.6 ... -3.4): return "Newfoundland Time"
    case ("AST", -4): return "Atlantic Time"
    case ("EST", -5): return "Eastern Time"
    case ("CST", -6): return "Central Time"
    case ("MST", -7): return "Mountain Time"
    case ("PST", -8): return "Pacific Time"
    case ("AKST", _): return "Alaska Time"
    case ("HST", _): return "Hawaii Time"
    case ("IST", 5.5): return "Indian Standard Time"
    case ("IST", 2): return "Israel Time"
    case ("IST", 1): return "Irish Time"
    case ("PKT", _): return "Pakistan Time"
    case ("CST", 8): return "China Time"
    case ("HKT", _): return "Hong Kong Time"
    case ("KST", _): return "Korean Time"
    case ("JST", _): return "Japan Standard Time"
    case ("AWST", _): return "Western Australian Time"
    case ("ACST", _): return "Central Australian Time"
    case ("AEST", _): return "Eastern Australian Time"
    case ("NZST", _): return "New Zealand Time"
    case ("SAST", _): return "South African Time"
    case ("WAT", _): return "West Africa Time"
    case ("CAT", _): return "Central Africa Time"
    case ("EAT", _): return "East Africa Time"
    default: return "a standard time of \(offset(seconds))"
    }
  }
}
