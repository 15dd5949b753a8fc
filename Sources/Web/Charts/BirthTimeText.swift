package import Readings

/// What a typed clock time means.
package enum BirthTimeText: Sendable, Hashable {
  /// Hour 0 … 23, minute and second 0 … 59.
  case time(hour: Int, minute: Int, second: Int)
  /// The field is empty.
  case missing
  /// No time; the words say why and what to write.
  case unreadable(String)

  /// Reads a time as people write it: `14:30`, `14.30`, `14h30`, `1430`, `2:30 pm`, `2 p.m.`, `noon`, `14:30:15`.
  ///
  /// - Parameter language: in which it says what cannot be read.
  package init(_ text: String, language: Language) {
    let lowered = TypedDigits.western(text.lowercased())
    let letters = String(lowered.filter(\.isLetter))
    let numbers = lowered.split { !($0.isASCII && $0.isNumber) }.map(String.init)
    // A dash or a question mark says no more than an empty field; a picture is no time, and is not passed over.
    guard lowered.contains(where: { !$0.isWhitespace && !$0.isPunctuation }) else {
      self = .missing
      return
    }
    if numbers.isEmpty {
      switch letters {
      case "noon", "midday": self = .time(hour: 12, minute: 0, second: 0)
      case "midnight":
        self = .unreadable(language.page("birth time-midnight"))
      default: self = .unreadable(language.page("birth time-figures"))
      }
      return
    }
    let half: Half?
    switch letters {
    case "": half = nil
    case "am", "a": half = .morning
    case "pm", "p": half = .evening
    case "h", "hr", "hrs", "hours", "oclock", "uhr": half = nil
    default:
      self = .unreadable(language.page("birth time-figures"))
      return
    }
    self = Self.read(
      numbers, half: half, isHourMarked: letters.hasPrefix("h") || letters.hasPrefix("u") || letters.hasPrefix("o"),
      language)
  }

  private enum Half {
    case morning
    case evening
  }

  private static func read(_ numbers: [String], half: Half?, isHourMarked: Bool, _ language: Language) -> BirthTimeText {
    var parts = numbers
    if parts.count == 1, parts[0].count == 3 || parts[0].count == 4 {
      parts = [String(parts[0].dropLast(2)), String(parts[0].suffix(2))]
    }
    let values = parts.compactMap { Int($0) }
    guard (1...3).contains(values.count), values.count == parts.count else {
      return .unreadable(language.page("birth time-parts"))
    }
    let hour = values[0]
    let minute = values.count > 1 ? values[1] : 0
    let second = values.count > 2 ? values[2] : 0
    guard minute < 60, second < 60 else { return .unreadable(language.page("birth time-minutes")) }
    if let half {
      guard (1...12).contains(hour) else { return .unreadable(language.page("birth time-half-days")) }
      return .time(hour: hour % 12 + (half == .evening ? 12 : 0), minute: minute, second: second)
    }
    guard hour < 24 else {
      let key = hour == 24 ? "birth time-twenty-four" : hour == 25 ? "birth time-twenty-five" : "birth hours"
      return .unreadable(language.page(key, ("minute", ClockFigures.two(minute))))
    }
    if values.count == 1, !isHourMarked, (1...12).contains(hour) {
      return .unreadable(language.page("birth time-which-half", ("hour", ClockFigures.two(hour)), ("short", "\(hour)")))
    }
    return .time(hour: hour, minute: minute, second: second)
  }
}
