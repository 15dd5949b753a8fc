import Astrology

/// What stands below a technique whose chart has no hour.
enum UnknownTimeNote {
  /// A paragraph, or nothing when the hour is known.
  static func text(_ chart: NatalChart) -> String {
    guard chart.day != nil else { return "" }
    return "\n"
      + Paragraph.wrapped(
        "The birth time is not known: the angles and the contacts of the Moon are left out, and what is told holds at every hour of that day."
      )
  }
}
