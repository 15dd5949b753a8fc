/// A stem and a branch together (gan zhi): one of the sixty by which years, months, days and hours are counted.
///
/// Stem and branch step on together, so that both are yang or both are yin (GB/T 33661-2017, annex C).
public struct StemBranch: Sendable, Hashable {
  /// 1 … 60 from Jia Zi.
  public let number: Int

  /// One of the sixty, or `nil` when the number is not 1 … 60.
  public init?(number: Int) {
    guard (1...60).contains(number) else { return nil }
    self.number = number
  }

  /// The pair of a stem and a branch; `nil` when one is yang and the other yin.
  public init?(_ stem: HeavenlyStem, _ branch: EarthlyBranch) {
    guard stem.polarity == branch.polarity else { return nil }
    // The only number up to sixty that leaves the stem's rest by ten and the branch's by twelve.
    self.init(stepsFromJiaZi: 6 * Int(stem.rawValue) - 5 * Int(branch.rawValue))
  }

  /// The pair that stands so many steps after Jia Zi, or before it; any number of rounds.
  init(stepsFromJiaZi steps: Int) { number = (steps % 60 + 60) % 60 + 1 }

  /// The pair of a day, from its Julian day number (the Julian date of its noon).
  ///
  /// The count of the days has never been broken; 7 January 2000, day 2451551, was Jia Zi (E. M. Reingold & N. Dershowitz,
  /// *Calendrical Calculations*, 4th ed., chapter 19).
  public init(dayNumber: Int) { self.init(stepsFromJiaZi: dayNumber - 2_451_551) }

  /// The pair of a Chinese year, which is called by the common year in which it begins: 1984 was Jia Zi.
  public init(year: Int) { self.init(stepsFromJiaZi: year - 1984) }

  /// The stem.
  public var stem: HeavenlyStem { HeavenlyStem(rawValue: UInt8((number - 1) % 10))! }
  /// The branch.
  public var branch: EarthlyBranch { EarthlyBranch(rawValue: UInt8((number - 1) % 12))! }
  /// The animal of the branch.
  public var animal: ChineseAnimal { branch.animal }
  /// The element of the stem: what people mean by the element of a year.
  public var element: ChineseElement { stem.element }
  /// The polarity of stem and branch.
  public var polarity: YinYang { stem.polarity }
  /// The element of its sound; see ``NaYin``.
  public var naYin: NaYin { NaYin(self) }

  /// The name in pinyin, without tones: `Ji Si`.
  public var name: String { stem.name + " " + branch.name }

  /// The two characters: `己巳`.
  public var characters: String { stem.character + branch.character }

  /// The pair `count` steps later, backwards for a negative count.
  public func advanced(by count: Int) -> StemBranch { StemBranch(stepsFromJiaZi: number - 1 + count) }
}
