import Astrology

/// Something the reader of a Vedic answer must know besides the numbers.
public enum VedicNotice: Sendable, Hashable, JSONEncodable {
  /// The hour of birth is not known; what is left out, in a sentence.
  case timeUnknown(String)
  /// The Sun does not rise on that day at that place, or does not set and rise again.
  case noSunrise

  /// The stable code.
  public var code: String {
    switch self {
    case .timeUnknown: "TIME_UNKNOWN"
    case .noSunrise: "NO_SUNRISE"
    }
  }

  /// A sentence for a person.
  public var message: String {
    switch self {
    case .timeUnknown(let consequence): "The time of birth is not known. \(consequence)"
    case .noSunrise:
      "The Sun does not rise and set there on that day, so the day has no parts; the limbs are those of the civil day."
    }
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", code)
      json.field("message", message)
    }
  }

  /// What stands at the foot of every answer that means something besides the numbers.
  static let disclaimer =
    "The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money."
}
