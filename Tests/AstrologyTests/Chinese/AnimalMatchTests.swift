import Testing

@testable import Astrology

@Suite struct AnimalMatchTests {
  private func relations(_ first: ChineseAnimal, _ second: ChineseAnimal) -> Set<AnimalRelation> {
    Set(AnimalMatch(first, second).relations)
  }

  @Test func theListsOfTheBooks() {
    let harmonies: [(ChineseAnimal, ChineseAnimal)] = [
      (.rat, .ox), (.tiger, .pig), (.rabbit, .dog), (.dragon, .rooster), (.snake, .monkey), (.horse, .goat),
    ]
    let harms: [(ChineseAnimal, ChineseAnimal)] = [
      (.rat, .goat), (.ox, .horse), (.tiger, .snake), (.rabbit, .dragon), (.monkey, .pig), (.rooster, .dog),
    ]
    let breaks: [(ChineseAnimal, ChineseAnimal)] = [
      (.rat, .rooster), (.rabbit, .horse), (.ox, .dragon), (.goat, .dog), (.tiger, .pig), (.snake, .monkey),
    ]
    let punishments: [(ChineseAnimal, ChineseAnimal)] = [
      (.tiger, .snake), (.snake, .monkey), (.tiger, .monkey), (.ox, .dog), (.dog, .goat), (.ox, .goat), (.rat, .rabbit),
      (.dragon, .dragon), (.horse, .horse), (.rooster, .rooster), (.pig, .pig),
    ]
    let trines: [[ChineseAnimal]] = [
      [.monkey, .rat, .dragon], [.pig, .rabbit, .goat], [.tiger, .horse, .dog], [.snake, .rooster, .ox],
    ]
    for first in ChineseAnimal.allCases {
      for second in ChineseAnimal.allCases {
        func listed(_ pairs: [(ChineseAnimal, ChineseAnimal)]) -> Bool {
          pairs.contains { ($0.0 == first && $0.1 == second) || ($0.0 == second && $0.1 == first) }
        }
        var expected: Set<AnimalRelation> = []
        if first == second { expected.insert(.same) }
        if listed(harmonies) { expected.insert(.harmony) }
        if first != second, trines.contains(where: { $0.contains(first) && $0.contains(second) }) { expected.insert(.trine) }
        if (Int(first.rawValue) - Int(second.rawValue) + 12) % 12 == 6 { expected.insert(.clash) }
        if listed(punishments) { expected.insert(.punishment) }
        if listed(harms) { expected.insert(.harm) }
        if listed(breaks) { expected.insert(.breaking) }
        #expect(relations(first, second) == (expected.isEmpty ? [.neutral] : expected), "\(first.name) \(second.name)")
      }
    }
  }

  @Test func everyAnimalHasItsPartners() {
    for animal in ChineseAnimal.allCases {
      func partners(_ relation: AnimalRelation) -> Int {
        ChineseAnimal.allCases.count { relations(animal, $0).contains(relation) }
      }
      #expect(partners(.same) == 1 && partners(.harmony) == 1 && partners(.trine) == 2)
      #expect(partners(.clash) == 1 && partners(.harm) == 1 && partners(.breaking) == 1)
      #expect((1...2).contains(partners(.punishment)) && partners(.neutral) >= 2)
    }
  }

  @Test func scoresFollowTheRelations() {
    #expect(AnimalMatch(.rat, .ox).score() == 90 && AnimalMatch(.rat, .dragon).score() == 85)
    #expect(AnimalMatch(.rat, .horse).score() == 10 && AnimalMatch(.rat, .tiger).score() == 50)
    // A harmony that is also a punishment and a break.
    #expect(AnimalMatch(.snake, .monkey).score(.strongest) == 90 && AnimalMatch(.snake, .monkey).score(.sum) == 60)
    #expect(AnimalMatch(.snake, .monkey).strongest == .harmony)
    // A clash that is also a punishment cannot fall below nothing.
    #expect(AnimalMatch(.tiger, .monkey).score(.sum) == 0 && AnimalMatch(.tiger, .monkey).score(.strongest) == 10)
    #expect(AnimalMatch(.dragon, .dragon).strongest == .punishment && AnimalMatch(.rat, .rat).score() == 60)
    for policy in AnimalMatch.ScorePolicy.allCases {
      for first in ChineseAnimal.allCases {
        for second in ChineseAnimal.allCases {
          let score = AnimalMatch(first, second).score(policy)
          #expect((0...100).contains(score) && score == AnimalMatch(second, first).score(policy))
        }
      }
    }
  }
}
