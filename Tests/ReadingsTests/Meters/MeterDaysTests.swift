import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct MeterDaysTests {
  private static let skies = Result { try (0..<30).map { try MeterSky(at: TT(daysSinceJ2000: MeterPeople.day(3) + Double($0))) } }

  @Test(arguments: 0..<6) func aDayAmongManyHasTheNumberThatItHasAlone(index: Int) throws {
    let chart = MeterChart(try MeterPeople.natal(index, isTimeKnown: index % 3 != 0))
    let skies = try Self.skies.get()
    let days = MeterDays(chart: chart, skies: skies)
    for meter in Meter.allCases {
      let alone = [skies[0], skies[17], skies[29]].map { MeterReadings(chart: chart, today: $0)[meter].intensity }
      let among = days[meter]
      #expect(among.count == 30 && [among[0], among[17], among[29]] == alone, "\(meter)")
    }
  }

  @Test(arguments: 0..<6) func theOneThatMovedMostIsFartherFromItsMiddleThanTheOthers(index: Int) throws {
    let days = MeterDays(chart: MeterChart(try MeterPeople.natal(index)), skies: try Self.skies.get())
    func reach(_ meter: Meter) -> Double {
      let numbers = days[meter]
      let mean = numbers.reduce(0, +) / Double(numbers.count)
      return numbers.map { abs($0 - mean) }.reduce(0, +)
    }
    let most = days.mostMoved
    #expect(most.group != .overview)
    for meter in Meter.allCases where meter.group != .overview { #expect(reach(meter) <= reach(most) + 1e-9, "\(meter)") }
  }

  @Test func withoutDaysThereIsNothingToTell() throws {
    let days = MeterDays(chart: MeterChart(try MeterPeople.natal(1)), skies: [])
    #expect(days[days.mostMoved].isEmpty)
  }

  @Test func aPartOfLifeHasOneMeterAtMost() {
    let meters = LifeCategory.allCases.compactMap { Meter(hearing: $0) }
    #expect(Set(meters).count == meters.count && Meter(hearing: .loveRelationships) == .relationshipHarmony)
  }
}
