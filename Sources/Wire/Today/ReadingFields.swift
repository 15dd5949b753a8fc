public import Readings

extension ReadingEvidence: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("body", body.apiName)
      json.field("longitude", longitude)
      json.field("point", point?.apiName)
      json.field("pointLongitude", pointLongitude)
      json.field("aspect", aspect?.apiName)
      json.field("orb", orb)
      json.field("phase", phase?.rawValue)
      json.field("exact", exact.map(\.apiName))
      json.field("house", house)
      json.field("natalHouse", natalHouse)
      json.field("text", text)
      json.field("meaning", meaning)
    }
  }
}

extension ReadingParagraph: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("text", text)
      json.field("evidence", evidence)
    }
  }
}

extension ComingEvent: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("at", at.apiName)
      json.field("date", date)
      json.field("time", time)
      json.field("title", title)
      json.field("line", line)
      json.field("isChief", isChief)
      json.field("bodies", bodies.map(\.key))
      json.field("aspect", aspect?.apiName)
    }
  }
}

extension CategoryReading: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("category", category.rawValue)
      json.field("title", Language.english.title(category))
      json.field("teaser", teaser)
      json.field("text", paragraph.text)
      json.field("evidence", paragraph.evidence)
    }
  }
}

/// A whole reading, both stages, every paragraph with what it rests on.
public struct DailyReadingAnswer: JSONEncodable, Sendable {
  let reading: DailyReading
  let astrometers: AstrometersAnswer?

  public init(_ reading: DailyReading, astrometers: AstrometersAnswer?) {
    self.reading = reading
    self.astrometers = astrometers
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", reading.date)
      json.field("timezone", reading.zone)
      json.field("sunSign", reading.sunSigns.first?.apiName)
      json.field("sunSigns", reading.sunSigns.map(\.apiName))
      json.field("headline", reading.headline)
      json.field("overview", reading.overview)
      json.field("summary", reading.summary)
      json.field("technicalAnalysis", reading.technicalAnalysis)
      json.field("keyTransit", reading.keyTransit)
      json.field("areaOfLife", reading.areaOfLife)
      json.field("lunarCycle", reading.lunarCycle)
      json.object("advice") { json in
        json.field("do", reading.advice.doThis)
        json.field("dont", reading.advice.dont)
        json.field("reflectOn", reading.advice.reflectOn)
        json.field("affirmation", reading.advice.affirmation)
      }
      json.key("correspondences")
      json.array(reading.correspondences) { json, item in
        json.object { json in
          json.field("kind", item.kind)
          json.field("value", item.value)
          json.field("reason", item.reason)
        }
      }
      json.object("moon") { json in
        json.field("sign", reading.moon.sign.apiName)
        json.field("longitude", reading.moon.longitude)
        json.field("phase", reading.moon.phase.apiName)
        json.field("elongation", reading.moon.elongation)
        json.field("illumination", reading.moon.illumination, decimals: 4)
        json.field("nextPhase", reading.moon.nextPhase?.apiName ?? "")
        json.field("nextPhaseAt", reading.moon.nextPhaseAt?.apiName ?? "")
      }
      json.field("categories", reading.categories)
      json.field("collective", reading.collective)
      json.field("lookAhead", reading.lookAhead)
      json.field("week", reading.week)
      json.field("leading", reading.leading)
      json.field("astrometers", astrometers)
    }
  }
}
