import Astrology
import Companion
import Ephemeris
import Hummingbird
import Wire

extension CallableController {
  /// `natal_chart`: a chart for an instant in UTC and a place.
  func natalChart(_ call: Call) throws -> Response {
    try Self.require(["utc_dt", "lat", "lon"], in: call.request)
    return try chart(call, type: "natal", latitude: "lat", longitude: "lon")
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
    guard let lat = try call.request.number(latitude, within: -90...90),
      let lon = try call.request.number(longitude, within: -180...180),
      let location = GeographicLocation(latitude: lat, longitude: lon)
    else { throw CallableFault(.invalidArgument, "Bad Request") }
    let moment = try moment(call)
    do {
      let chart = try NatalChart(moment: ChartMoment(utc: moment), location: location)
      return Self.result(CallableChartAnswer(type: type, chart: chart, location: location, moment: moment))
    } catch {
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(Problem(error, field: "utc_dt").message)")
    }
  }

  /// `utc_dt`: `1990-06-15 18:30`, with `T` and `Z` too; now when left out.
  private func moment(_ call: Call) throws -> UTC {
    guard let text = try call.request.text("utc_dt", limit: 40) else { return companion.clock.now }
    do {
      return try CivilText.instant(text.hasSuffix("Z") ? text : text + "Z", field: "utc_dt")
    } catch {
      throw CallableFault(
        .invalidArgument, "Invalid parameter values: utc_dt must be YYYY-MM-DD HH:MM in UTC, within the years of the ephemeris.")
    }
  }
}
