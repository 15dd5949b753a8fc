import Astrology
import Testing

@Suite struct HousesNameTests {
  @Test func namesAndCodesComeBack() {
    for system in HouseSystem.allCases {
      #expect(HouseSystem(name: system.name) == system)
      #expect(HouseSystem(name: system.name.uppercased()) == system)
      #expect(HouseSystem(name: system.name.lowercased()) == system)
      let letter = String(UnicodeScalar(system.code))
      #expect(HouseSystem(name: letter) == system)
      #expect(HouseSystem(name: letter.lowercased()) == system)
    }
    #expect(Set(HouseSystem.allCases.map(\.name)).count == HouseSystem.allCases.count)
    #expect(Set(HouseSystem.allCases.map(\.code)).count == HouseSystem.allCases.count)
  }

  @Test func separatorsDoNotCount() {
    #expect(HouseSystem(name: "whole sign") == .wholeSign)
    #expect(HouseSystem(name: "Whole-Sign") == .wholeSign)
    #expect(HouseSystem(name: "equal_from_midheaven") == .equalFromMidheaven)
    #expect(HouseSystem(name: "a") == .equal)
  }

  @Test(arguments: ["", " ", "N", "G", "I", "Placid", "Placiduss", "Плацидус", "P\u{301}", "@", "Z"])
  func otherWordsAreNoSystem(_ word: String) {
    #expect(HouseSystem(name: word) == nil)
  }

  @Test func storedNumbersStay() {
    let first: [HouseSystem] = [.placidus, .koch, .porphyry, .wholeSign, .equal, .regiomontanus, .campanus]
    #expect(first.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }
}
