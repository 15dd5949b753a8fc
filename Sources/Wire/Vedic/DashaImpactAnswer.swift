public import Astrology
import Readings

/// How much the lords of the running periods have to say about each part of life; see `DashaBearing`.
public struct DashaImpactAnswer: JSONEncodable, Sendable {
  let mahadasha: DashaBearing
  let antardasha: DashaBearing

  /// An answer.
  public init(mahadasha: DashaBearing, antardasha: DashaBearing) {
    self.mahadasha = mahadasha
    self.antardasha = antardasha
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("mahadasha_impact", BearingAnswer(mahadasha, lordField: "lord", scoresField: "scores"))
      json.field("antardasha_impact", BearingAnswer(antardasha, lordField: "lord", scoresField: "scores"))
      json.key("combined_scores")
      json.scores { DashaBearing.combined(mahadasha, antardasha, $0) }
      json.field("method", Self.method)
    }
  }

  private static let method = """
    Scores from 0 to 10 say how much a lord has to say about an area, not how kindly. They are our own measure: its ties to three houses of \
    the area (standing in it 1, ruling it 0.8, ruling it through the lord of the sign 0.5, looking on it or signifying it 0.4; the chief \
    house in full, the others by half), times 0.5 plus half its strength. Strength is half position (uchcha bala and dignity), a quarter \
    direction (dig bala), a quarter time (nathonnatha and paksha bala), after Brihat Parashara Hora Shastra, chapter 27. Combined: six tenths \
    of the mahadasha, four of the antardasha.
    """
}

/// One lord’s bearing. The two places where it stands on the wire call its lord and its scores by different names.
struct BearingAnswer: JSONEncodable {
  let bearing: DashaBearing
  let lordField: StaticString
  let scoresField: StaticString

  init(_ bearing: DashaBearing, lordField: StaticString, scoresField: StaticString) {
    self.bearing = bearing
    self.lordField = lordField
    self.scoresField = scoresField
  }

  func encode(to json: inout JSONWriter) {
    let tone = DashaTone(bearing.strength)
    json.object { json in
      json.field(lordField, bearing.lord.englishName)
      json.key(scoresField)
      json.scores { bearing.score(of: $0) }
      json.field("keywords", DashaGuide(.mahadasha, of: bearing.lord, language: .english).keywords)
      json.field("tone", tone.rawValue)
      json.field("tone_description", tone.sentence(of: bearing.lord, language: .english))
      json.field("strength", StrengthSummary(strength: bearing.strength))
      json.key("evidence")
      json.array(bearing.reasons) { json, reason in
        json.object { json in
          json.field("house", reason.house)
          json.field("tie", reason.tie.name)
        }
      }
    }
  }
}

/// The strength of a lord, 0 … 100, and what it is made of.
struct StrengthSummary: JSONEncodable {
  let strength: DashaStrength

  func encode(to json: inout JSONWriter) {
    let dignity = Self.name(of: strength.dignity)
    func percent(_ share: Double) -> Double { (share * 1000).rounded() / 10 }
    json.object { json in
      json.field("planet", strength.lord.englishName)
      json.field("measured", strength.measured.englishName)
      json.field("overall_score", percent(strength.overall))
      json.field("strength_label", strength.label)
      json.field("dignity", dignity)
      json.object("components") { json in
        json.object("positional") { json in
          json.field("score", percent(strength.positional))
          json.field("dignity", dignity)
          json.object("factors") { json in
            json.field("exaltation_component", percent(strength.exaltation))
            json.field("dignity_component", percent(strength.dignityShare))
          }
        }
        json.field("directional", percent(strength.directional))
        json.object("temporal") { json in
          json.field("score", percent(strength.temporal))
          json.field("day_night", percent(strength.dayNight))
          json.field("lunar_light", percent(strength.lunarLight))
        }
      }
    }
  }

  private static func name(of dignity: GrahaDignity) -> String {
    switch dignity {
    case .exalted: "exalted"
    case .moolatrikona: "moolatrikona"
    case .own: "own"
    case .greatFriend: "great_friend"
    case .friend: "friend"
    case .neutral: "neutral"
    case .enemy: "enemy"
    case .greatEnemy: "great_enemy"
    case .debilitated: "debilitated"
    }
  }
}

extension JSONWriter {
  /// A score for each area of life, to one place.
  mutating func scores(_ score: (LifeArea) -> Double) {
    object { json in
      for area in LifeArea.allCases {
        json.key(named: area.name)
        json.number(score(area), decimals: 1)
      }
    }
  }
}
