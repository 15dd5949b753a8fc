@testable import Shapes

/// How bright a night is.
struct NightAnswer: Shape {
  /// The day on whose evening the night begins. {format: date}
  var date: String
  /// The lit part of the Moon's disk, 0 … 1. {decimals: 2}
  var illumination: Double
}
extension Route {
  /// How bright a night is.
  static let night = Route(.get, "/api/v1/nights/{date}", for: .program, gives: NightAnswer.self)
  /// The page of a night.
  static let nightPage = Route(.get, "/nights/{date}", for: .person)
}
