import Astrology

/// What the Western score is made of.
struct WesternMatchAnswer: JSONEncodable {
  let score: SynastryScore

  init(_ score: SynastryScore) { self.score = score }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key("score")
      json.number(score.total, decimals: 1)
      json.key("components")
      json.array(score.parts) { json, part in
        json.object { json in
          json.field("name", part.component.wireName)
          json.field("score", part.score, decimals: 1)
          json.field("weight", part.component.weight)
        }
      }
      json.field(
        "leftOut",
        SynastryScore.Component.allCases.filter { one in !score.parts.contains { $0.component == one } }.map(\.wireName))
      json.field("aspectMean", score.aspectMean, decimals: 3)
      json.field("aspectCount", score.aspects.count)
      json.field("formula", Self.formula)
    }
  }

  private static let formula = """
    A quarter the Suns’ signs, three tenths the Moons’, a quarter Venus and Mars, a fifth the rising signs, plus five times the mean weight \
    of the aspects (conjunction 1, sextile 0.8, square -0.6, trine 1, opposition -0.4) between Sun, Moon, Mercury, Venus, Mars and Jupiter. \
    What is left out for want of a birth time gives its weight to the rest.
    """
}
