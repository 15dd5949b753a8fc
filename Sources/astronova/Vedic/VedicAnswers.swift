import Astrology
import Atlas
import Ephemeris
import Readings
import Server
import Wire

/// The grahas of a sidereal chart, with divisional charts when they are asked for.
struct VedicChartAnswer: JSONEncodable, Sendable {
  let birth: VedicBirth
  let vargas: [Varga]

  /// The chart of a birth.
  init(_ birth: VedicBirth, vargas: [Varga] = []) {
    self.birth = birth
    self.vargas = vargas
  }

  func encode(to json: inout JSONWriter) {
    let chart = birth.chart
    let moon = MoonOfDayAnswer(birth)
    json.object { json in
      json.field("instant", ISO8601.string(birth.moment.utc))
      json.field("timeKnown", birth.isTimeKnown)
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("ayanamsaDegrees", chart.ayanamsaValue)
      json.field("lagna", chart.lagna)
      json.field("lagnaSign", chart.lagnaSign?.rashiName)
      json.key("places")
      json.array(chart.places) { json, place in
        let lodge = birth.nakshatra(of: place.graha)
        json.object { json in
          json.field("graha", place.graha.name)
          json.field("planet", place.graha.englishName)
          json.field("longitude", birth.isTimeKnown ? place.longitude : nil)
          json.field("rashi", birth.sign(of: place.graha)?.rashiName)
          json.field("nakshatra", lodge.nakshatra?.name)
          json.field("pada", lodge.pada)
          json.field("retrograde", birth.isRetrograde(place.graha))
          json.field("house", place.house)
        }
      }
      json.field("moonRange", moon)
      if !vargas.isEmpty {
        json.object("vargas") { json in
          for varga in vargas {
            json.key(named: "D\(varga.rawValue)")
            VargaAnswer(birth, varga).encode(to: &json)
          }
        }
      }
      json.field("warnings", VedicNotice.ofChart(birth).map(WarningAnswer.init))
    }
  }
}

/// Dashas that run at an instant, and those of the first level.
struct DashaAnswer: JSONEncodable, Sendable {
  let running: [DashaPeriod]
  let dasha: Dasha

  /// The periods of a person.
  init(_ dasha: Dasha, running: [DashaPeriod]) {
    self.dasha = dasha
    self.running = running
  }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("system", dasha.system.wireName)
      json.field("balanceYears", dasha.balanceYears, decimals: 6)
      json.key("running")
      json.array(running) { json, period in period.encode(to: &json) }
      json.key("mahadashas")
      json.array(dasha.lifelongMahadashas) { json, period in period.encode(to: &json) }
    }
  }
}

extension Dasha {
  /// The mahadashas of a life: those of one cycle, or of three where a cycle is 36 years.
  var lifelongMahadashas: [DashaPeriod] {
    system == .vimshottari ? mahadashas() : (0..<Self.cycles).flatMap { mahadashas(cycle: $0) }
  }
}

extension DashaPeriod {
  fileprivate func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("lord", lord.englishName)
      json.field("graha", lord.name)
      json.field("yogini", ifPresent: yogini?.name)
      json.field("level", level)
      json.field("start", ISO8601.string(UTC(start)))
      json.field("end", ISO8601.string(UTC(end)))
    }
  }
}

/// The five limbs of a day.
struct PanchangAnswer: JSONEncodable, Sendable {
  let panchang: Panchang

  /// The panchang of a day.
  init(_ panchang: Panchang) { self.panchang = panchang }

  func encode(to json: inout JSONWriter) {
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
