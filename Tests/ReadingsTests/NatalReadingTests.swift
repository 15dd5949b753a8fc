import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct NatalReadingTests {
  private static func words(_ text: String) -> Int { text.split(separator: " ").count }

  @Test func everyPlacementHasAParagraphOfItsOwn() throws {
    var told: Set<String> = []
    for sign in ZodiacSign.allCases {
      for body in CelestialBody.planets {
        let text = try #require(NatalReading.placement(body, in: sign, language: .english))
        #expect((60...90).contains(Self.words(text)), "\(text)")
        told.insert(text)
      }
      for text in [NatalReading.ascendant(in: sign, language: .english), NatalReading.midheaven(in: sign, language: .english)] {
        let text = try #require(text)
        #expect((60...90).contains(Self.words(text)), "\(text)")
        told.insert(text)
      }
    }
    #expect(told.count == 144)
    #expect(NatalReading.placement(.chiron, in: .aries, language: .english) == nil)
    for body in CelestialBody.planets {
      for house in 1...12 { #expect(NatalReading.house(body, in: house, language: .english) != nil) }
    }
  }

  /// Every pair of the ten and the two angles, in each relation that the sky allows.
  @Test func everyAspectHasAParagraphOfItsOwn() throws {
    let points = CelestialBody.planets.map { ChartPoint.body($0) } + [.ascendant, .midheaven]
    var told: Set<String> = []
    for (index, first) in points.enumerated() {
      for second in points[(index + 1)...] where !(first == .ascendant && second == .midheaven) {
        for kind in [AspectKind.conjunction, .sextile, .square, .trine, .opposition] {
          let nature = kind.nature.key
          let text = Phrasebook.english["aspect \(first.key) \(second.key) \(nature)"].first?.text
          switch (first, second, kind.nature) {
          case (.body(.sun), .body(.mercury), .flow), (.body(.sun), .body(.mercury), .strain),
            (.body(.sun), .body(.venus), .flow),
            (.body(.sun), .body(.venus), .strain), (.body(.mercury), .body(.venus), .strain):
            #expect(text == nil)
          default:
            let text = try #require(text, "[aspect \(first.key) \(second.key) \(nature)]")
            #expect((50...80).contains(Self.words(text)), "\(text)")
            told.insert(text)
          }
        }
      }
    }
    // 65 pairs in three relations, less the five that the sky does not have.
    #expect(told.count == 190)
  }

  @Test func aChartsAspectsAreTold() throws {
    for number in 0..<10 {
      let chart = try ReadingPerson(number).chart
      for aspect in chart.aspects where aspect.kind.isMajor {
        guard case .body(let one) = aspect.first, one.rawValue <= CelestialBody.pluto.rawValue else { continue }
        if case .body(let other) = aspect.second, other.rawValue > CelestialBody.pluto.rawValue { continue }
        if aspect.first == .ascendant { continue }
        #expect(NatalReading.aspect(aspect, language: .english) != nil, "\(aspect)")
      }
      #expect(chart.aspects.filter { !$0.kind.isMajor }.allSatisfy { NatalReading.aspect($0, language: .english) == nil })
    }
  }
}
