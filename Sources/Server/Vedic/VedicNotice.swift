import Astrology
package import Readings
package import Wire

/// Something the reader of a Vedic answer must know besides the numbers.
package enum VedicNotice: Sendable, Hashable {
  /// The hour of birth is not known; what is left out, in a sentence.
  case timeUnknown(String)
  /// The Sun does not rise on that day at that place, or does not set and rise again.
  case noSunrise

  /// The stable code.
  package var code: String {
    switch self {
    case .timeUnknown: "TIME_UNKNOWN"
    case .noSunrise: "NO_SUNRISE"
    }
  }

  /// A sentence for a person.
  package var message: String {
    switch self {
    case .timeUnknown(let consequence): "The time of birth is not known. \(consequence)"
    case .noSunrise:
      "The Sun does not rise and set there on that day, so the day has no parts; the limbs are those of the civil day."
    }
  }

  /// What the Moon did on a day whose hour is not known: `The Moon went from 24°10′ Mesha to 6°30′ Vrishabha that day.`
  static func moonOfDay(_ birth: VedicBirth) -> String {
    func place(_ longitude: Double) -> String {
      let zodiac = ZodiacPosition(longitude: longitude)
      return "\(zodiac.degree)°\(ClockFigures.two(zodiac.minute))′ \(zodiac.sign.rashiName)"
    }
    return "The Moon went from \(place(birth.moonRange.start)) to \(place(birth.moonRange.end)) that day."
  }

  /// What a chart without a birth time cannot show; nothing when the time is known.
  package static func ofChart(_ birth: VedicBirth) -> [VedicNotice] {
    guard !birth.isTimeKnown else { return [] }
    return [
      .timeUnknown(
        "There is no lagna and there are no houses; of the grahas there is what was the same all day. \(moonOfDay(birth))")
    ]
  }

  /// What is left out of the yogas without a birth time; nothing when the time is known.
  package static func ofYogas(_ birth: VedicBirth) -> [VedicNotice] {
    guard !birth.isTimeKnown else { return [] }
    return [
      .timeUnknown(
        "Only yogas that do not need the lagna are listed, and those that held all day. \(moonOfDay(birth))")
    ]
  }

  /// What is left out of the doshas without a birth time; nothing when the time is known.
  package static func ofDoshas(_ birth: VedicBirth) -> [VedicNotice] {
    guard !birth.isTimeKnown else { return [] }
    let moon = birth.moonSigns.count > 1 ? " Mars is not counted from it, and Saturn is told about both signs." : ""
    return [.timeUnknown("Mars is not counted from the lagna. \(moonOfDay(birth))\(moon)")]
  }

  /// What stands at the foot of every answer that means something besides the numbers.
  static let disclaimer =
    "The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money."
}

extension WarningAnswer {
  /// A notice, as the API tells it.
  package init(_ notice: VedicNotice) { self.init(code: notice.code, message: notice.message) }
}
