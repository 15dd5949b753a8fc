package import JSON
import Readings

// What is written here is what `Codable` reads back: the names of the properties, optional ones left out. A reading has some hundred and
// fifty small values, and Foundation's encoder needs longer for them than the reading itself took to compose.
extension StoredReading: JSONEncodable {
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("fingerprint", fingerprint)
      json.field("phrases", phrases)
      json.object("reading") { json in write(reading, to: &json) }
    }
  }

  private func write(_ reading: DailyReading, to json: inout JSONWriter) {
    json.field("date", reading.date)
    json.field("zone", reading.zone)
    json.texts("sunSigns", reading.sunSigns.map(\.apiName))
    json.field("headline", reading.headline)
    json.paragraph("overview", reading.overview)
    json.paragraph("summary", reading.summary)
    if let sky = reading.sky { json.paragraph("sky", sky) }
    json.paragraph("technicalAnalysis", reading.technicalAnalysis)
    json.paragraph("keyTransit", reading.keyTransit)
    json.paragraph("areaOfLife", reading.areaOfLife)
    json.paragraph("lunarCycle", reading.lunarCycle)
    json.object("advice") { json in
      json.field("doThis", reading.advice.doThis)
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
      json.exact("longitude", reading.moon.longitude)
      json.field("phase", reading.moon.phase.apiName)
      json.exact("elongation", reading.moon.elongation)
      json.exact("illumination", reading.moon.illumination)
      json.field("nextPhase", reading.moon.nextPhase?.apiName ?? "")
      json.field("nextPhaseAt", reading.moon.nextPhaseAt?.apiName ?? "")
    }
    json.key("categories")
    json.array(reading.categories) { json, part in
      json.object { json in
        json.field("category", part.category.rawValue)
        json.field("teaser", part.teaser)
        json.paragraph("paragraph", part.paragraph)
      }
    }
    json.key("collective")
    json.array(reading.collective) { json, paragraph in json.paragraph(paragraph) }
    json.paragraph("lookAhead", reading.lookAhead)
    json.key("week")
    json.array(reading.week) { json, event in
      json.object { json in
        json.field("at", event.at.apiName)
        json.field("date", event.date)
        json.field("time", event.time)
        json.field("title", event.title)
        json.field("line", event.line)
        json.field("isChief", event.isChief)
        json.texts("bodies", event.bodies.map(\.key))
        json.field("aspect", ifPresent: event.aspect?.apiName)
      }
    }
    json.field("leading", reading.leading)
    // They stand beside the reading.
    json.texts("phrases", [])
    json.field("clocks", ifPresent: reading.clocks)
    json.field("birthHour", ifPresent: reading.birthHour)
    json.field("zodiac", ifPresent: reading.zodiac)
  }
}

extension JSONWriter {
  fileprivate mutating func texts(_ name: StaticString, _ texts: [String]) {
    key(name)
    array(texts) { json, text in json.string(text) }
  }

  /// A number with all its digits: what is read back is the same.
  fileprivate mutating func exact(_ name: StaticString, _ value: Double) {
    key(name)
    raw("\(value)")
  }

  fileprivate mutating func exact(_ name: StaticString, ifPresent value: Double?) {
    if let value { exact(name, value) }
  }

  fileprivate mutating func paragraph(_ name: StaticString, _ paragraph: ReadingParagraph) {
    key(name)
    self.paragraph(paragraph)
  }

  fileprivate mutating func paragraph(_ paragraph: ReadingParagraph) {
    object { json in
      json.field("text", paragraph.text)
      json.key("evidence")
      json.array(paragraph.evidence) { json, fact in
        json.object { json in
          json.field("body", fact.body.apiName)
          json.exact("longitude", ifPresent: fact.longitude)
          json.field("point", ifPresent: fact.point?.apiName)
          json.exact("pointLongitude", ifPresent: fact.pointLongitude)
          json.field("aspect", ifPresent: fact.aspect?.apiName)
          json.exact("orb", ifPresent: fact.orb)
          json.field("phase", ifPresent: fact.phase?.rawValue)
          json.texts("exact", fact.exact.map(\.apiName))
          if !fact.between.isEmpty {
            json.key("between")
            json.array(fact.between) { json, span in json.array([span.from.apiName, span.until.apiName]) { $0.string($1) } }
          }
          json.field("house", ifPresent: fact.house)
          json.field("natalHouse", ifPresent: fact.natalHouse)
          json.field("text", fact.text)
          json.field("meaning", fact.meaning)
        }
      }
    }
  }
}
