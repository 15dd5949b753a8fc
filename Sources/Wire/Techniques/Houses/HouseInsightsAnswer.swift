import Ephemeris
public import Readings

/// What planets in houses mean.
public struct HouseInsightsAnswer: JSONEncodable, Sendable {
  let insights: [HouseInsight]

  /// The insights, in the order in which they were asked for.
  public init(_ insights: [HouseInsight]) { self.insights = insights }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key("insights")
      json.array(insights) { json, insight in
        json.object { json in
          json.field("planetId", insight.body.identifier)
          json.field("planetName", insight.body.name)
          json.field("planetSymbol", insight.body.symbol)
          json.field("house", insight.house.number)
          json.field("houseName", insight.house.name)
          json.field("houseTheme", insight.house.theme)
          json.field("summary", insight.summary)
          json.field("strengths", insight.strengths)
          json.field("challenges", insight.challenges)
          json.field("lifeArea", insight.house.lifeArea)
          json.field("isRetrograde", insight.isRetrograde)
          json.field("retrogradeNote", insight.retrogradeNote)
        }
      }
      json.object("houses") { json in
        for house in HouseMeaning.all(in: .english) where insights.contains(where: { $0.house == house }) {
          json.key(named: "\(house.number)")
          json.object { json in
            json.field("name", house.name)
            json.field("theme", house.theme)
            json.field("lifeArea", house.lifeArea)
          }
        }
      }
    }
  }
}
