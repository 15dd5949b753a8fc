public import Astrology
public import Ephemeris
import Readings

/// The grahas of a sidereal chart.
public struct VedicChartAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let chart: VedicChart

  /// A chart and its instant.
  public init(_ instant: UTC, _ chart: VedicChart) {
    self.instant = instant
    self.chart = chart
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(instant))
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("ayanamsaDegrees", chart.ayanamsaValue)
      json.field("lagna", chart.lagna)
      json.field("lagnaSign", chart.lagnaSign?.rashiName)
      json.key("places")
      json.array(chart.places) { json, place in
        json.object { json in
          json.field("graha", place.graha.name)
          json.field("planet", place.graha.englishName)
          json.field("longitude", place.longitude)
          json.field("rashi", place.sign.rashiName)
          json.field("nakshatra", place.nakshatra.nakshatra.name)
          json.field("pada", place.nakshatra.pada)
          json.field("retrograde", place.isRetrograde)
          json.field("house", place.house)
        }
      }
    }
  }
}

/// Dashas that run at an instant, and those of the first level.
public struct DashaAnswer: JSONEncodable, Sendable {
  let running: [DashaPeriod]
  let all: [DashaPeriod]
  let balanceYears: Double

  /// The periods of a person.
  public init(running: [DashaPeriod], all: [DashaPeriod], balanceYears: Double) {
    self.running = running
    self.all = all
    self.balanceYears = balanceYears
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("balanceYears", balanceYears, decimals: 6)
      json.key("running")
      json.array(running) { json, period in period.encode(to: &json) }
      json.key("mahadashas")
      json.array(all) { json, period in period.encode(to: &json) }
    }
  }
}

extension DashaPeriod {
  fileprivate func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("lord", lord.englishName)
      json.field("graha", lord.name)
      json.field("level", level)
      json.field("start", ISO8601.string(UTC(start)))
      json.field("end", ISO8601.string(UTC(end)))
    }
  }
}

/// The five limbs of a day.
public struct PanchangAnswer: JSONEncodable, Sendable {
  let panchang: Panchang

  /// The panchang of a day.
  public init(_ panchang: Panchang) { self.panchang = panchang }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", ISO8601.date(panchang.date))
      json.field("vara", panchang.vara.name)
      json.field("sunrise", panchang.sunrise.map { ISO8601.string(UTC($0)) })
      json.field("sunset", panchang.sunset.map { ISO8601.string(UTC($0)) })
      json.limb("tithis", panchang.tithis) { $0.name }
      json.limb("nakshatras", panchang.nakshatras) { $0.name }
      json.limb("yogas", panchang.yogas) { $0.name }
      json.limb("karanas", panchang.karanas) { $0.name }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func limb<Value>(_ name: StaticString, _ spans: [PanchangSpan<Value>], _ title: (Value) -> String) {
    key(name)
    array(spans) { json, span in
      json.object { json in
        json.field("name", title(span.value))
        json.field("start", ISO8601.string(UTC(span.start)))
        json.field("end", ISO8601.string(UTC(span.end)))
      }
    }
  }
}
