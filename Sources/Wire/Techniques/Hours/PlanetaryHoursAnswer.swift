public import Astrology
public import Ephemeris
import Readings

/// The twenty-four planetary hours of a day at a place.
public struct PlanetaryHoursAnswer: JSONEncodable, Sendable {
  let date: CalendarDate
  let timezone: String
  let location: GeographicLocation
  let hours: PlanetaryHours?
  let now: UTC?

  /// The hours of a day of the place, as the clocks of `timezone` name it; `nil` where the Sun does not rise and set on it. `now` tells which of them runs.
  public init(_ date: CalendarDate, in timezone: String, at location: GeographicLocation, _ hours: PlanetaryHours?, now: UTC?) {
    self.date = date
    self.timezone = timezone
    self.location = location
    self.hours = hours
    self.now = now
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", ISO8601.date(date))
      // The Sun has its noon at the place on this day, whatever the clocks of the zone show at sunrise.
      json.field("dayOf", "place")
      json.field("weekday", Language.english.dates.weekday(date))
      json.field("timezone", timezone)
      json.field("location", LocationAnswer(location))
      json.field("sunrise", hours?.sunrise)
      json.field("sunset", hours?.sunset)
      json.field("nextSunrise", hours?.nextSunrise)
      json.field("dayRuler", hours?.dayRuler.body.name)
      json.key("current")
      if let hour = now.flatMap({ hours?.hour(at: TT($0)) }) { write(hour, to: &json) } else { json.null() }
      json.key("hours")
      json.array(hours?.hours ?? []) { json, hour in write(hour, to: &json) }
      if hours == nil {
        json.field("reason", "The Sun does not both rise and set here on this day, so there is nothing to divide into hours.")
      }
    }
  }

  private func write(_ hour: PlanetaryHour, to json: inout JSONWriter) {
    json.object { json in
      json.field("number", hour.number)
      json.field("ruler", hour.ruler.body.name)
      json.field("byDay", hour.isByDay)
      json.spanFields(hour.start, hour.end)
    }
  }
}
