public import Astrology
public import Ephemeris
import Readings

/// The sidereal sky of a moment: the answer of `ephemeris/current` and `ephemeris/at` with `system=vedic`.
public struct VedicSkyAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let chart: VedicChart
  let positions: [EclipticPosition]
  let angles: Angles?
  let houses: Houses?

  /// An answer.
  ///
  /// - Parameters:
  ///   - positions: where the nine stand, in the order of ``Astrology/Graha``, with sidereal longitudes.
  ///   - angles: in sidereal longitudes, when there is a place.
  ///   - houses: the same.
  public init(instant: UTC, chart: VedicChart, positions: [EclipticPosition], angles: Angles?, houses: Houses?) {
    self.instant = instant
    self.chart = chart
    self.positions = positions
    self.angles = angles
    self.houses = houses
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("timestamp", ISO8601.string(instant))
      json.field("system", "vedic")
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("ayanamsaDegrees", chart.ayanamsaValue)
      json.field("has_rising_sign", angles != nil)
      json.key("planets")
      json.array(chart.places.indices) { json, index in
        let place = chart.places[index]
        let position = positions[index]
        json.object { json in
          json.field("id", place.graha.englishName.lowercased())
          json.field("symbol", place.graha.symbol)
          json.field("name", place.graha.englishName)
          json.field("graha", place.graha.name)
          json.grahaFields(place)
          json.field("latitude", position.latitude)
          json.field("distance", position.distance)
          json.field("speed", position.longitudeSpeed)
          json.field("significance", Language.english.significance(of: place.graha))
        }
      }
      json.field("lagna", ifPresent: chart.lagna.map(LagnaAnswer.init))
      json.field("angles", ifPresent: angles.map(AnglesAnswer.init))
      json.field("houses", ifPresent: houses.map({ JSONMap($0) as JSONMap<HouseAnswer> }))
      json.field("houseSystem", ifPresent: houses?.system.name)
    }
  }
}

extension Graha {
  /// The sign of the graha in Unicode, as text (no emoji).
  public var symbol: String {
    switch self {
    case .rahu: "☊"
    case .ketu: "☋"
    default: body?.symbol ?? ""
    }
  }
}
