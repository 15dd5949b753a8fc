import Astrology
import ChartArt
import Ephemeris

/// Births and skies by chance: every house system, every latitude, all bodies or those of a page, births without an hour, and ten bodies
/// in one place. One seed gives one series.
struct RandomPairs {
  var random: SeededGenerator
  private var births: [WheelFigure?] = []
  private var skies: [[WheelFigure.Point]] = []

  /// - Parameter births: how many births there are, and a quarter as many skies.
  init(seed: UInt64, births count: Int) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<count { births.append(randomBirth()) }
    for _ in 0..<count / 4 { skies.append(randomSky()) }
  }

  /// A birth by its number.
  func birth(_ number: Int) -> WheelFigure? { births[number % births.count] }

  /// A birth with a sky around it; `nil` for a birth that no house system can place.
  mutating func next(_ number: Int) -> WheelFigure? {
    var figure = birth(number)
    figure?.moving = skies.randomElement(using: &random) ?? []
    figure?.contacts = []
    return figure
  }

  private mutating func randomBirth() -> WheelFigure? {
    let days = Double.random(in: -36525...36525, using: &random)
    let latitude = oneIn(4) ? 90.0 : 60
    guard
      let place = GeographicLocation(
        latitude: .random(in: -latitude...latitude, using: &random), longitude: .random(in: -180...180, using: &random))
    else { return nil }
    let options = ChartOptions(bodies: bodies(), houseSystem: HouseSystem.allCases.randomElement(using: &random) ?? .placidus)
    let chart =
      oneIn(7)
      ? try? NatalChart(
        noon: moment(days), dayStart: moment(days - 0.5), dayEnd: moment(days + 0.5), location: place, options: options)
      : try? NatalChart(moment: moment(days), location: place, options: options)
    guard let chart else { return nil }
    var figure = WheelFigure(chart)
    if chart.houses != nil, oneIn(5) { crowd(&figure.points) }
    return figure
  }

  private mutating func randomSky() -> [WheelFigure.Point] {
    let days = Double.random(in: -36525...36525, using: &random)
    guard let place = GeographicLocation(latitude: 0, longitude: 0),
      let chart = try? NatalChart(moment: moment(days), location: place, options: ChartOptions(bodies: bodies()))
    else { return [] }
    var points = WheelFigure(chart).points
    if oneIn(5) { crowd(&points) }
    return points
  }

  /// Brings ten bodies within a few degrees.
  private mutating func crowd(_ points: inout [WheelFigure.Point]) {
    let middle = Double.random(in: 0..<360, using: &random)
    for index in points.indices.prefix(10) {
      points[index].longitude = normalizedDegrees(middle + .random(in: -4...4, using: &random))
    }
  }

  private mutating func bodies() -> [CelestialBody] { oneIn(2) ? CelestialBody.allCases : ChartOptions.defaultBodies }
  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
  private func moment(_ days: Double) -> ChartMoment { ChartMoment(utc: UTC(daysSinceJ2000: days)) }
}
