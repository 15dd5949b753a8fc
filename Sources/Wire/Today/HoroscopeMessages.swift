public import Readings

/// The body of `horoscope/custom` and `horoscope/personalized`: a birth, a kept chart, or neither for whoever is signed in.
public struct HoroscopeRequest: Decodable, ChartSubject {
  /// When and where; or `chartId`.
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: String?
  /// How to make the chart of `birthData`.
  public var options: ChartRequestOptions?
  /// `YYYY-MM-DD`; today when left out.
  public var date: String?
  /// `daily`, `weekly` or `monthly`; daily when left out.
  public var type: String?
  /// The zone whose days are meant; that of the birth when left out.
  public var timezone: String?
}

/// Color, number and the like, each worked out.
public struct LuckyElements: JSONEncodable, Sendable, Hashable {
  var color: String
  var number: Int?
  var day: String
  var element: String
  var ruler: String
  var reasons: [String]

  public init(color: String, number: Int?, day: String, element: String, ruler: String, reasons: [String] = []) {
    self.color = color
    self.number = number
    self.day = day
    self.element = element
    self.ruler = ruler
    self.reasons = reasons
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("color", color)
      json.field("number", number)
      json.field("day", day)
      json.field("element", element)
      json.field("ruler", ruler)
      json.field("reasons", reasons)
    }
  }
}

/// A horoscope as the first clients know it, with what it rests on.
public struct HoroscopeAnswer: JSONEncodable, Sendable {
  let id: String
  let sign: String
  let date: String
  let type: String
  let content: String
  let headline: String?
  let paragraphs: [ReadingParagraph]
  let lucky: LuckyElements
  let isPersonal: Bool
  let reading: DailyReadingAnswer?

  /// - Parameters:
  ///   - sign: in lower case.
  ///   - type: `daily`, `weekly` or `monthly`.
  ///   - reading: the whole reading, for one that was made for a birth.
  public init(
    id: String, sign: String, date: String, type: String, content: String, headline: String?, paragraphs: [ReadingParagraph],
    lucky: LuckyElements, isPersonal: Bool, reading: DailyReadingAnswer? = nil
  ) {
    self.id = id
    self.sign = sign
    self.date = date
    self.type = type
    self.content = content
    self.headline = headline
    self.paragraphs = paragraphs
    self.lucky = lucky
    self.isPersonal = isPersonal
    self.reading = reading
  }

  /// What a horoscope is, and what not.
  public static let disclaimer =
    "A horoscope is an invitation to reflect. It foretells nothing, and it does not replace the advice of a doctor, a lawyer or a banker."

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("sign", sign)
      json.field("date", date)
      json.field("type", type)
      json.field("content", content)
      // The shape of the first server stood at the top.
      json.field("horoscope", content)
      json.field("headline", headline)
      json.field("paragraphs", paragraphs)
      json.field("luckyElements", lucky)
      json.field("personalized", isPersonal)
      json.field("disclaimer", Self.disclaimer)
      json.object("legacy") { json in
        json.field("sign", sign)
        json.field("date", date)
        json.field("type", type)
        json.field("horoscope", content)
      }
      json.field("reading", ifPresent: reading)
    }
  }
}

/// A reading that is kept, with where it is kept.
public struct OwnReadingAnswer: JSONEncodable, Sendable {
  let id: String
  let reading: DailyReadingAnswer

  public init(id: String, reading: DailyReadingAnswer) {
    self.id = id
    self.reading = reading
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("reading", reading)
    }
  }
}
