import Astrology
import Ephemeris
import Testing

@testable import Readings

/// What a person is shown.
@Suite struct MeterReadingTests {
  static func skies(_ index: Int) throws -> (today: MeterSky, yesterday: MeterSky) {
    let day = MeterPeople.day(index)
    return (try MeterSky(at: TT(daysSinceJ2000: day)), try MeterSky(at: TT(daysSinceJ2000: day - 1)))
  }

  @Test func theNamesAreThoseOfTheWire() {
    #expect(Meter.allCases.count == 23 && MeterGroup.allCases.count == 5 && ModernMeter.allCases.count == 17)
    #expect(Meter.allCases.map(\.rawValue).prefix(3) == ["overall_intensity", "overall_harmony", "mental_clarity"])
    #expect(MeterGroup.innerWorld.members.count == 6 && MeterGroup.deeperDimensions.members.count == 7)
    #expect(MeterGroup.allCases.flatMap(\.members) == Meter.allCases)
    #expect(ModernMeterGroup.allCases.flatMap(\.members) == ModernMeter.allCases)
    #expect(Meter.allCases.map(\.index) == Array(0..<23) && ModernMeter.allCases.map(\.index) == Array(0..<17))
    #expect(MeterGroup.weight(of: .fireEnergy) == 0.7 && MeterGroup.weight(of: .decisionQuality) == 1.5)
    #expect(Meter.karmicLessons.domain == .spiritual && Set(Meter.allCases.map(\.domain)).count == 9)
  }

  @Test(arguments: 0..<8) func everyReadingIsWhole(index: Int) throws {
    let chart = MeterChart(try MeterPeople.natal(index, isTimeKnown: index % 3 != 0))
    let (today, yesterday) = try Self.skies(index)
    let readings = MeterReadings(chart: chart, today: today, yesterday: yesterday)
    let before = MeterReadings(chart: chart, today: yesterday)
    #expect(readings == MeterReadings(chart: chart, today: today, yesterday: yesterday))
    let modern = ModernMeterReadings(chart: chart, today: today, yesterday: yesterday)
    #expect(modern.aspectCount == readings.aspectCount && readings.aspectCount > 5)
    var all = Meter.allCases.map { readings[$0] }
    all += MeterGroup.allCases.map { readings[$0] }
    all += ModernMeter.allCases.map { modern[$0] }
    all += ModernMeterGroup.allCases.map { modern[$0] }
    all.append(modern.overall)
    for reading in all {
      for number in [reading.intensity, reading.harmony, reading.unifiedScore] { #expect((0...100).contains(number)) }
      // Where nothing is in orb, the rank is the middle of all days of that kind: less than one step of the percentiles.
      #expect(reading.topAspects.count <= 5 && (reading.intensity <= 2 || !reading.topAspects.isEmpty))
      #expect(reading.topAspects.map(\.share) == reading.topAspects.map(\.share).sorted(by: >))
      #expect(reading.topAspects.map(\.share).reduce(0, +) < 1.0001)
      for aspect in reading.topAspects {
        #expect((0...1).contains(aspect.closeness) && aspect.kind.isMajor && (-1...1).contains(aspect.quality))
        #expect(aspect.isSpan != chart.isTimeKnown)
        #expect((aspect.house != nil) == chart.isTimeKnown)
        if !chart.isTimeKnown { #expect(![.body(.moon), .ascendant, .midheaven].contains(aspect.point)) }
      }
      let trend = try #require(reading.trend)
      #expect(abs(trend.harmony.previous + trend.harmony.delta - reading.harmony) < 1e-9)
      #expect((trend.harmony.rate == .stable) == (trend.summary == .stable))
      if trend.summary == .improving { #expect(trend.harmony.delta > 0 && trend.harmony.direction == .improving) }
      if trend.intensity.direction == .decreasing { #expect(trend.intensity.delta < 0) }
    }
    for meter in Meter.allCases {
      #expect(before[meter].trend == nil)
      #expect(readings[meter].trend?.intensity.previous == before[meter].intensity)
      #expect(readings[meter].trend?.harmony.previous == before[meter].harmony)
      #expect(readings[meter].trend?.unifiedScore.previous == before[meter].unifiedScore)
    }
    for group in MeterGroup.allCases { #expect(readings[group].trend?.intensity.previous == before[group].intensity) }
    #expect(readings.keyAspects.count == 5)
    #expect(readings.keyAspects.contains { $0.meters.count > 1 })
    #expect(readings.overall == readings[.overview])
    for group in ModernMeterGroup.allCases { #expect(modern.driver(of: group).group == group) }
    let scores = modern.mostFlowing.map { modern[$0].unifiedScore }
    #expect(scores.count == 17 && scores == scores.sorted(by: >))
    #expect(modern[modern.mostChallenging[0]].unifiedScore == scores.last)
    #expect(modern[modern.mostActive[0]].intensity == ModernMeter.allCases.map { modern[$0].intensity }.max())
  }

  @Test func intensityAndHarmonyAreTwoReadings() throws {
    var differs = 0
    for index in 0..<20 {
      let chart = MeterChart(try MeterPeople.natal(index))
      let readings = MeterReadings(chart: chart, today: try Self.skies(index).today)
      differs += abs(readings[.overallIntensity].intensity - readings[.overallHarmony].intensity) > 5 ? 1 : 0
    }
    #expect(differs > 12)
  }

  @Test func labelsStandAtTheirEdges() {
    #expect(MeterQuality(intensity: 24.9, harmony: 90) == .quiet)
    #expect(MeterQuality(intensity: 39.9, harmony: 70) == .peaceful)
    #expect(MeterQuality(intensity: 40, harmony: 70) == .harmonious)
    #expect(MeterQuality(intensity: 25, harmony: 30) == .challenging)
    #expect(MeterQuality(intensity: 99, harmony: 31) == .mixed)
    #expect([0, 31, 51, 71, 86].map { MeterLevel(intensity: $0) } == MeterLevel.allCases)
    #expect([30.9, 31, 70].map { MeterBand(harmony: $0) } == MeterBand.allCases)
    #expect([0, 25, 50, 75].map { ModernMeterQuality(unifiedScore: $0) } == ModernMeterQuality.allCases)
  }

  /// I′ = 100 tanh(80/60) = 87.006; raw = 50 + 43.503 · 0.6 = 76.102; 50 + 50 tanh(1.04407) = 88.98.
  @Test func theUnifiedScoreIsTheFormula() {
    #expect(abs(MeterReading.unifiedScore(intensity: 80, harmony: 80) - 88.975) < 0.01)
    #expect(abs(MeterReading.unifiedScore(intensity: 80, harmony: 20) - 11.025) < 0.01)
    #expect(MeterReading.unifiedScore(intensity: 0, harmony: 100) == 50)
    #expect(MeterReading.unifiedScore(intensity: 100, harmony: 50) == 50)
    #expect(MeterReading.unifiedScore(intensity: 100, harmony: 100) < 100)
  }

  @Test func aChangeHasADirectionAndARate() {
    #expect(MeterChange(from: 50, to: 50.1, .harmony).direction == .stable)
    #expect(MeterChange(from: 50, to: 50.1, .harmony).rate == .stable)
    let fall = MeterChange(from: 90, to: 10, .harmony)
    #expect(fall.direction == .worsening && fall.rate == .rapid && fall.delta == -80 && fall.previous == 90)
    #expect(MeterChange(from: 10, to: 90, .intensity).direction == .increasing)
    #expect(MeterChange(from: 90, to: 10, .intensity).direction == .decreasing)
    #expect(MeterChange(from: 10, to: 90, .unifiedScore).direction == .improving)
    #expect(MeterTable.changeEdges.count == 9)
  }
}
