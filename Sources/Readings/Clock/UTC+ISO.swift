public import Ephemeris

extension UTC {
  /// `2026-11-21T07:30:12Z`, as `<time datetime>` wants it; the second is cut off.
  public var iso: String {
    // A whole second that was read from text may have lost its last bit: a hair is added before the rest is cut off.
    let clock = CivilDateTime(daysSinceJ2000: daysSinceJ2000 + 1e-5 / 86400, calendar: .gregorian)
    return
      "\(ClockFigures.iso(clock.date))T\(ClockFigures.minutes(clock)):\(ClockFigures.two(Int(clamping: clock.second.rounded(.down))))Z"
  }

  /// The instant without the part of its second: what ``iso`` says of it.
  public var wholeSecond: UTC { UTC(iso: iso) ?? self }

  /// Reads an instant such as `2026-11-21T18:47:00Z`; `nil` for anything else.
  public init?(iso text: String) {
    let parts = text.split(separator: "T")
    guard parts.count == 2, parts[1].hasSuffix("Z") else { return nil }
    let date = parts[0].split(separator: "-").compactMap { Int($0) }
    let time = parts[1].dropLast().split(separator: ":").compactMap { Double($0) }
    // Whoever wrote it may have written any number.
    guard date.count == 3, time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0..<61).contains(time[2]),
      let civil = CalendarDate(year: date[0], month: date[1], day: date[2], calendar: .gregorian)
    else { return nil }
    self.init(daysSinceJ2000: civil.midnight(in: .gregorian) + (time[0] * 3600 + time[1] * 60 + time[2]) / 86400)
  }
}
