public import Astrology
public import Ephemeris

/// The chapters of somebody's life that are open on a day, told.
public struct ChapterReading: Sendable {
  /// The day.
  public let day: LocalDay
  /// The strongest of which something is written, the strongest first; at most five.
  public let told: [ChapterTelling]
  /// What must be known besides: that the hour of birth is not known, and which zodiac is told in; none of these for most people.
  public let notes: [String]
  /// Whether the hour of birth is known; otherwise only what is so at every hour is told.
  public let isHourKnown: Bool
  /// Every one that is open and of which something is written, the strongest first.
  private let all: [ChapterTelling]
  /// The chapters that each thing which may lead the day happens in, and the one for whatever else does.
  private let chaptersOfLeads: [String: String]
  private let strongest: String?

  /// How many are told.
  static let most = 5

  /// Tells the chapters of a chart.
  ///
  /// - Parameters:
  ///   - chart: the birth chart as it was drawn.
  ///   - day: a day of `sky`, by the person's clocks.
  ///   - sky: the sky around that day.
  ///   - birthday: the calendar day of birth, as for ``DailyComposer``.
  ///   - language: in which they are told.
  public init(of chart: NatalChart, on day: LocalDay, in sky: LeadingSky, birthday: CalendarDate? = nil, language: Language) {
    let chapters = Chapters(of: chart, on: day, in: sky)
    self.day = day
    isHourKnown = chart.day == nil
    let hour = isHourKnown ? nil : language.book.text("birth hour unknown")
    notes = [hour, language.sentence(chart.zodiac)].compactMap(\.self)
    all = chapters.all.compactMap { ChapterTelling($0, of: chart, on: day, in: sky, language: language) }
    told = Array(all.prefix(Self.most))
    let lead = DayLead(chart: chart, day: day, sky: sky, birthday: birthday, seed: 0)
    chaptersOfLeads = Dictionary(
      lead.candidates.compactMap { candidate in candidate.touch.chapter.map { (candidate.touch.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    strongest = chapters.all.first?.name
  }

  /// The chapter with a name in addresses; `nil` when none that is told is open.
  public func chapter(_ slug: String) -> ChapterTelling? { all.first { $0.slug == slug } }

  /// The chapter that a day is told in: that of what leads it, as for ``DayLead/chapter``, or the strongest that is told.
  ///
  /// - Parameter leading: the name of what leads the day, as ``DailyReading/leading`` has it.
  public func chapter(ledBy leading: String) -> ChapterTelling? {
    let name = chaptersOfLeads[leading] ?? strongest
    return all.first { $0.name == name } ?? all.first
  }
}
