import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

extension CallableController {
  /// `natal_chart`: a chart for an instant in UTC and a place. For a date alone it is the chart of a birth whose hour is not known, and without
  /// coordinates one without horizon; angles and houses are left out then, and nothing is put in the place of coordinates.
  func natalChart(_ call: Call) throws -> Response {
    try Self.require(["utc_dt"], in: call.request)
    let text = try call.request.text("utc_dt", limit: 40) ?? ""
    let isDay = !text.contains(":")
    if !isDay, call.request.has("lat") || call.request.has("lon") {
      return try chart(call, type: "natal", latitude: "lat", longitude: "lon")
    }
    let location = try location(call, latitude: "lat", longitude: "lon", isNeeded: false)
    do {
      let moment = try moment(of: isDay ? "\(text) 12:00" : text)
      let noon = ChartMoment(utc: moment)
      let half = isDay ? 0.5 : 0
      let chart = try NatalChart(
        noon: noon, dayStart: ChartMoment(utc: UTC(daysSinceJ2000: moment.daysSinceJ2000 - half)),
        dayEnd: ChartMoment(utc: UTC(daysSinceJ2000: moment.daysSinceJ2000 + half)), location: location)
      return Self.result(
        CallableChartAnswer(
          type: "natal", chart: chart, location: location, moment: moment, warnings: ChartNotice.ofCallable(chart)))
    } catch let error as EphemerisError {
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(Problem(error, field: "utc_dt").message)")
    }
  }

  /// `daily_transit`: the sky of an instant, seen from nowhere.
  func dailyTransit(_ call: Call) throws -> Response {
    let moment = try moment(call)
    let instant = ChartMoment(utc: moment)
    do {
      let chart = try NatalChart(noon: instant, dayStart: instant, dayEnd: instant, location: nil)
      return Self.result(CallableChartAnswer(type: "transit", chart: chart, location: nil, moment: moment))
    } catch {
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(Problem(error, field: "utc_dt").message)")
    }
  }

  /// `user_transit`: the sky of an instant over the place of a birth.
  func userTransit(_ call: Call) throws -> Response {
    try Self.require(["birth_lat", "birth_lon"], in: call.request)
    return try chart(call, type: "transit", latitude: "birth_lat", longitude: "birth_lon")
  }

  private func chart(_ call: Call, type: String, latitude: String, longitude: String) throws -> Response {
    guard let location = try location(call, latitude: latitude, longitude: longitude, isNeeded: true) else {
      throw CallableFault(.invalidArgument, "Bad Request")
    }
    let moment = try moment(call)
    do {
      let chart = try NatalChart(moment: ChartMoment(utc: moment), location: location)
      return Self.result(CallableChartAnswer(type: type, chart: chart, location: location, moment: moment))
    } catch {
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(Problem(error, field: "utc_dt").message)")
    }
  }

  /// The place of a call; `nil` when neither coordinate is there and none is needed.
  private func location(
    _ call: Call, latitude: String, longitude: String, isNeeded: Bool
  ) throws -> GeographicLocation? {
    let lat = try call.request.number(latitude, within: -90...90)
    let lon = try call.request.number(longitude, within: -180...180)
    if !isNeeded, lat == nil, lon == nil { return nil }
    guard let lat, let lon, let location = GeographicLocation(latitude: lat, longitude: lon) else {
      throw CallableFault(.invalidArgument, "Bad Request")
    }
    return location
  }

  /// `utc_dt`: `1990-06-15 18:30`, with `T` and `Z` too; now when left out.
  private func moment(_ call: Call) throws -> UTC {
    guard let text = try call.request.text("utc_dt", limit: 40) else { return companion.clock.now }
    return try moment(of: text)
  }

  private func moment(of text: String) throws -> UTC {
    do {
      return try CivilText.instant(text.hasSuffix("Z") ? text : text + "Z", field: "utc_dt")
    } catch {
      throw CallableFault(
        .invalidArgument, "Invalid parameter values: utc_dt must be YYYY-MM-DD HH:MM in UTC, within the years of the ephemeris.")
    }
  }
}
