import Atlas
import Companion
import Ephemeris
import Hummingbird
import Readings
import Wire

/// Places by name, and the clocks of places.
struct PlaceController: Sendable {
  func mount(on routes: RouteMounter) {
    routes.answer(.searchPlaces) { request, _ in try search(request, mostAllowed: 20) }
    routes.answer(.searchPlacesLater) { request, _ in try search(request, mostAllowed: 50) }
    routes.answer(.geocode) { request, _ in try geocode(try request.queryFields) }
    routes.answer(.timeZone) { request, _ in try timeZone(request) }
    routes.answer(.civilTime) { request, context in
      try civilTime(try await request.json(TimeZoneRequest.self), context.language)
    }
  }

  private func search(_ request: Request, mostAllowed: Int) throws -> Response {
    let fields = try request.queryFields
    guard let text = fields.first("query", "q") else {
      throw Problem(.validation, "query parameter required: the beginning of a place's name.", field: "query")
    }
    try Choices.shortText(text, limit: 400, field: "query")
    let limit = try fields.integer("limit") ?? 10
    guard limit >= 1 else {
      throw Problem(.validation, "limit must be between 1 and \(mostAllowed), got \(limit).", field: "limit")
    }
    return .json(
      PlacesAnswer(locations: Atlas.search(text, limit: min(limit, mostAllowed)).map { PlaceAnswer($0.place) }),
      cacheControl: "public, max-age=3600", capacity: 4096)
  }

  private func geocode(_ fields: FormFields) throws -> Response {
    guard let text = fields.first("place", "query", "q") else {
      throw Problem(.validation, "place is required: the name of a place.", field: "place")
    }
    try Choices.shortText(text, limit: 400, field: "place")
    guard let found = Atlas.search(text, limit: 1).first else {
      throw Problem(.notFound, "No place of that name is known.", field: "place")
    }
    return .json(PlaceAnswer(found.place), cacheControl: "public, max-age=3600", capacity: 512)
  }

  private func timeZone(_ request: Request) throws -> Response {
    let fields = try request.queryFields
    let latitude = try fields.number("lat")
    let longitude = try fields.number("lng", or: "lon")
    guard let latitude, let longitude else {
      throw Problem(.validation, "lat and lng parameters required.", field: latitude == nil ? "lat" : "lng")
    }
    let location = try GeographicLocation(latitude: latitude, longitude: longitude, latitudeField: "lat", longitudeField: "lng")
    return .json(
      TimeZoneAnswer(timezone: ReadBirth.zoneName(at: location), nearestPlace: Self.nearestPlace(to: location)),
      cacheControl: "public, max-age=3600", capacity: 512)
  }

  private static func nearestPlace(to location: GeographicLocation) -> PlaceAnswer? {
    Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude).map { PlaceAnswer($0.place) }
  }

  private func civilTime(_ request: TimeZoneRequest, _ language: Language) throws -> Response {
    let location = try GeographicLocation.optional(
      latitude: request.latitude ?? request.lat, longitude: request.longitude ?? request.lng,
      latitudeField: request.lat == nil ? "latitude" : "lat", longitudeField: request.lng == nil ? "longitude" : "lng")
    let zone: TimeZoneHistory
    if let name = request.timezone {
      zone = try CivilText.zone(name, field: "timezone")
    } else if let location {
      zone = try CivilText.zone(ReadBirth.zoneName(at: location), field: "timezone")
    } else {
      throw Problem(.validation, "latitude and longitude, or timezone, are required.", field: "latitude")
    }
    var answer = TimeZoneAnswer(timezone: zone.identifier, nearestPlace: location.flatMap(Self.nearestPlace))
    if let text = request.date {
      let calendar = try CivilText.calendar(request.calendar, field: "calendar")
      let date = try CivilText.date(text, field: "date", calendar: calendar)
      let clock = try CivilText.time(request.time ?? "12:00", on: date, field: "time")
      let reading = zone.resolve(clock, calendar: calendar, longitude: location?.longitude)
      let times = reading.instants
      let explanation: String? =
        times.count == 1
        ? ClockSentence(
          clock, zone.explanation(at: times[0].utc, longitude: location?.longitude), isPlaceless: zone.isPlaceless,
          language: language
        ).text : nil
      answer.reading = TimeZoneAnswer.Reading(reading, in: zone, longitude: location?.longitude, explanation: explanation)
    } else if request.time != nil {
      throw Problem(.validation, "date is required with time.", field: "date")
    }
    return .json(answer, capacity: 1024)
  }
}
