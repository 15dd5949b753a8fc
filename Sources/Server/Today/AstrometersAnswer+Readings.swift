import Astrology
import Ephemeris
import Readings
import Wire

extension AstrometersAnswer {
  /// The meters of a chart on a day, with their words.
  ///
  /// - Parameters:
  ///   - moon: the sign of the Moon at noon of the day, in lower case.
  ///   - sun: that of the Sun.
  ///   - accord: what the words for the whole day keep to.
  init(
    _ readings: MeterReadings, of chart: NatalChart, on day: LocalDay, moon: String, sun: String, accord: DayAccord,
    language: Language
  ) {
    let seed = DailyComposer.seed(of: chart)
    let chart = chart.inItsZodiac
    // Without the hour a body of birth may have stood in two signs.
    func sign(_ point: ChartPoint) -> String? { chart.sign(of: point)?.name.lowercased() }
    // That of the Sun is always told, and is then the one of noon.
    let sunOfBirth = sign(.body(.sun)) ?? chart.placement(of: .sun)?.zodiac.sign.name.lowercased()
    let date = ISO8601.date(day.date) + "T00:00:00"
    let meters = Readings.Meter.allCases.map { meter in
      Self.Meter(
        meter.rawValue, date: date, group: meter.domain.rawValue, readings[meter],
        MeterTelling(meter, in: readings, day: day.number, seed: seed, accord: accord, language: language), members: [])
    }
    let groups = MeterGroup.allCases.map { group in
      Self.Meter(
        group.rawValue, date: date, group: "overview", readings[group],
        MeterTelling(group, in: readings, day: day.number, seed: seed, accord: accord, language: language),
        members: group.members.map(\.rawValue))
    }
    self.init(
      date: date,
      natalChartSummary: Signs(
        sunSign: sunOfBirth, moonSign: sign(.body(.moon)), ascendantSign: sign(.ascendant)),
      transitSummary: Transit(signs: Signs(sunSign: sun, moonSign: moon), aspectCount: readings.aspectCount),
      aspectCount: readings.aspectCount,
      keyAspects: readings.keyAspects.map {
        KeyContact(
          aspect: Contact($0.aspect, of: 100), affectedMeters: $0.meters.map(\.rawValue), meterCount: $0.meters.count)
      }, overallUnifiedScore: groups[0].unifiedScore, overallUnifiedQuality: groups[0].unifiedQuality,
      meters: JSONMap((meters + groups).map { (name: $0.meterName, value: $0) }), warnings: ChartNotice.ofMeters(of: chart))
  }
}

extension AstrometersAnswer.Meter {
  init(
    _ name: String, date: String, group: String, _ reading: MeterReading, _ told: MeterTelling, members: [String]
  ) {
    let isGroup = !members.isEmpty
    self.init(
      meterName: name, date: date, group: group, unifiedScore: reading.unifiedScore, unifiedQuality: told.quality.rawValue,
      intensity: reading.intensity, harmony: reading.harmony, stateLabel: told.stateLabel,
      interpretation: told.interpretation, advice: [told.advice],
      topAspects: reading.topAspects.map { AstrometersAnswer.Contact($0, of: reading.intensity) },
      rawScores: AstrometersAnswer.RawScores(
        dti: reading.intensity, hqs: (reading.harmony - 50) * 2, memberCount: isGroup ? members.count : nil),
      additionalContext: AstrometersAnswer.Context(
        superGroup: isGroup ? name : nil, memberMeters: isGroup ? members : nil,
        aggregationMethod: isGroup ? "percentile_of_weighted_average" : nil), trend: reading.trend?.summary.rawValue,
      trendDetail: AstrometersAnswer.Trend(
        harmony: reading.trend.map { AstrometersAnswer.Move($0.harmony) },
        intensity: reading.trend.map { AstrometersAnswer.Move($0.intensity) },
        unifiedScore: reading.trend.map { AstrometersAnswer.Move($0.unifiedScore) }))
  }
}

extension AstrometersAnswer.Contact {
  /// A contact with its share of an intensity.
  init(_ aspect: MeterAspect, of intensity: Double) {
    let part = aspect.share * intensity
    // One number twice with a birth time.
    func single(_ span: ClosedRange<Double>?) -> Double? { aspect.isSpan ? nil : span?.lowerBound }
    func ends(_ span: ClosedRange<Double>?) -> ClosedRange<Double>? { aspect.isSpan ? span : nil }
    let (orbs, days) = (ends(aspect.orbs), ends(aspect.daysToExact))
    self.init(
      label: "Transit \(aspect.body.name) \(aspect.kind.name) Natal \(aspect.point.name)",
      natalPlanet: aspect.point.name.lowercased(),
      transitPlanet: aspect.body.name.lowercased(), aspectType: aspect.kind.name, orb: single(aspect.orbs),
      orbFrom: orbs?.lowerBound, orbTo: orbs?.upperBound, phase: aspect.phase?.name, daysToExact: single(aspect.daysToExact),
      daysToExactFrom: days?.lowerBound, daysToExactTo: days?.upperBound, weightage: aspect.share,
      transitPower: aspect.closeness,
      qualityFactor: aspect.quality, dtiContribution: part, hqsContribution: part * aspect.quality)
  }
}

extension AstrometersAnswer.Move {
  init(_ change: MeterChange) {
    self.init(
      previous: change.previous, delta: change.delta, direction: change.direction.rawValue, changeRate: change.rate.rawValue)
  }
}

extension ModernAstrometersAnswer {
  /// The later view of a day, with its words.
  init(_ readings: ModernMeterReadings, of chart: NatalChart, on day: LocalDay, language: Language) {
    let seed = DailyComposer.seed(of: chart)
    func gauge(_ reading: MeterReading, state: String) -> Gauge {
      let trend = reading.trend?.unifiedScore
      return Gauge(
        unifiedScore: reading.unifiedScore, intensity: reading.intensity, harmony: reading.harmony,
        quality: reading.modernQuality.rawValue, stateLabel: state, trendDelta: trend?.delta,
        trendDirection: trend?.direction.rawValue, trendChangeRate: trend?.rate.rawValue)
    }
    let groups = ModernMeterGroup.allCases.map { group in
      let members = group.members.map { meter in
        let told = MeterTelling(meter, in: readings, day: day.number, seed: seed, language: language)
        return Meter(
          meterName: meter.rawValue, group: group.rawValue, gauge: gauge(readings[meter], state: told.stateLabel),
          unifiedQuality: readings[meter].modernQuality.rawValue, interpretation: told.interpretation,
          astrologicalFoundation: told.about,
          topAspects: readings[meter].topAspects.map { AstrometersAnswer.Contact($0, of: readings[meter].intensity) })
      }
      let driver = readings.driver(of: group)
      return Group(
        groupName: group.rawValue, displayName: group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst(),
        gauge: gauge(readings[group], state: MeterTelling.state(of: group, in: readings, language: language)),
        interpretation: MeterTelling(driver, in: readings, day: day.number, seed: seed, language: language).interpretation,
        driver: driver.rawValue,
        meters: members)
    }
    self.init(
      date: ISO8601.date(day.date), overallUnifiedScore: readings.overall.unifiedScore,
      overallIntensity: readings.overall.intensity, overallHarmony: readings.overall.harmony,
      overallQuality: readings.overall.modernQuality.rawValue,
      overallState: MeterTelling.state(of: nil, in: readings, language: language), groups: groups,
      topActiveMeters: readings.mostActive.prefix(3).map(\.rawValue),
      topChallengingMeters: readings.mostChallenging.prefix(3).map(\.rawValue),
      topFlowingMeters: readings.mostFlowing.prefix(3).map(\.rawValue), warnings: ChartNotice.ofMeters(of: chart))
  }
}
