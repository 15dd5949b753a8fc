public import Astrology
import Ephemeris
import Readings

/// The five limbs of a day at a place, with the clocks of the place: the answer of `astrology/panchang`.
public struct PanchangDayAnswer: JSONEncodable, Sendable {
  let panchang: Panchang
  let ayanamsa: Ayanamsa
  let clock: LocalClock

  /// The panchang of a day by the clocks of its place.
  public init(_ panchang: Panchang, ayanamsa: Ayanamsa, clock: LocalClock) {
    self.panchang = panchang
    self.ayanamsa = ayanamsa
    self.clock = clock
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", ISO8601.date(panchang.date))
      json.field("timezone", clock.zoneName)
      json.field("ayanamsa", ayanamsa.rawValue)
      json.object("vara") { json in
        json.field("name", panchang.vara.name)
        json.field("lord", panchang.vara.lord.englishName)
      }
      json.field("sunrise", panchang.sunrise.map { clock.time($0) })
      json.field("sunset", panchang.sunset.map { clock.time($0) })
      json.field("nextSunrise", panchang.nextSunrise.map { clock.time($0) })
      json.spans("tithis", panchang.tithis, clock) { json, tithi in
        json.field("name", tithi.fullName)
        json.field("number", tithi.number)
        json.field("paksha", tithi.isWaxing ? "shukla" : "krishna")
      }
      json.spans("nakshatras", panchang.nakshatras, clock) { json, nakshatra in
        json.field("name", nakshatra.name)
        json.field("number", nakshatra.number)
        json.field("lord", nakshatra.lord.englishName)
      }
      json.spans("yogas", panchang.yogas, clock) { json, yoga in
        json.field("name", yoga.name)
        json.field("number", yoga.number)
      }
      json.spans("karanas", panchang.karanas, clock) { json, karana in
        json.field("name", karana.name)
        json.field("number", karana.number)
      }
      json.field("warnings", panchang.nextSunrise == nil ? [VedicNotice.noSunrise] : [])
    }
  }
}

extension JSONWriter {
  fileprivate mutating func spans<Value>(
    _ name: StaticString, _ spans: [PanchangSpan<Value>], _ clock: LocalClock, _ fields: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    array(spans) { json, span in
      json.object { json in
        fields(&json, span.value)
        json.field("start", clock.time(span.start))
        json.field("end", clock.time(span.end))
      }
    }
  }
}
