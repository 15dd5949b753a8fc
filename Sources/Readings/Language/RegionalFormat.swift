/// How somebody is told the hour and the day: by 12 or by 24 hours, with the day or with the month first.
///
/// It is a matter of where one lives more than of the language: English tells `18:47` and `24 November` in London, `6:47 pm` and
/// `24 November` in Sydney, `6:47 pm` and `November 24` in Boston.
public struct RegionalFormat: Sendable, Hashable {
  /// How many hours a clock counts, under the names of Unicode (UTS 35, `hc`).
  public enum HourCycle: String, Sendable, Hashable, CaseIterable {
    /// `6:47 pm`.
    case twelve = "h12"
    /// `18:47`.
    case twentyFour = "h23"
  }

  /// Which part of a date comes first.
  public enum DateOrder: String, Sendable, Hashable, CaseIterable {
    /// `24 November 2026`.
    case dayFirst
    /// `November 24, 2026`.
    case monthFirst
  }

  public var hours: HourCycle
  public var order: DateOrder

  /// A way of telling hours and days.
  public init(hours: HourCycle, order: DateOrder) {
    self.hours = hours
    self.order = order
  }

  /// `18:47` and `24 November`: what somebody is told of whom nothing is known.
  public static let usual = RegionalFormat(hours: .twentyFour, order: .dayFirst)

  /// All four.
  static let all = HourCycle.allCases.flatMap { hours in DateOrder.allCases.map { RegionalFormat(hours: hours, order: $0) } }

  /// Its place among all four.
  var place: Int { (hours == .twelve ? 0 : 2) + (order == .dayFirst ? 0 : 1) }

  // MARK: - where

  /// What is usual where a language tag is spoken (RFC 5646): `en-AU` as in Australia, `en` as where most people speak it.
  ///
  /// After Unicode's Common Locale Data Repository. `nil` for what is no tag.
  public init?(tag: some StringProtocol) {
    let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count < 5, let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(Self.isLetter),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) })
    else { return nil }
    // A script may stand between the two: `zh-Hant-TW`.
    let region = parts.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 }
    if let region {
      self = Self.known["\(language)-\(region)"] ?? Self.known["und-\(region)"] ?? .usual
    } else {
      self = Self.known[String(language)] ?? .usual
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static let known: [String: RegionalFormat] = {
    var known: [String: RegionalFormat] = [:]
    for (tags, hours, order): (String, HourCycle, DateOrder) in [
      (twelveMonthFirst, .twelve, .monthFirst), (twelveDayFirst, .twelve, .dayFirst),
      (twentyFourMonthFirst, .twentyFour, .monthFirst), (twentyFourDayFirst, .twentyFour, .dayFirst),
    ] {
      for tag in tags.split(separator: " ") { known[String(tag)] = RegionalFormat(hours: hours, order: order) }
    }
    return known
  }()
}
