import Ephemeris
import Testing

@testable import Astrology

@Suite struct StemBranchTests {
  @Test func sixtyPairs() throws {
    var seen: Set<StemBranch> = []
    for stem in HeavenlyStem.allCases {
      for branch in EarthlyBranch.allCases {
        guard let pair = StemBranch(stem, branch) else {
          #expect(stem.polarity != branch.polarity)
          continue
        }
        #expect(pair.stem == stem && pair.branch == branch && pair.polarity == branch.polarity)
        #expect(pair == StemBranch(number: pair.number))
        seen.insert(pair)
      }
    }
    #expect(seen.count == 60)
    #expect(StemBranch(number: 0) == nil && StemBranch(number: 61) == nil)
    let first = try #require(StemBranch(number: 1))
    #expect(first.name == "Jia Zi" && first.characters == "甲子")
    #expect(first.advanced(by: -1).name == "Gui Hai" && first.advanced(by: -61).number == 60 && first.advanced(by: 120) == first)
  }

  /// Days whose pair is known: the founding days of both republics, and the millennium.
  @Test func knownDays() throws {
    for (text, name) in [("1949-10-01", "Jia Zi"), ("2000-01-01", "Wu Wu"), ("2000-01-07", "Jia Zi"), ("1912-01-01", "Bing Zi")] {
      #expect(StemBranch(dayNumber: try ChineseFixture.day(text).dayNumber()).name == name, "\(text)")
    }
    #expect(StemBranch(dayNumber: -5).advanced(by: 5) == StemBranch(dayNumber: 0))
  }

  @Test func knownYears() {
    let known = [
      (1984, "Jia Zi"), (1989, "Ji Si"), (1990, "Geng Wu"), (2024, "Jia Chen"), (2026, "Bing Wu"), (1911, "Xin Hai"),
      (1898, "Wu Xu"),
    ]
    for (year, name) in known { #expect(StemBranch(year: year).name == name) }
    #expect(StemBranch(year: 1989).element == .earth && StemBranch(year: 1989).animal == .snake)
  }

  /// The image of a sound ends with the character of its element.
  @Test func soundsBearTheirElements() throws {
    for number in 1...60 {
      let sound = try #require(StemBranch(number: number)).naYin
      #expect(sound.characters.hasSuffix(sound.element.character), "\(number) \(sound.characters)")
      #expect(sound.number == (number + 1) / 2 && !sound.name.isEmpty)
    }
    #expect(Set((1...60).compactMap { StemBranch(number: $0)?.naYin.name }).count == 30)
    #expect(StemBranch(year: 1989).naYin.name == "wood of the great forest")
  }

  /// The first stem hidden in a branch has its element; the others are those that its triangle and its season bring.
  @Test func hiddenStemsOpenWithTheBranchsOwn() {
    for branch in EarthlyBranch.allCases {
      #expect(branch.hiddenStems[0].element == branch.element)
      #expect((1...3).contains(branch.hiddenStems.count) && Set(branch.hiddenStems).count == branch.hiddenStems.count)
      #expect(branch.animal.branch == branch)
    }
    // Every element has two yang and two yin branches' worth: earth four branches, the others two.
    for element in ChineseElement.allCases {
      #expect(EarthlyBranch.allCases.count { $0.element == element } == (element == .earth ? 4 : 2))
      #expect(HeavenlyStem.allCases.count { $0.element == element } == 2)
    }
  }

  @Test func doubleHours() {
    #expect(EarthlyBranch(secondOfDay: 0) == .zi && EarthlyBranch(secondOfDay: 3599.9) == .zi)
    #expect(EarthlyBranch(secondOfDay: 3600) == .chou && EarthlyBranch(secondOfDay: 12 * 3600) == .wu)
    #expect(EarthlyBranch(secondOfDay: 82799.9) == .hai && EarthlyBranch(secondOfDay: 82800) == .zi)
    #expect(EarthlyBranch(secondOfDay: 86399.999) == .zi && EarthlyBranch(secondOfDay: -7200) == .hai)
  }
}
