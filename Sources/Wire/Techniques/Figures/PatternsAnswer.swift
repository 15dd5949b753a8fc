public import Astrology
public import Ephemeris

/// The figures that a chart makes as a whole.
public struct PatternsAnswer: TechniqueFinding {
  /// T-squares, grand trines and their like.
  public let patterns: [AspectPattern]
  /// Signs that hold three of the ten bodies or more.
  public let crowdedSigns: [(sign: ZodiacSign, bodies: [CelestialBody])]
  /// How the ten bodies lie around the circle; `nil` without a birth time.
  public let shape: ChartShape?
  /// How they are spread over halves and quarters; `nil` without a birth time.
  public let hemispheres: HemisphereBalance?
  /// Bodies that stand alone.
  public let singletons: [Singleton]
  /// Parallels and contra-parallels, tightest first.
  public let declinationAspects: [DeclinationAspect]
  /// Mirror contacts, tightest first.
  public let antiscia: [Antiscion]

  /// The figures of a chart; `orbDegrees` is for parallels and antiscia.
  ///
  /// - Throws: ``EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public init(of chart: NatalChart, orbDegrees: Double = 1) throws(EphemerisError) {
    patterns = AspectPattern.all(in: chart)
    crowdedSigns = AspectPattern.crowdedSigns(in: chart)
    shape = ChartShape(of: chart)
    hemispheres = HemisphereBalance(chart)
    singletons = Singleton.all(in: chart)
    declinationAspects = try DeclinationAspect.all(in: chart, orbDegrees: orbDegrees)
    antiscia = Antiscion.all(in: chart, orbDegrees: orbDegrees)
  }

  public func writeFields(to json: inout JSONWriter) {
    json.key("patterns")
    json.array(patterns) { json, pattern in
      json.object { json in
        json.field("pattern", pattern.kind.wireName)
        json.field("bodies", pattern.bodies)
        json.field("apex", pattern.apex?.name)
        json.field("widestOrb", pattern.widestOrb)
      }
    }
    json.key("crowdedSigns")
    json.array(crowdedSigns) { json, crowd in
      json.object { json in
        json.field("sign", crowd.sign.name)
        json.field("bodies", crowd.bodies)
      }
    }
    json.field("shape", shape?.wireName)
    json.key("hemispheres")
    if let hemispheres { write(hemispheres, to: &json) } else { json.null() }
    json.key("singletons")
    json.array(singletons) { json, singleton in
      json.object { json in
        json.field("body", singleton.body.name)
        json.field("part", singleton.part.kindName)
        json.field("name", singleton.part.name)
      }
    }
    json.key("declinationAspects")
    json.array(declinationAspects) { json, aspect in
      json.contact(aspect.first, aspect.second, aspect.kind.wireName, orb: aspect.orb)
    }
    json.key("antiscia")
    json.array(antiscia) { json, contact in
      json.contact(contact.first, contact.second, contact.kind.wireName, orb: contact.orb)
    }
  }

  private func write(_ balance: HemisphereBalance, to json: inout JSONWriter) {
    json.object { json in
      for hemisphere in HemisphereBalance.Hemisphere.allCases {
        json.key(named: hemisphere.wireName)
        json.array(balance.bodies(in: hemisphere)) { json, body in json.string(body.name) }
      }
      json.object("quadrants") { json in
        for quadrant in 1...4 {
          json.key(named: "\(quadrant)")
          json.array(balance.bodies(inQuadrant: quadrant)) { json, body in json.string(body.name) }
        }
      }
    }
  }
}

extension Singleton.Part {
  /// `hemisphere`, `element`, `modality`.
  public var kindName: String {
    switch self {
    case .hemisphere: "hemisphere"
    case .element: "element"
    case .modality: "modality"
    }
  }

  /// `eastern`, `fire`, `cardinal`, ….
  public var name: String {
    switch self {
    case .hemisphere(let hemisphere): hemisphere.wireName
    case .element(let element): element.name
    case .modality(let modality): modality.name
    }
  }
}

extension JSONWriter {
  fileprivate mutating func contact(_ first: CelestialBody, _ second: CelestialBody, _ kind: String, orb: Double) {
    object { json in
      json.field("planet1", first.name)
      json.field("planet2", second.name)
      json.field("type", kind)
      json.field("orb", orb)
    }
  }
}
