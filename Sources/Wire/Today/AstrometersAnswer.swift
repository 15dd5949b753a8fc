/// All meters of one person on one day, as the first Arca sent them, with `trend` as the documented word and the numbers beside it.
///
/// It is filled from plain values, so that the engine of the meters need not know the wire.
public struct AstrometersAnswer: JSONEncodable, Sendable, Hashable {
  /// A contact that moves a meter.
  public struct Contact: Sendable, Hashable {
    /// `Transit Saturn square Natal Sun`.
    public var label: String
    public var natalPlanet: String
    public var transitPlanet: String
    public var aspectType: String
    /// Degrees from exactness.
    public var orb: Double?
    /// `applying`, `exact` or `separating`.
    public var phase: String?
    public var daysToExact: Double?
    public var weightage: Double
    public var transitPower: Double
    /// −1 … 1.
    public var qualityFactor: Double
    public var intensityContribution: Double
    public var harmonyContribution: Double

    public init(
      label: String, natalPlanet: String, transitPlanet: String, aspectType: String, orb: Double? = nil, phase: String? = nil,
      daysToExact: Double? = nil, weightage: Double, transitPower: Double, qualityFactor: Double, intensityContribution: Double,
      harmonyContribution: Double
    ) {
      self.label = label
      self.natalPlanet = natalPlanet
      self.transitPlanet = transitPlanet
      self.aspectType = aspectType
      self.orb = orb
      self.phase = phase
      self.daysToExact = daysToExact
      self.weightage = weightage
      self.transitPower = transitPower
      self.qualityFactor = qualityFactor
      self.intensityContribution = intensityContribution
      self.harmonyContribution = harmonyContribution
    }
  }

  /// How one number of a meter has moved since yesterday.
  public struct Move: Sendable, Hashable {
    public var previous: Double
    public var delta: Double
    /// `improving`, `worsening`, `increasing`, `decreasing` or `stable`.
    public var direction: String
    /// `stable`, `slow`, `moderate` or `rapid`.
    public var changeRate: String

    public init(previous: Double, delta: Double, direction: String, changeRate: String) {
      self.previous = previous
      self.delta = delta
      self.direction = direction
      self.changeRate = changeRate
    }
  }

  /// One meter, or one group of them.
  public struct Meter: Sendable, Hashable {
    /// Its name on the wire, `mental_clarity` or `inner_world_super_group`.
    public var name: String
    public var group: String
    /// 0 … 100.
    public var unifiedScore: Double
    public var unifiedQuality: String
    /// 0 … 100.
    public var intensity: Double
    /// 0 … 100, 50 is neutral.
    public var harmony: Double
    public var stateLabel: String
    public var interpretation: String
    public var advice: [String]
    public var topContacts: [Contact]
    public var rawIntensity: Double
    public var rawHarmony: Double
    /// The meters that a group is made of; empty for a meter.
    public var members: [String]
    /// `improving`, `stable` or `worsening`; `nil` when yesterday is outside the ephemeris.
    public var trend: String?
    public var harmonyMove: Move?
    public var intensityMove: Move?
    public var scoreMove: Move?

    public init(
      name: String, group: String, unifiedScore: Double, unifiedQuality: String, intensity: Double, harmony: Double,
      stateLabel: String, interpretation: String, advice: [String], topContacts: [Contact], rawIntensity: Double,
      rawHarmony: Double, members: [String] = [], trend: String?, harmonyMove: Move? = nil, intensityMove: Move? = nil,
      scoreMove: Move? = nil
    ) {
      self.name = name
      self.group = group
      self.unifiedScore = unifiedScore
      self.unifiedQuality = unifiedQuality
      self.intensity = intensity
      self.harmony = harmony
      self.stateLabel = stateLabel
      self.interpretation = interpretation
      self.advice = advice
      self.topContacts = topContacts
      self.rawIntensity = rawIntensity
      self.rawHarmony = rawHarmony
      self.members = members
      self.trend = trend
      self.harmonyMove = harmonyMove
      self.intensityMove = intensityMove
      self.scoreMove = scoreMove
    }
  }

  /// The signs of a sky or a birth, in lower case.
  public struct Signs: Sendable, Hashable {
    public var sun: String?
    public var moon: String?
    public var ascendant: String?

    public init(sun: String?, moon: String?, ascendant: String?) {
      self.sun = sun
      self.moon = moon
      self.ascendant = ascendant
    }
  }

  /// A contact that moves several meters.
  public struct KeyContact: Sendable, Hashable {
    public var contact: Contact
    public var meters: [String]

    public init(contact: Contact, meters: [String]) {
      self.contact = contact
      self.meters = meters
    }
  }

  /// The date of the reading, `2026-11-21`.
  public var date: String
  public var natal: Signs
  public var transit: Signs
  /// How many contacts count on the day.
  public var aspectCount: Int
  public var keyContacts: [KeyContact]
  /// The meter whose numbers stand for all.
  public var overall: Meter
  /// The meters, then the groups, in the order of the wire.
  public var meters: [Meter]

  public init(
    date: String, natal: Signs, transit: Signs, aspectCount: Int, keyContacts: [KeyContact], overall: Meter, meters: [Meter]
  ) {
    self.date = date
    self.natal = natal
    self.transit = transit
    self.aspectCount = aspectCount
    self.keyContacts = keyContacts
    self.overall = overall
    self.meters = meters
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", date + "T00:00:00")
      json.field("natal_chart_summary", natal)
      json.field("transit_summary", TransitSummary(signs: transit, aspectCount: aspectCount))
      json.field("aspect_count", aspectCount)
      json.field("key_aspects", keyContacts)
      json.field("overall_unified_score", overall.unifiedScore, decimals: 1)
      json.field("overall_unified_quality", overall.unifiedQuality)
      for meter in meters {
        json.key(named: meter.name)
        meter.write(to: &json, date: date)
      }
    }
  }

  private struct TransitSummary: JSONEncodable {
    let signs: Signs
    let aspectCount: Int

    func encode(to json: inout JSONWriter) {
      json.object { json in
        signs.write(to: &json)
        json.field("aspect_count", aspectCount)
      }
    }
  }
}

extension AstrometersAnswer.Signs: JSONEncodable {
  func write(to json: inout JSONWriter) {
    json.field("sun_sign", sun)
    json.field("moon_sign", moon)
    json.field("ascendant_sign", ascendant)
  }

  public func encode(to json: inout JSONWriter) { json.object { json in write(to: &json) } }
}

extension AstrometersAnswer.KeyContact: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("aspect", contact)
      json.field("affected_meters", meters)
      json.field("meter_count", meters.count)
    }
  }
}

extension AstrometersAnswer.Contact: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("natal_planet", natalPlanet)
      json.field("transit_planet", transitPlanet)
      json.field("aspect_type", aspectType)
      json.field("orb", orb)
      json.field("phase", phase)
      json.field("days_to_exact", daysToExact)
      json.field("weightage", weightage, decimals: 2)
      json.field("transit_power", transitPower, decimals: 2)
      json.field("quality_factor", qualityFactor, decimals: 2)
      json.field("dti_contribution", intensityContribution, decimals: 2)
      json.field("hqs_contribution", harmonyContribution, decimals: 2)
    }
  }
}

extension AstrometersAnswer.Move: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("previous", previous, decimals: 1)
      json.field("delta", delta, decimals: 1)
      json.field("direction", direction)
      json.field("change_rate", changeRate)
    }
  }
}

extension AstrometersAnswer.Meter {
  func write(to json: inout JSONWriter, date: String) {
    json.object { json in
      json.field("meter_name", name)
      json.field("date", date + "T00:00:00")
      json.field("group", group)
      json.field("unified_score", unifiedScore, decimals: 1)
      json.field("unified_quality", unifiedQuality)
      json.field("intensity", intensity, decimals: 1)
      json.field("harmony", harmony, decimals: 1)
      json.field("state_label", stateLabel)
      json.field("interpretation", interpretation)
      json.field("advice", advice)
      json.field("top_aspects", topContacts)
      json.object("raw_scores") { json in
        json.field("dti", rawIntensity, decimals: 2)
        json.field("hqs", rawHarmony, decimals: 2)
        if !members.isEmpty { json.field("member_count", members.count) }
      }
      json.object("additional_context") { json in
        guard !members.isEmpty else { return }
        json.field("super_group", name)
        json.field("member_meters", members)
        json.field("aggregation_method", "weighted_average")
      }
      json.field("trend", trend)
      json.object("trend_detail") { json in
        json.field("harmony", harmonyMove)
        json.field("intensity", intensityMove)
        json.field("unified_score", scoreMove)
      }
    }
  }
}
