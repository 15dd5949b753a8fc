import Testing

@testable import Tarot

@Suite struct DailyCardTests {
  /// The same all day for one reader; another reader and another day have cards of their own.
  @Test func theCardOfADay() throws {
    #expect(try DrawnCard.ofDay(739_000, for: "a") == DrawnCard.ofDay(739_000, for: "a"))
    let year = try (0..<365).map { try DrawnCard.ofDay(739_000 + $0, for: "a") }
    #expect(Set(year.map(\.card)).count > 70)
    let reversed = year.count { $0.isReversed }
    #expect((120...245).contains(reversed))
    let other = try (0..<365).map { try DrawnCard.ofDay(739_000 + $0, for: "b") }
    #expect(zip(year, other).count { $0.card == $1.card } < 20)
    #expect(throws: TarotError.questionTooLong) { try DrawnCard.ofDay(0, for: String(repeating: "x", count: 2001)) }
    _ = try DrawnCard.ofDay(.min)
    _ = try DrawnCard.ofDay(.max)
  }
}
