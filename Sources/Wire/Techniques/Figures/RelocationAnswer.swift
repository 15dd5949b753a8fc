public import Astrology
public import Ephemeris

/// A birth seen from another place.
public struct RelocationAnswer: TechniqueFinding {
  let place: GeographicLocation
  let relocated: NatalChart

  /// The relocated chart and the place for which it was cast.
  public init(_ relocated: NatalChart, to place: GeographicLocation) {
    self.relocated = relocated
    self.place = place
  }

  public var notices: [ChartNotice] { ChartNotice.all(of: relocated) }

  public func writeFields(to json: inout JSONWriter) {
    json.field("location", LocationAnswer(place))
    json.field("chart", FigureAnswer(relocated))
  }
}
