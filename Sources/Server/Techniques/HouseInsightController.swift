import Ephemeris
import Hummingbird
import Readings
import Wire

/// What planets in houses mean, in words.
struct HouseInsightController: Sendable {
  func mount(on routes: RouteMounter) {
    routes.answer(.houseInsights) { request, context in try insights(try request.queryFields, context.language) }
  }

  /// More than there are bodies in any chart.
  private static let mostPlanets = 32

  private func insights(_ fields: FormFields, _ language: Language) throws(Problem) -> Response {
    switch (fields["planets"], fields["planet"]) {
    case (let list?, nil):
      let planets = try Self.planets(list)
      var insights: [HouseInsight] = []
      for (index, planet) in planets.enumerated() {
        insights.append(try Self.insight(planet, id: "planets[\(index)].id", prefix: "planets[\(index)].", language))
      }
      return .json(HouseInsightsAnswer(insights), capacity: 8192)
    case (nil, let name?):
      guard let house = try fields.integer("house") else {
        throw Problem(.validation, "house is required: 1 to 12.", field: "house")
      }
      let planet = PlanetInHouse(
        id: name, house: WholeNumber(house), retrograde: try Self.flag(fields["retrograde"], field: "retrograde"))
      return .json(HouseInsightsAnswer([try Self.insight(planet, id: "planet", prefix: "", language)]), capacity: 2048)
    case (nil, nil): throw Problem(.validation, "planet and house are required, or planets.", field: "planet")
    case (_?, _?): throw Problem(.validation, "Send planet or planets, not both.", field: "planets")
    }
  }

  private static func planets(_ text: String) throws(Problem) -> [PlanetInHouse] {
    let planets: [PlanetInHouse]
    do {
      planets = try RequestDecoding.decode([PlanetInHouse].self, from: Array(text.utf8))
    } catch {
      guard let path = error.field, path.hasPrefix("[") else {
        throw Problem(
          .validation, #"planets must be a JSON array such as [{"id":"Mars","house":7,"retrograde":false}]."#, field: "planets")
      }
      throw Problem(.validation, "planets" + error.message, field: "planets" + path)
    }
    guard (1...mostPlanets).contains(planets.count) else {
      throw Problem(.validation, "planets must hold between 1 and \(mostPlanets) planets.", field: "planets")
    }
    return planets
  }

  private static func insight(
    _ planet: PlanetInHouse, id field: String, prefix: String, _ language: Language
  ) throws(Problem) -> HouseInsight {
    let known = CelestialBody.planets.map(\.name)
    guard let body = CelestialBody(named: String(planet.id.prefix(64))), CelestialBody.planets.contains(body) else {
      throw Problem(
        .validation, "\(field): there are no texts for “\(planet.id.prefix(32))”; use \(known.joined(separator: ", ")).",
        field: field, allowed: known)
    }
    guard let insight = HouseInsight(body, in: planet.house.value, isRetrograde: planet.retrograde ?? false, language: language)
    else {
      throw Problem(.validation, "\(prefix)house must be between 1 and 12.", field: prefix + "house")
    }
    guard !insight.isRetrograde || insight.retrogradeNote != nil else {
      throw Problem(.validation, "\(prefix)retrograde: the \(body.name) never moves backwards.", field: prefix + "retrograde")
    }
    return insight
  }

  private static func flag(_ text: String?, field: String) throws(Problem) -> Bool? {
    switch text?.lowercased() {
    case nil: nil
    case "true"?: true
    case "false"?: false
    default: throw Problem(.validation, "\(field) must be true or false.", field: field, allowed: ["true", "false"])
    }
  }
}
