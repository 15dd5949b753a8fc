import Ephemeris
package import Readings

extension JSONWriter {
  /// Who wrote a reading, and how long it took. No language model is asked, so there is nothing to count.
  mutating func composerFields(milliseconds: Double) {
    field("model_used", "astronova-composer")
    // Whole, as the guide has it; what took less than one counts as one.
    field("generation_time_ms", max(1, Int(clamping: milliseconds.rounded())))
    object("usage") { json in
      json.field("prompt_token_count", 0)
      json.field("candidates_token_count", 0)
      json.field("total_token_count", 0)
    }
  }
}

/// The result of `get_daily_horoscope`.
package struct CallableDailyAnswer: JSONEncodable, Sendable {
  let reading: DailyReading
  let signs: [String]
  let astrometers: AstrometersAnswer?
  let warnings: [WarningAnswer]
  let milliseconds: Double

  /// - Parameters:
  ///   - signs: of the Sun at birth, in lower case, that of noon first.
  ///   - warnings: what is to be said besides the words.
  ///   - milliseconds: how long it took to find or compose.
  package init(
    _ reading: DailyReading, signs: [String], astrometers: AstrometersAnswer?, warnings: [WarningAnswer] = [],
    milliseconds: Double
  ) {
    self.reading = reading
    self.signs = signs
    self.astrometers = astrometers
    self.warnings = warnings
    self.milliseconds = milliseconds
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("date", reading.date)
      json.field("sun_sign", signs.first ?? "")
      if signs.count > 1 { json.field("sun_signs", signs) }
      json.field("technical_analysis", reading.technicalAnalysis.text)
      json.field("key_active_transit", reading.keyTransit.text)
      json.field("area_of_life_activated", reading.areaOfLife.text)
      json.field("lunar_cycle_update", reading.lunarCycle.text)
      json.field("daily_theme_headline", reading.headline)
      json.field("daily_overview", (reading.sky ?? reading.overview).text)
      json.field("summary", reading.summary.text)
      json.object("actionable_advice") { json in
        json.field("do", reading.advice.doThis)
        json.field("dont", reading.advice.dont)
        json.field("reflect_on", reading.advice.reflectOn)
        json.field("avoid", reading.advice.dont)
        json.field("affirmation", reading.advice.affirmation)
      }
      json.field("astrometers", astrometers)
      if !warnings.isEmpty { json.field("warnings", warnings) }
      json.composerFields(milliseconds: milliseconds)
    }
  }
}

/// The result of `get_detailed_horoscope`.
package struct CallableDetailedAnswer: JSONEncodable, Sendable {
  let reading: DailyReading
  let warnings: [WarningAnswer]
  let milliseconds: Double

  /// - Parameters:
  ///   - warnings: what is to be said besides the words.
  ///   - milliseconds: how long it took to find or compose.
  package init(_ reading: DailyReading, warnings: [WarningAnswer] = [], milliseconds: Double) {
    self.reading = reading
    self.warnings = warnings
    self.milliseconds = milliseconds
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("general_transits_overview", reading.collective.map(\.text))
      json.field("look_ahead_preview", reading.lookAhead.text)
      json.object("details") { json in
        for item in reading.categories {
          json.key(named: item.category.rawValue)
          json.string(item.paragraph.text)
        }
      }
      if !warnings.isEmpty { json.field("warnings", warnings) }
      json.composerFields(milliseconds: milliseconds)
    }
  }
}
