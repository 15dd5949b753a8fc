import Astrology
import Ephemeris

/// How a touch is said in the sentences of a thread: what meets what, when, since when, the how-manyth time.
///
/// All of it is asked of ``TouchTiming``, so that no two sentences about one touch can disagree.
struct TouchWords {
  let language: Language
  let day: LocalDay
  /// Degrees by which the zodiac of the reading begins after the tropical one.
  let zodiacOffset: Double
  /// The birth chart whose signs are named, in the zodiac of the reading.
  var chart: NatalChart?
  /// Whether what is touched stands in the sky, for everybody, and not in a birth chart.
  var isForEverybody = false

  /// What is known of the moment of a touch, seen from the day.
  private enum Moment {
    /// On the day, at an hour by the person's clocks.
    case clock(CivilDateTime)
    /// So many days away, the hour not being known or of no weight.
    case day(Int)
    /// About now: nobody knows it better, or it is far.
    case days
    /// What lasts.
    case weeks, months
  }

  // MARK: - what

  /// `the Moon squares your Saturn`, `it’s your birthday`: a clause in the tense of its moment, with a small letter where the language has one.
  func contact(_ touch: Touch) -> String { clause(touch) { name(of: $0, in: touch) } }

  private func clause(_ touch: Touch, naming name: (ChartPoint) -> String) -> String {
    let book = language.book
    let names = language.names
    let body = touch.body == .trueNode ? book.text("touch node") : names.phrase(touch.body)
    let sign = names.name(ZodiacSign(longitude: normalizedDegrees(touch.longitude - zodiacOffset)))
    switch touch.kind {
    case .contact:
      guard let aspect = touch.aspect, let point = touch.point else { return "" }
      return book.filled(
        isForEverybody ? "touch meeting" : "touch contact", ("body", body),
        ("verb", book.text("touch verb \(aspect.key) \(tense(of: touch))")),
        ("point", name(point)))
    case .lunation(let isFull): return book.filled(isFull ? "touch full-moon" : "touch new-moon", ("sign", sign))
    case .eclipse(let isSolar): return book.filled(isSolar ? "touch solar-eclipse" : "touch lunar-eclipse", ("sign", sign))
    case .station(let isBack): return book.filled("touch station \(isBack ? "retrograde" : "direct")", ("body", body))
    case .birthday: return book.text("touch birthday")
    case .ingress(let sign, let isBack):
      return book.filled("touch ingress \(isBack ? "back" : "forward")", ("body", body), ("sign", names.name(sign)))
    case .moonSign: return book.filled("touch moon-sign", ("sign", sign))
    }
  }

  /// ``contact(_:)`` with the sign of the point, `the Moon squares your Pisces Saturn`, and of an event of the sky with the point on which it
  /// falls: `the Moon is new in Leo on your Venus`.
  func telling(_ touch: Touch) -> String { onPoint(clause(touch) { signedName(of: $0, in: touch) }, touch) }

  /// What happens in the sky, with the point of the birth chart on which it falls, if on any.
  func onPoint(_ event: String, _ touch: Touch) -> String {
    guard !isForEverybody, let aspect = touch.aspect, let point = touch.point else { return event }
    switch touch.kind {
    case .lunation, .eclipse, .station:
      // “On” is what is within a degree.
      let place = aspect == .conjunction && touch.timing.orb > 1 ? "near" : aspect.key
      let told = language.book.filled("touch event \(place)", ("event", event), ("point", name(of: point, in: touch)))
      return told.isEmpty ? event : told
    case .contact, .birthday, .ingress, .moonSign: return event
    }
  }

  /// `your Mars`, `your own Mars`; `nil` when it touches no point.
  func point(_ touch: Touch) -> String? {
    touch.point.map { point in
      isForEverybody ? name(of: point, in: touch) : language.book.filled("touch point", ("point", name(of: point, in: touch)))
    }
  }

  private func name(of point: ChartPoint, in touch: Touch) -> String {
    if isForEverybody, case .body(let body) = point { return language.names.phrase(body) }
    return language.names.name(point, touchedBy: touch.body)
  }

  /// `Pisces Saturn`, `own Aries Mars`.
  private func signedName(of point: ChartPoint, in touch: Touch) -> String {
    guard let sign = chart?.sign(of: point) else { return name(of: point, in: touch) }
    return language.names.name(point, in: sign, touchedBy: touch.body)
  }

  /// `squares`: the angle as a verb, now or in the past; `nil` when it touches no point.
  func verb(_ touch: Touch, _ tense: String = "present") -> String? {
    touch.aspect.map { language.book.text("touch verb \($0.key) \(tense)") }
  }

  /// `Mercury squares your Saturn around three.`: the plain sentence on a touch.
  func sentence(_ touch: Touch) -> String {
    language.book.filled("touch plain", ("contact", Language.opening(contact(touch))), ("when", when(touch)))
  }

  // MARK: - when

  /// `this morning`, `around three`, `tomorrow`, `these weeks`: after the clause of ``contact(_:)``.
  func when(_ touch: Touch) -> String {
    let book = language.book
    switch moment(of: touch) {
    case .clock(let clock): return part(of: clock)
    case .day(0): return book.text("touch when today")
    case .day(1): return book.text("touch when tomorrow")
    case .day(-1): return book.text("touch when yesterday")
    case .day(let count):
      return book.filled("touch when weekday", ("weekday", language.dates.weekday(day.advanced(by: count).date)))
    case .days: return book.text("touch when days")
    case .weeks: return book.text("touch when weeks")
    case .months: return book.text("touch when months")
    }
  }

  /// Where the day of a quick contact lies when it is not this one, or not known to be: `past`, `future`, `near`; `nil` for what is exact
  /// today, and for what lasts.
  func stage(_ touch: Touch) -> String? {
    switch moment(of: touch) {
    case .clock, .day(0), .weeks, .months: nil
    case .day: touch.timing.tense == .past ? "past" : "future"
    case .days: "near"
    }
  }

  /// Whether its moment is over, so that a sentence in the present tense would be wrong.
  func isOver(_ touch: Touch) -> Bool { tense(of: touch) == .past }

  /// `July`, `early April`, `March 2025`: the month in which it came within orb, or will leave it; `nil` when that is not followed.
  func month(_ instant: UTC?) -> String? {
    guard let instant else { return nil }
    let date = day.clock(at: instant).date
    let month = (name: "month", value: language.dates.month(date))
    if abs(day.days(to: instant)) > 330 {
      return language.book.filled("touch month far", month, ("year", "\(date.year)"))
    }
    return language.book.filled("touch month \(date.day <= 10 ? "early" : date.day > 20 ? "late" : "whole")", month)
  }

  /// `for the last time`, `for the second time of three`: which exact moment of a slow contact it is.
  func pass(_ touch: Touch) -> String {
    guard let pass = touch.timing.pass else { return language.book.text("touch pass only") }
    if pass.isLast { return language.book.text("touch pass last") }
    if pass.number == 1 { return language.book.text("touch pass first") }
    return language.book.filled(
      "touch pass middle", ("ordinal", language.counts.ordinal(pass.number)), ("count", language.counts.word(pass.count)))
  }

  /// Whether a touch lasts for weeks and is exact on the day, as far as is known.
  func isSlowAndExact(_ touch: Touch) -> Bool { Self.isSlow(touch) && touch.timing.phase == .exact }

  /// Whether it is a contact that lasts for weeks.
  static func isSlow(_ touch: Touch) -> Bool { touch.kind == .contact && LeadingSky.slowBodies.contains(touch.body) }

  private func tense(of touch: Touch) -> TouchTiming.Tense {
    // What is about now, or lasts, is.
    if case .day = moment(of: touch) { return touch.timing.tense }
    return .present
  }

  private func moment(of touch: Touch) -> Moment {
    let timing = touch.timing
    switch touch.kind {
    case .birthday, .moonSign: return .day(0)
    case .station where LeadingSky.slowBodies.contains(touch.body): return .day(0)
    case .contact where LeadingSky.slowBodies.contains(touch.body):
      if timing.phase == .exact { return .day(0) }
      return touch.body == .jupiter || touch.body == .saturn || touch.body == .trueNode ? .weeks : .months
    default: break
    }
    if let clock = timing.clock { return .clock(clock) }
    guard let exact = timing.exact else { return .days }
    let count = day.days(to: exact)
    if timing.uncertainty > 0 {
      // Every hour of birth must lead to the same day, or none is told.
      guard let reach = reach(of: touch), day.days(to: UTC(daysSinceJ2000: exact.daysSinceJ2000 - reach)) == count,
        day.days(to: UTC(daysSinceJ2000: exact.daysSinceJ2000 + reach)) == count
      else { return .days }
    }
    return (-6...6).contains(count) ? .day(count) : .days
  }

  /// How many days its moment may lie to either side, because the hour of birth is not known: from how long it takes through its orb.
  private func reach(of touch: Touch) -> Double? {
    guard let since = touch.timing.since, let until = touch.timing.until, until > since else { return nil }
    let orb = touch.body == .mars ? DayTouches.orbOfMars : DayTouches.orb
    return touch.timing.uncertainty * (until.daysSinceJ2000 - since.daysSinceJ2000) / (2 * orb)
  }

  /// `in the small hours`, `around three`.
  private func part(of clock: CivilDateTime) -> String {
    let book = language.book
    switch clock.hour {
    case 0..<5: return book.text("touch when small-hours")
    case 5..<8: return book.text("touch when dawn")
    case 8..<11: return book.text("touch when morning")
    case 18..<20: return book.text("touch when evening")
    case 20..<23: return book.text("touch when night")
    case 23: return book.text("touch when late")
    default:
      let hour = clock.minute < 30 ? clock.hour : clock.hour + 1
      if hour == 12 { return book.text("touch when noon") }
      return book.filled("touch when hour", ("hour", language.counts.word(hour > 12 ? hour - 12 : hour)))
    }
  }
}
