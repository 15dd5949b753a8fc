public import Astrology
public import Ephemeris

/// What leads a person's day, and what each part of the reading may speak of: the judgment before any word is chosen.
///
/// Two layers: the ``Chapters`` of the person's life, and the touches of the day, told inside the chapter that they touch. The rules and
/// the order of rank are in `docs/leading.md`.
public struct DayLead: Sendable {
  /// Where in a reading a touch is told: each in one place, once.
  public enum Place: Sendable, Hashable {
    /// It is the day's thread.
    case lead
    /// One sentence beside it.
    case second
    /// The one line on the chapter in which the day lies.
    case chapter
    /// A part of life that has a stronger concern of its own than the thread.
    case part(LifeCategory)
    /// An hour of the Moon, as texture.
    case hour
  }

  /// A touch with its place.
  public struct Told: Sendable, Hashable {
    /// What is told.
    public let touch: Touch
    /// Where, and nowhere else.
    public let place: Place
  }

  /// The day.
  public let day: LocalDay
  /// What leads it.
  public let leading: Touch
  /// All that the reading tells, ``leading`` first: at most five touches, no two alike.
  public let told: [Told]
  /// The chapters that are open, the strongest first; at most five.
  public let chapters: [Chapter]
  /// The chapter that the day is told in: the one that ``leading`` belongs to or touches, else the strongest.
  public let chapter: Chapter?
  /// What the Moon's news is: the new or full Moon or the eclipse of the day.
  public let lunation: Touch?
  /// Everything that was weighed, the strongest first.
  let candidates: [LeadCandidate]

  /// Whether nothing rarer than the hours of the Moon belongs to the day: only then may a text call it quiet.
  public var isQuiet: Bool {
    switch leading.kind {
    case .moonSign: true
    case .contact: leading.body == .moon
    default: false
    }
  }

  /// Whether nothing at all belongs to the day but the Moon’s way.
  var isOfNothing: Bool { if case .moonSign = leading.kind { true } else { false } }

  /// The runner-up, which gets one sentence.
  public var second: Touch? { told.first { $0.place == .second }?.touch }

  /// The contact of the chapter that the lead meets: the day is told before it. `nil` when it meets none, or is that contact itself.
  public var background: Touch? {
    guard leading.chapter != nil else { return nil }
    return told.first { $0.place == .chapter }?.touch
  }

  /// What a part of life speaks of beside the day's thread; `nil` when it keeps to the thread.
  public func concern(of part: LifeCategory) -> Touch? { told.first { $0.place == .part(part) }?.touch }

  /// How many contacts one reading tells.
  static let mostTold = 5

  /// Judges a day.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - day: a day of `sky`, by the clocks of the place where the person is.
  ///   - sky: the sky around that day.
  ///   - birthday: the calendar day of birth, by the clocks of its place; without it the return of the Sun tells.
  ///   - seed: stands for the person, as for ``DailyComposer``.
  ///   - memory: what led the days before.
  public init(
    chart: NatalChart, day: LocalDay, sky: LeadingSky, birthday: CalendarDate? = nil, seed: UInt64,
    memory: ReadingMemory = ReadingMemory()
  ) {
    let year = YearOfLife(of: chart, on: day, in: sky)
    let points = LeadingPoint.all(of: chart, lord: year?.lord)
    let chapters = Chapters(of: chart, points: points, year: year, on: day, in: sky)
    let touches = DayTouches(
      chart: chart, day: day, sky: sky, points: points, chapters: chapters.all, birthday: birthday)
    let judge = LeadJudge(
      touches.all(), chapters: chapters, day: day, seed: seed, memory: memory, lord: year?.lord, sky: sky)
    self.day = day
    self.chapters = chapters.told
    candidates = judge.candidates
    lunation = judge.lunation
    let lead = judge.lead()
    leading = lead.touch
    chapter = judge.chapter(of: lead.touch)
    told = judge.told(lead, in: chapter)
  }
}
