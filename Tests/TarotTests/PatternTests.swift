import Testing

@testable import Tarot

@Suite struct PatternTests {
  /// Days of a plain calendar of 30 days each, which is enough to count with.
  private func reading(_ day: Int, _ cards: [String]) -> DatedReading {
    DatedReading(
      day: day, month: PatternMonth(number: day / 30), cards: cards.compactMap { DrawnCard(named: $0) })
  }

  private func patterns(_ readings: [DatedReading], today: Int) -> TarotPatterns {
    TarotPatterns(readings, today: today, month: PatternMonth(number: today / 30))
  }

  @Test func nothingKeptIsNothingFound() {
    let none = patterns([], today: 1000)
    #expect(none.readings == 0 && none.cards == 0 && none.seen.isEmpty && none.reversalRate == nil)
    #expect(none.streaks == DayStreaks(days: [], today: 1000) && none.streaks.current == 0 && none.streaks.longest == 0)
    #expect(none.cadence.count == 6 && none.cadence.allSatisfy { $0.readings == 0 })
    #expect(none.archetypes.count == 22 && none.badges.isEmpty && none.figures.isEmpty)
  }

  @Test func monthsFollowEachOther() {
    let january = PatternMonth(year: 2026, month: 1)
    #expect(january.advanced(by: -1) == PatternMonth(year: 2025, month: 12))
    #expect(january.advanced(by: -1).year == 2025 && january.advanced(by: -1).month == 12)
    #expect(PatternMonth(year: -1, month: 12).advanced(by: 1) == PatternMonth(year: 0, month: 1))
    for number in [-25, -13, -12, -1, 0, 11, 12, 24_311] {
      let month = PatternMonth(number: number)
      #expect((1...12).contains(month.month) && PatternMonth(year: month.year, month: month.month) == month)
    }
  }

  @Test func readingsAreCountedAndNotCards() {
    let three = ["The Star", "Two of Cups", "Ten of Wands reversed"]
    let found = patterns([reading(3000, three), reading(3001, three)], today: 3001)
    #expect(found.readings == 2 && found.readingsThisMonth == 2 && found.cards == 6)
    #expect(found.seen.first?.readings == 2)
  }

  @Test func aCardThatIsNamedTwiceLayOnce() {
    let found = patterns([reading(3000, ["The Star", "The Star reversed"])], today: 3000)
    #expect(found.seen.map(\.readings) == [1] && found.archetypes[17].readings == 1)
  }

  @Test func theRateOfReversalsWaitsForTenCards() {
    let upright = ["The Star", "The Sun", "The Moon", "Death", "Justice", "The World", "The Fool", "Strength"]
    #expect(patterns([reading(1, upright + ["The Devil reversed"])], today: 1).reversalRate == nil)
    #expect(patterns([reading(1, upright + ["The Devil reversed", "The Tower"])], today: 1).reversalRate == 0.1)
  }

  @Test func anEmptyTodayBreaksNoStreak() {
    let days = [100, 101, 102, 104]
    let readings = days.map { reading($0, ["The Sun"]) }
    #expect(patterns(readings, today: 104).streaks.current == 1)
    #expect(patterns(readings, today: 105).streaks.current == 1)
    #expect(patterns(readings, today: 106).streaks.current == 0)
    #expect(patterns(Array(readings.prefix(3)), today: 103).streaks.current == 3)
    // Whoever flew west after midnight still has their streak.
    #expect(patterns(Array(readings.prefix(3)), today: 101).streaks.current == 3)
    #expect(patterns(readings, today: 900).streaks.longest == 3)
    // No cap.
    #expect(patterns((0..<500).map { reading($0, []) }, today: 499).streaks.current == 500)
  }

  @Test func badgesAreEarnedOnceOnTheirDay() throws {
    // The tenth reading comes in first: what counts is the day of a reading, not when it arrived.
    let days = [45, 31, 32, 33, 34, 61, 62, 70, 71, 72]
    let found = patterns(days.map { reading($0, ["The Star reversed"]) }, today: 80)
    let star = found.archetypes[17]
    #expect(star.readings == 10 && star.firstDay == 31 && star.lastDay == 72 && star.readingsThisMonth == 5)
    #expect(
      star.badges.map(\.id) == [
        "month-0-02-major-17", "times-3-major-17", "times-5-major-17", "month-0-03-major-17", "times-10-major-17",
      ])
    #expect(star.badges.map(\.day) == [33, 33, 45, 70, 72])
    #expect(found.badges.count == 5 && Set(found.badges.map(\.id)).count == 5)
  }

  @Test func figuresThatComeBackAreNamedOnce() {
    let tower = ["The Devil", "The Tower", "The Sun"]
    let found = patterns([reading(11, tower), reading(60, tower), reading(99, tower), reading(100, ["The Sun"])], today: 100)
    #expect(Set(found.figures.map(\.id)) == ["devil-tower-sun", "major-16+major-19", "major-15+major-16"])
    #expect(found.figures.count == 3 && found.figures.allSatisfy { $0.readings == 3 && $0.lastDay == 99 })
    // A day later the first of the three is ninety days old.
    #expect(patterns([reading(11, tower), reading(60, tower), reading(99, tower)], today: 101).figures.isEmpty)
  }

  /// The same numbers found in the plainest way, over random journals.
  @Test(arguments: 0..<40) func theOracleAgrees(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let today = 2000 + Int(random.next(below: 400))
    let readings = (0..<Int(random.next(below: 160))).map { _ in
      let cards = (0..<Int(random.next(below: 11))).map { _ in
        DrawnCard(TarotCard(known: Int(random.next(below: 30))), isReversed: random.next(below: 3) == 0)
      }
      let day = today - Int(random.next(below: 260))
      return DatedReading(day: day, month: PatternMonth(number: day / 30), cards: cards)
    }
    let month = PatternMonth(number: today / 30)
    let found = TarotPatterns(readings, today: today, month: month)

    #expect(found.readings == readings.count)
    let all = readings.flatMap(\.cards)
    #expect(found.cards == all.count)
    #expect(found.reversalRate == (all.count < 10 ? nil : Double(all.count(where: \.isReversed)) / Double(all.count)))
    for card in TarotCard.all {
      let having = readings.filter { reading in reading.cards.contains { $0.card == card } }
      let count = found.seen.first { $0.card == card }
      #expect(count?.readings ?? 0 == having.count)
      #expect(count?.firstDay == having.map(\.day).min() && count?.lastDay == having.map(\.day).max())
      let reversed = having.count { $0.cards.first { $0.card == card }?.isReversed == true }
      #expect(count?.reversed ?? 0 == reversed)
      let recent = having.count { today - $0.day < 90 }
      #expect(found.stalkers.contains { $0.card == card } == (recent >= 3))
      #expect(found.seenThisMonth.first { $0.card == card }?.readings ?? 0 == having.count { $0.month == month })
    }
    for (index, entry) in found.cadence.enumerated() {
      let own = readings.filter { $0.month.number == month.number - 5 + index }
      #expect(entry.readings == own.count && entry.cards == own.flatMap(\.cards).count)
      #expect(entry.majors == own.flatMap(\.cards).count(where: \.card.isMajor))
      for suit in Suit.allCases { #expect(entry.count(of: suit) == own.flatMap(\.cards).count { $0.card.suit == suit }) }
    }
    let days = Set(readings.map(\.day))
    func run(endingAt last: Int) -> Int { days.contains(last) ? 1 + run(endingAt: last - 1) : 0 }
    #expect(found.streaks.current == (days.contains(today) ? run(endingAt: today) : run(endingAt: today - 1)))
    #expect(found.streaks.longest == days.map { run(endingAt: $0) }.max() ?? 0)
    for number in 0..<22 {
      let having = readings.filter { reading in reading.cards.contains { $0.card.number == number } }.map(\.day).sorted()
      var expected = [3, 5, 10, 25, 50, 100].filter { $0 <= having.count }.map { "times-\($0)-\(having[$0 - 1])" }
      for month in Set(having.map { $0 / 30 }) {
        let own = having.filter { $0 / 30 == month }
        if own.count >= 3 { expected.append("month-\(month)-\(own.count)-\(own[2])") }
      }
      let badges = found.archetypes[number].badges.map { badge in
        switch badge.kind {
        case .times(let count): "times-\(count)-\(badge.day)"
        case .month(let month, let count): "month-\(month.number)-\(count)-\(badge.day)"
        }
      }
      #expect(badges.sorted() == expected.sorted())
    }
  }

  @Test(arguments: [
    ("Tower", true), ("tow", true), ("THE  tower!", true), ("epee", true), ("Épé", true), ("ower", false), ("tower sea", false),
    ("", true), ("…", true), ("7", true), ("77", false), ("l epee", true), ("noël", true), ("noel", true),
  ]) func wordsAreFoundByTheirBeginnings(_ search: String, _ isFound: Bool) {
    let text = FoldedText(["The Tower, 7 times.", "L’Épée", "à Noël"])
    #expect(text.finds(FoldedText(search)) == isFound)
  }

  /// Letters with a stroke, letters of their own and letters with two marks are found by the plain ones, whole or taken apart.
  @Test(arguments: [
    ("dang", "Đặng"), ("Đặng", "dang"), ("dang", "Đa\u{323}\u{306}ng"), ("nguyen", "Nguyễn"), ("phuong", "Phương"),
    ("hal", "Ħal"), ("tjalme", "Ŧjalme"), ("sigurdur", "Sigurður"), ("thor", "Þór"), ("isik", "Işık"),
    ("timisoara", "Timișoara"), ("grosse", "GROẞE"),
  ]) func lettersAreFoundWithoutTheirMarks(_ search: String, _ text: String) {
    #expect(FoldedText(text).finds(FoldedText(search)) && FoldedText(text) == FoldedText(search))
  }

  /// What is written in one kana is found by the other.
  @Test(arguments: [("がらす", "ガラス"), ("ガラス", "がらす"), ("らーめん", "ラーメン"), ("ゔぃ", "ヴィ"), ("か\u{3099}", "カ\u{3099}")])
  func kanaFindEachOther(_ search: String, _ text: String) {
    #expect(FoldedText(text).finds(FoldedText(search)) && FoldedText(text) == FoldedText(search))
    #expect(!FoldedText("硝子").finds(FoldedText(search)))
  }

  @Test func noWordGoesFromOneTextIntoTheNext() {
    #expect(!FoldedText(["sea", "side"]).finds(FoldedText("seaside")))
    #expect(FoldedText("seaside").finds(FoldedText("sea")) && FoldedText(["", "—"]).isEmpty)
  }
}
