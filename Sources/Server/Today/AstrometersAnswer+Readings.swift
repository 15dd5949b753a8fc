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
  init(_ readings: MeterReadings, of chart: NatalChart, on day: LocalDay, moon: String, sun: String) {
    let seed = DailyComposer.seed(of: chart)
    func sign(_ point: ChartPoint) -> String? {
      // Without the hour the Moon of birth may have stood in two signs.
      if point == .body(.moon), (chart.moonRange?.signs.count ?? 1) > 1 { return nil }
      return chart.longitude(of: point).map { ZodiacSign(longitude: $0).name.lowercased() }
    }
    let meters = Readings.Meter.allCases.map { meter in
      Self.Meter(
        meter.rawValue, group: meter.domain.rawValue, readings[meter],
        MeterTelling(meter, in: readings, day: day.number, seed: seed, language: .english), members: [])
    }
    let groups = MeterGroup.allCases.map { group in
      Self.Meter(
        group.rawValue, group: "overview", readings[group],
        MeterTelling(group, in: readings, day: day.number, seed: seed, language: .english),
        members: group.members.map(\.rawValue))
    }
    self.init(
      date: ISO8601.date(day.date), natal: Signs(sun: sign(.body(.sun)), moon: sign(.body(.moon)), ascendant: sign(.ascendant)),
      transit: Signs(sun: sun, moon: moon, ascendant: nil), aspectCount: readings.aspectCount,
      keyContacts: readings.keyAspects.map {
        KeyContact(contact: Contact($0.aspect, of: 100), meters: $0.meters.map(\.rawValue))
      },
      overall: groups[0], meters: meters + groups)
  }
}

extension AstrometersAnswer.Meter {
  init(_ name: String, group: String, _ reading: MeterReading, _ told: MeterTelling, members: [String]) {
    self.init(
      name: name, group: group, unifiedScore: reading.unifiedScore, unifiedQuality: reading.quality.rawValue,
      intensity: reading.intensity, harmony: reading.harmony, stateLabel: told.stateLabel,
      interpretation: told.interpretation, advice: [told.advice],
      topContacts: reading.topAspects.map { AstrometersAnswer.Contact($0, of: reading.intensity) },
      rawIntensity: reading.intensity, rawHarmony: (reading.harmony - 50) * 2, members: members,
      trend: reading.trend?.summary.rawValue, harmonyMove: reading.trend.map { AstrometersAnswer.Move($0.harmony) },
      intensityMove: reading.trend.map { AstrometersAnswer.Move($0.intensity) },
      scoreMove: reading.trend.map { AstrometersAnswer.Move($0.unifiedScore) })
  }
}

extension AstrometersAnswer.Contact {
  /// A contact with its share of an intensity.
  init(_ aspect: MeterAspect, of intensity: Double) {
    let part = aspect.share * intensity
    self.init(
      label: "Transit \(aspect.body.name) \(aspect.kind.name) Natal \(aspect.point.name)",
      natalPlanet: aspect.point.name.lowercased(),
      transitPlanet: aspect.body.name.lowercased(), aspectType: aspect.kind.name, orb: aspect.orb, phase: aspect.phase.word,
      daysToExact: aspect.daysToExact, weightage: aspect.share, transitPower: max(0, 1 - aspect.orb / aspect.orbLimit),
      qualityFactor: aspect.quality, intensityContribution: part, harmonyContribution: part * aspect.quality)
  }
}

extension AstrometersAnswer.Move {
  init(_ change: MeterChange) {
    self.init(
      previous: change.previous, delta: change.delta, direction: change.direction.rawValue, changeRate: change.rate.rawValue)
  }
}

extension AspectPhase {
  /// The word on the wire.
  fileprivate var word: String {
    switch self {
    case .applying: "applying"
    case .exact: "exact"
    case .separating: "separating"
    }
  }
}

extension ModernAstrometersAnswer {
  /// The later view of a day, with its words.
  init(_ readings: ModernMeterReadings, on day: LocalDay, seed: UInt64) {
    func gauge(_ reading: MeterReading, state: String) -> Gauge {
      Gauge(
        unifiedScore: reading.unifiedScore, intensity: reading.intensity, harmony: reading.harmony,
        quality: reading.modernQuality.rawValue, stateLabel: state,
        trend: reading.trend.map { AstrometersAnswer.Move($0.unifiedScore) })
    }
    let groups = ModernMeterGroup.allCases.map { group in
      let members = group.members.map { meter in
        let told = MeterTelling(meter, in: readings, day: day.number, seed: seed, language: .english)
        return Meter(
          name: meter.rawValue, group: group.rawValue, gauge: gauge(readings[meter], state: told.stateLabel),
          interpretation: told.interpretation, about: told.about,
          topContacts: readings[meter].topAspects.map { AstrometersAnswer.Contact($0, of: readings[meter].intensity) })
      }
      let driver = readings.driver(of: group)
      return Group(
        name: group.rawValue,
        gauge: gauge(readings[group], state: MeterTelling.state(of: group, in: readings, language: .english)),
        interpretation: MeterTelling(driver, in: readings, day: day.number, seed: seed, language: .english).interpretation,
        driver: driver.rawValue,
        meters: members)
    }
    self.init(
      date: ISO8601.date(day.date),
      overall: gauge(readings.overall, state: MeterTelling.state(of: nil, in: readings, language: .english)),
      groups: groups, mostActive: readings.mostActive.prefix(3).map(\.rawValue),
      mostChallenging: readings.mostChallenging.prefix(3).map(\.rawValue),
      mostFlowing: readings.mostFlowing.prefix(3).map(\.rawValue))
  }
}
