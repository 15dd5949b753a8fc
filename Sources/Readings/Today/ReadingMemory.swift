import Astrology

/// What a reading may know of the days before: it chooses the emphasis and avoids repeats. It is never quoted.
public struct ReadingMemory: Codable, Sendable, Hashable {
  /// What was read on one of the last days.
  public struct Day: Codable, Sendable, Hashable {
    /// The Julian day number of the date.
    public var number: Int
    /// ``DailyReading/leading`` of that day.
    public var leading: String
    /// ``DailyReading/phrases`` of that day.
    public var phrases: [UInt64]

    public init(number: Int, leading: String, phrases: [UInt64]) {
      self.number = number
      self.leading = leading
      self.phrases = phrases
    }
  }

  /// The readings of the two months around the day, in any order.
  public var days: [Day]
  /// How often each part of life was opened.
  public var opened: [LifeCategory: Int]
  /// How often each point of the birth chart stood behind what the person read or wrote about, by its key such as `moon`.
  public var themes: [String: Int]

  public init(days: [Day] = [], opened: [LifeCategory: Int] = [:], themes: [String: Int] = [:]) {
    self.days = days
    self.opened = opened
    self.themes = themes
  }

  /// The point of the birth chart that a contact concerns, as ``themes`` counts it: of `saturn square moon` the Moon; `nil` for what
  /// touches no point, such as `new-moon`.
  public static func theme(of leading: String) -> String? {
    leading.split(separator: " ").last.flatMap { ChartPoint(key: String($0))?.key }
  }

  /// How long a text is not repeated, in days.
  public static let fortnight = 14
  /// For how long a sentence on why a chart has a habit is not told again, in days.
  static let restOfFacts = 21
  /// For how long a thread does not lead again, in days; as far as anything looks back or ahead.
  public static let restOfThreads = 60

  /// The days around a day, without the day itself.
  func days(around number: Int, within reach: Int) -> [Day] {
    // A day may come from a file, and have any number.
    let near = number - reach...number + reach
    return days.filter { $0.number != number && near.contains($0.number) }
  }

  /// What was used on the days around a day, without the day itself.
  func seen(around number: Int, within reach: Int = fortnight) -> Set<UInt64> {
    var seen: Set<UInt64> = []
    for day in days(around: number, within: reach) { seen.formUnion(day.phrases) }
    return seen
  }

  /// How many of the last five days a contact has led.
  func led(_ name: String, before number: Int) -> Int {
    let lately = number - 5..<number
    return days.count { $0.leading == name && lately.contains($0.number) }
  }

  /// The parts of life that are opened most, at most two; none before there is a habit.
  var favorites: [LifeCategory] {
    let opened = opened.mapValues(Self.counted)
    let total = opened.values.reduce(0, +)
    return LifeCategory.allCases.filter { (opened[$0] ?? 0) >= 3 && (opened[$0] ?? 0) * 5 >= total }
      .sorted { (opened[$0] ?? 0) > (opened[$1] ?? 0) }.prefix(2).map { $0 }
  }

  /// The points of the chart that come back, at most two; none before there is a habit.
  var recurring: Set<String> {
    let themes = themes.mapValues(Self.counted)
    let total = themes.values.reduce(0, +)
    return Set(
      themes.filter { $0.value >= 3 && $0.value * 4 >= total }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(2)
        .map(\.key))
  }

  /// A count as it may be added up: it may come from a file, and be any number.
  private static func counted(_ count: Int) -> Int { max(0, min(count, 1_000_000)) }
}
