public import Astrology
import Ephemeris
import Readings

/// The muhurats of a day with its five limbs: the answer of `temple/muhurats`.
public struct MuhuratAnswer: JSONEncodable, Sendable {
  let panchang: Panchang
  let day: AlmanacDay?
  let clock: LocalClock
  let kinds: [Muhurat.Kind]
  let showsChoghadiyas: Bool

  /// An answer.
  ///
  /// - Parameters:
  ///   - day: the day in its parts; `nil` where the Sun does not rise and set on it.
  ///   - clock: the clocks of the place.
  ///   - kinds: which muhurats to tell.
  public init(
    _ panchang: Panchang, day: AlmanacDay?, clock: LocalClock, kinds: [Muhurat.Kind], showsChoghadiyas: Bool
  ) {
    self.panchang = panchang
    self.day = day
    self.clock = clock
    self.kinds = kinds
    self.showsChoghadiyas = showsChoghadiyas
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", ISO8601.date(panchang.date))
      json.field("timezone", clock.zoneName)
      json.key("muhurats")
      json.array((day?.muhurats ?? []).filter { kinds.contains($0.kind) }) { json, muhurat in
        json.object { json in
          json.field("id", muhurat.kind.wireName)
          json.field("name", muhurat.name(in: .english))
          json.field("startTime", clock.time(muhurat.start))
          json.field("endTime", clock.time(muhurat.end))
          json.field("isAuspicious", muhurat.isAuspicious)
          json.field("quality", muhurat.isAuspicious ? "good" : "avoid")
          json.field("description", muhurat.meaning(in: .english))
          json.field("suitable", muhurat.suitable(in: .english))
          json.field("avoid", muhurat.avoided(in: .english))
        }
      }
      if showsChoghadiyas {
        json.key("choghadiya")
        json.array(day?.choghadiyas ?? []) { json, span in
          json.object { json in
            json.field("name", span.choghadiya.name)
            json.field("lord", span.choghadiya.lord.englishName)
            json.field("startTime", clock.time(span.start))
            json.field("endTime", clock.time(span.end))
            json.field("isAuspicious", span.choghadiya.isAuspicious)
            json.field("isByDay", span.isByDay)
            json.field("description", span.choghadiya.meaning(in: .english))
          }
        }
      }
      json.object("panchang") { json in summary(&json) }
      json.field("warnings", day == nil ? [VedicNotice.noSunrise] : [])
      json.field("disclaimer", "The times are computed; what is good for what is a custom, not a rule of the sky.")
    }
  }

  /// What runs at sunrise, in words, and until when; at midnight where there is no sunrise.
  private func summary(_ json: inout JSONWriter) {
    let tithi = panchang.tithis[0]
    json.field("tithi", tithi.value.fullName)
    json.field("nakshatra", panchang.nakshatras[0].value.name)
    json.field("yoga", panchang.yogas[0].value.name)
    json.field("karana", panchang.karanas[0].value.name)
    json.field("sunrise", panchang.sunrise.map { clock.time($0) })
    json.field("sunset", panchang.sunset.map { clock.time($0) })
    json.field("vara", panchang.vara.name)
    json.object("until") { json in
      json.field("tithi", clock.time(tithi.end))
      json.field("nakshatra", clock.time(panchang.nakshatras[0].end))
      json.field("yoga", clock.time(panchang.yogas[0].end))
      json.field("karana", clock.time(panchang.karanas[0].end))
    }
  }
}

extension Tithi {
  /// The half of the month and the name: `Shukla Ashtami`; Purnima and Amavasya need no half.
  public var fullName: String {
    number % 15 == 0 ? name : "\(isWaxing ? "Shukla" : "Krishna") \(name)"
  }
}
