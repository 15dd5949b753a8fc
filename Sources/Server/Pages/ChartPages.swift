import Astrology
import Atlas
import Ephemeris
import Web
import Wire

extension ChartPage.Model {
  /// The page of a kept chart with the sky of a moment over it.
  init(_ drawn: DrawnChart, kept: KeptBirth, now: UTC) {
    let moment = ChartMoment(utc: now)
    let bodies = YearSpan.bodies(ChartOptions.defaultBodies, placeableAt: moment.tt)
    self.init(
      chart: drawn.chart, birth: Birth(drawn.birth, kept: kept), name: kept.birthData.name ?? "",
      clock: drawn.birth.explanation ?? "",
      sky: try? SkyComparison(of: moment, over: drawn.chart, bodies: bodies), now: now)
  }
}

extension Birth {
  /// A birth that has been read, as its page tells it.
  init(_ birth: ReadBirth, kept: KeptBirth) {
    let time: CivilDateTime? = if case .known(_, let clock) = birth.hour { clock } else { nil }
    self.init(
      date: birth.date, time: time, instant: birth.utc, place: kept.birthData.place ?? "", region: kept.region ?? "",
      latitude: birth.location.latitude, longitude: birth.location.longitude, zone: birth.zone.identifier,
      placeID: kept.placeID ?? "")
  }
}

extension KeptBirth {
  /// A birth that came through the form.
  init(_ certain: CertainBirth) {
    let place = certain.place
    self.init(
      birthData: BirthData(
        date: ISO8601.date(certain.date), time: certain.moment.map { ISO8601.time(secondOfDay: Int($0.local.secondOfDay)) },
        timezone: place.timeZone, latitude: place.latitude, longitude: place.longitude,
        fold: certain.moment?.occurrence?.rawValue,
        place: place.name),
      chartType: nil, houseSystem: nil, placeID: String(place.id), region: Birth(certain).region)
  }
}
