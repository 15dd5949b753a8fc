import Testing

@testable import Tarot

/// Cards that are learned: when each comes back.
@Suite struct LearningTests {
  private static let star = TarotCard.all[17]
  private static let fool = TarotCard.all[0]

  @Test func aKnownCardRestsLongerEachTime() {
    var box = LearningBox([], drawn: [Self.star])
    var day = 100
    var rests: [Int] = []
    for _ in 0..<8 {
      #expect(box.due(on: day) == [Self.star])
      let isTaken = box.take(.known, of: Self.star, on: day)
      #expect(isTaken)
      let next = box.next(after: day) ?? day
      rests.append(next - day)
      #expect(box.due(on: next - 1).isEmpty)
      day = next
    }
    #expect(rests == [1, 2, 4, 8, 16, 35, 35, 35])
    #expect(box.counts == [0, 0, 0, 0, 0, 1])
  }

  @Test func oneThatIsNotKnownBeginsAgain() {
    var box = LearningBox([LearnedCard(Self.star, box: 5, due: 10, shown: 9)], drawn: [])
    var isTaken = box.take(.again, of: Self.star, on: 10)
    #expect(isTaken)
    #expect(box.cards[Self.star]?.box == 1 && box.cards[Self.star]?.missed == 1 && box.due(on: 10) == [Self.star])
    isTaken = box.take(.almost, of: Self.star, on: 10)
    #expect(isTaken)
    #expect(box.cards[Self.star]?.box == 1 && box.due(on: 10).isEmpty && box.next(after: 10) == 11)
  }

  @Test func whatIsDueGoesBeforeWhatIsNew() {
    let known = [LearnedCard(Self.star, box: 2, due: 7, shown: 1), LearnedCard(Self.fool, box: 1, due: 5, shown: 1)]
    let drawn = Array(TarotCard.all[10..<30]) + [TarotCard.all[10]]
    let box = LearningBox(known, drawn: drawn)
    #expect(box.due(on: 7) == [Self.fool, Self.star] + Array(TarotCard.all[10..<15]))
    #expect(box.due(on: 7, begun: 4) == [Self.fool, Self.star, TarotCard.all[10]])
    #expect(box.due(on: 7, begun: 99) == [Self.fool, Self.star] && box.due(on: 4, begun: -3).count == 5)
    #expect(box.drawn.count == 20)
    var changed = box
    let isStranger = !changed.take(.known, of: TarotCard.all[77], on: 7)
    #expect(isStranger && changed == box)
  }

  /// Whatever was kept, and whatever the day: nothing traps.
  @Test func boundsAreKept() {
    for (boxNumber, shown, missed) in [(Int.min, -1, -1), (Int.max, 3, Int.max), (0, Int.max, 5)] {
      var card = LearnedCard(Self.star, box: boxNumber, due: .max, shown: shown, missed: missed)
      #expect(LearnedCard.boxes.contains(card.box) && card.missed <= card.shown)
      for recall in Recall.allCases {
        card.take(recall, on: .max)
        card.take(recall, on: .min)
        #expect(LearnedCard.boxes.contains(card.box))
      }
    }
    #expect(LearnedCard.rests.count == LearnedCard.boxes.count)
  }
}
