/// The later view of the meters: seventeen in five groups, by one score from hard to easy. Field names are those of Arca's newest clients.
public struct ModernAstrometersAnswer: JSONEncodable, Sendable, Hashable {
  /// The numbers of a meter, a group, or all together.
  public struct Gauge: Sendable, Hashable {
    /// 0 … 100, 50 in the middle.
    public var unifiedScore: Double
    /// 0 … 100.
    public var intensity: Double
    /// 0 … 100, 50 is neutral.
    public var harmony: Double
    /// `challenging`, `turbulent`, `peaceful` or `flowing`.
    public var quality: String
    public var stateLabel: String
    /// How the score moved since yesterday.
    public var trend: AstrometersAnswer.Move?

    public init(
      unifiedScore: Double, intensity: Double, harmony: Double, quality: String, stateLabel: String,
      trend: AstrometersAnswer.Move?
    ) {
      self.unifiedScore = unifiedScore
      self.intensity = intensity
      self.harmony = harmony
      self.quality = quality
      self.stateLabel = stateLabel
      self.trend = trend
    }
  }

  /// One of the seventeen.
  public struct Meter: Sendable, Hashable {
    public var name: String
    public var group: String
    public var gauge: Gauge
    public var interpretation: String
    /// What it watches in a chart.
    public var about: String
    public var topContacts: [AstrometersAnswer.Contact]

    public init(
      name: String, group: String, gauge: Gauge, interpretation: String, about: String, topContacts: [AstrometersAnswer.Contact]
    ) {
      self.name = name
      self.group = group
      self.gauge = gauge
      self.interpretation = interpretation
      self.about = about
      self.topContacts = topContacts
    }
  }

  /// One of the five.
  public struct Group: Sendable, Hashable {
    public var name: String
    public var gauge: Gauge
    public var interpretation: String
    /// The member that decides.
    public var driver: String
    public var meters: [Meter]

    public init(name: String, gauge: Gauge, interpretation: String, driver: String, meters: [Meter]) {
      self.name = name
      self.gauge = gauge
      self.interpretation = interpretation
      self.driver = driver
      self.meters = meters
    }
  }

  /// `2026-11-21`.
  public var date: String
  public var overall: Gauge
  public var groups: [Group]
  public var mostActive: [String]
  public var mostChallenging: [String]
  public var mostFlowing: [String]

  public init(
    date: String, overall: Gauge, groups: [Group], mostActive: [String], mostChallenging: [String], mostFlowing: [String]
  ) {
    self.date = date
    self.overall = overall
    self.groups = groups
    self.mostActive = mostActive
    self.mostChallenging = mostChallenging
    self.mostFlowing = mostFlowing
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", date)
      json.field("overall_unified_score", overall.unifiedScore, decimals: 1)
      json.field("overall_intensity", overall.intensity, decimals: 1)
      json.field("overall_harmony", overall.harmony, decimals: 1)
      json.field("overall_quality", overall.quality)
      json.field("overall_state", overall.stateLabel)
      json.field("groups", groups)
      json.field("top_active_meters", mostActive)
      json.field("top_challenging_meters", mostChallenging)
      json.field("top_flowing_meters", mostFlowing)
    }
  }
}

extension ModernAstrometersAnswer.Gauge {
  func write(to json: inout JSONWriter) {
    json.field("unified_score", unifiedScore, decimals: 1)
    json.field("intensity", intensity, decimals: 1)
    json.field("harmony", harmony, decimals: 1)
    json.field("quality", quality)
    json.field("state_label", stateLabel)
    json.field("trend_delta", trend?.delta)
    json.field("trend_direction", trend?.direction)
    json.field("trend_change_rate", trend?.changeRate)
  }
}

extension ModernAstrometersAnswer.Group: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("group_name", name)
      json.field("display_name", name.prefix(1).uppercased() + name.dropFirst())
      gauge.write(to: &json)
      json.field("interpretation", interpretation)
      json.field("driver", driver)
      json.field("meters", meters)
    }
  }
}

extension ModernAstrometersAnswer.Meter: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("meter_name", name)
      json.field("group", group)
      gauge.write(to: &json)
      json.field("unified_quality", gauge.quality)
      json.field("interpretation", interpretation)
      json.field("astrological_foundation", about)
      json.field("top_aspects", topContacts)
    }
  }
}
