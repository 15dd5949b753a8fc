import Foundation

/// Looks whether what is told of a birth without an hour is so at an hour of its day.
///
/// A value of the one answer is held against the value at the same place of the other; an element of a list against every element of the
/// other list, since what hangs on the hour is left out. What only the answer without the hour has are its spans, which have their own tests.
enum HourlessComparison {
  /// Fields that may differ, with all that they hold, each with the reason.
  static let fields: [String: String] = {
    let reasons: [(String, [String])] = [
      (
        "drawn for the request",
        ["id", "chartId", "reportId", "user_id", "userId", "email", "downloadUrl", "generation_time_ms", "key"]
      ),
      ("says whether the hour is known", ["timeKnown", "lagnaKnown", "exact_chart", "mode", "warnings", "leftOut"]),
      (
        "the noon that the chart is reckoned for, as the description and the warning say",
        ["utc", "julianDateTT", "datetime_utc", "instant"]
      ),
      ("of noon, as clients decode one sign; both stand beside it in sun_signs", ["sun_sign"]),
      ("a drawing of the whole day, in RashiChartTests and ChartWheelTests", ["svg"]),
      (
        "counted from what holds for every hour, as the warning says; MovedPairTests",
        [
          "overall", "overallScore", "compatibility_score", "overallIntensity", "aspectCount", "aspectMean", "score", "scores",
          "westernScore", "westernIntensity",
        ]
      ),
      ("counted without what the hour decides, as the warning says", ["distributions", "elements"]),
      ("a star goes a ten-thousandth of a degree in a day", ["star"]),
      ("the rising sign is not named", ["primary"]),
      (
        "meters of births without an hour are measures of their own, as the warning says; MovedBirthMeterTests",
        [
          "astrometers", "harmony", "raw_scores", "state_label", "top_aspects", "trend", "trend_detail", "unified_score",
          "aspect_count", "unified_quality", "key_aspects",
          "overall_unified_quality", "overall_unified_score",
        ]
      ),
      (
        "the strongest of the contacts that hold all day, and their sum; UnknownHourTests",
        [
          "drivers", "intensity", "domainWeights", "partWeights", "energyState", "mood", "dominantPlanet", "activations",
          "markers",
          "narrativeTiles", "evidence", "keywords", "leading", "shift", "shortInsight", "correspondences", "number", "color",
        ]
      ),
      (
        "the weightiest of what every hour leads into that month, with exact_from and exact_to",
        ["monthly_timeline", "current_month", "peak_windows"]
      ),
    ]
    return Dictionary(uniqueKeysWithValues: reasons.flatMap { reason, names in names.map { ($0, reason) } })
  }()

  /// Lists of what may be: they name what is so at each hour.
  private static let alternatives: Set<String> = ["signs", "sunSigns", "moonSigns", "sun_signs"]

  /// Whether what the first says is borne out by the second.
  static func agrees(_ hourless: Any, _ known: Any) -> Bool {
    switch (hourless, known) {
    case (is NSNull, _), (_, is NSNull): true
    case (let hourless as [String: Any], let known as [String: Any]):
      hourless.allSatisfy { key, value in fields[key] != nil || known[key].map { agrees(value, $0, under: key) } ?? true }
    case (let hourless as [Any], let known as [Any]):
      hourless.indices.allSatisfy { index in
        let value = hourless[index]
        return (known.indices.contains(index) && agrees(value, known[index])) || known.contains { agrees(value, $0) }
      }
    case (let hourless as String, let known as String): hourless == known || isBorneOut(hourless, by: known)
    case (let hourless as NSNumber, let known as NSNumber):
      // The equinox itself moves by a hundred-thousandth of a degree in a day.
      abs(hourless.doubleValue - known.doubleValue) < 5e-4
    default: false
    }
  }

  private static func agrees(_ hourless: Any, _ known: Any, under key: String) -> Bool {
    guard alternatives.contains(key), let may = hourless as? [String], let names = known as? [String] else {
      return agrees(hourless, known)
    }
    return Set(names).isSubset(of: may)
  }

  /// What sentences say is held against every hour where they are composed, but for their ``Figures``; `pisces or aries` names what may be.
  private static func isBorneOut(_ hourless: String, by known: String) -> Bool {
    let words = hourless.split(separator: " ")
    return words.count > 3 || (words.contains("or") && words.contains { $0 == known })
  }

  /// Hours, degrees, houses and angles that stand in texts.
  enum Figures {
    /// Fields whose texts are not read: identifiers, drawings, addresses, instants that have fields of their own, and what is said of what is
    /// missing.
    private static let unread: Set<String> = [
      "id", "chartId", "reportId", "user_id", "userId", "email", "downloadUrl", "key", "svg", "warnings", "utc", "datetime_utc",
      "instant",
      "timestamp", "createdAt", "updatedAt", "generatedAt", "method", "formula", "disclaimer",
    ]

    /// `14:30`, `12°`, `12°05′`.
    nonisolated(unsafe) private static let figure = /\d{1,2}:\d{2}|\d{1,3}°(?:\d{1,2}′)?/
    /// Two of them that say between what something lies: `from 1°02′ to 3°05′`, `between Tuesday 10:41 and Wednesday 04:01`.
    nonisolated(unsafe) private static let span =
      /(?:\d{1,2}:\d{2}|\d{1,3}°(?:\d{1,2}′)?)(?:,? (?:to|and|or) (?:the )?(?:\w+ ){0,3}|–| – )(?:\d{1,2}:\d{2}|\d{1,3}°(?:\d{1,2}′)?)/
    /// Where a body of the sky stands as it moves over a chart: `a square from 23°56′ Libra`, `the Sun, now 29°11′ Scorpio`, `Venus at 23°56′ Libra`.
    nonisolated(unsafe) private static let moving = /(?:from|now|at) \d{1,2}°(?:\d{1,2}′)? [A-Z]\w+/
    /// Where a body of the birth stood: `your Saturn at 23°51′ Capricorn`.
    nonisolated(unsafe) private static let natal = /your (?:own )?(?:North |South )?[A-Z]\w+ at \d{1,2}°(?:\d{1,2}′)?/
    /// What only an hour can tell.
    nonisolated(unsafe) private static let house =
      /(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th)) house|Ascendant|Midheaven|Descendant/

    /// Every figure of an answer's sentences, but for those that say between what something lies, and where a moving body is.
    static func lone(_ answer: Any) -> Set<String> {
      gathered(answer) { text in
        let rest = text.replacing(span, with: "")
        return rest.replacing(moving, with: "") + " " + rest.matches(of: natal).map { String($0.output) }.joined(separator: " ")
      }
    }

    /// Every figure of an answer's sentences.
    static func all(_ answer: Any) -> Set<String> { gathered(answer) { $0 } }

    private static func gathered(_ answer: Any, _ read: (String) -> String) -> Set<String> {
      switch answer {
      case let object as [String: Any]:
        object.reduce(into: []) { if !unread.contains($1.key) { $0.formUnion(gathered($1.value, read)) } }
      case let list as [Any]: list.reduce(into: []) { $0.formUnion(gathered($1, read)) }
      case let text as String where text.contains(" "):
        Set(read(text).matches(of: figure).map { String($0.output) } + text.matches(of: house).map { String($0.output) })
      default: []
      }
    }
  }

  /// The places at which the first says something that the second does not bear out.
  static func differences(_ hourless: Any, _ known: Any, at place: String = "") -> [String] {
    if agrees(hourless, known) { return [] }
    if let hourless = hourless as? [String: Any], let known = known as? [String: Any] {
      return hourless.sorted { $0.key < $1.key }.flatMap { key, value in
        guard fields[key] == nil, let other = known[key], !agrees(value, other, under: key) else { return [String]() }
        let inner = differences(value, other, at: "\(place).\(key)")
        return inner.isEmpty ? ["\(place).\(key): \(value), not \(other)"] : inner
      }
    }
    if let hourless = hourless as? [Any], let known = known as? [Any] {
      return hourless.indices.flatMap { (index: Int) -> [String] in
        if known.contains(where: { agrees(hourless[index], $0) }) { return [] }
        let found: [[String]] = known.map { differences(hourless[index], $0, at: "\(place)[\(index)]") }
        return found.min { $0.count < $1.count } ?? ["\(place)[\(index)] is not there"]
      }
    }
    return ["\(place): \(hourless), not \(known)"]
  }
}
