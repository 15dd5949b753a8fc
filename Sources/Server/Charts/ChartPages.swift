import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Web
import Wire

extension ChartPage.Model {
  /// The page of a kept chart with the sky of a moment over it.
  init(_ drawn: DrawnChart, kept: StoredBirth, now: UTC, language: Language) {
    let moment = ChartMoment(utc: now)
    self.init(
      chart: drawn.chart, birth: Birth(drawn.birth, kept: kept), name: kept.birthData.name ?? "",
      clock: drawn.birth.moment.explanation(in: language) ?? "",
      sky: try? SkyComparison(of: moment, over: drawn.chart), now: now)
  }
}

extension Birth {
  /// A birth that has been read, as its page tells it.
  init(_ birth: ReadBirth, kept: StoredBirth) {
    let moment = birth.moment
    self.init(
      date: moment.date, time: moment.clock, instant: moment.utc, place: kept.birthData.place ?? "", region: kept.region ?? "",
      latitude: moment.location.latitude, longitude: moment.location.longitude, zone: moment.zone.identifier,
      placeID: kept.placeID ?? "")
  }
}

extension StoredBirth {
  /// A birth that came through the form.
  init(_ certain: CertainBirth) {
    let place = certain.place
    self.init(
      birthData: BirthDetails(
        date: ISO8601.date(certain.date), time: certain.moment.map { ISO8601.time(secondOfDay: Int($0.local.secondOfDay)) },
        timezone: place.timeZone, latitude: place.latitude, longitude: place.longitude,
        fold: certain.moment?.occurrence?.rawValue,
        place: place.name),
      chartType: nil, houseSystem: nil, placeID: String(place.id), region: Birth(certain).region)
  }
}
