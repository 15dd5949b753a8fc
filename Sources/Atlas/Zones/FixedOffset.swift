/// A clock that is always the same number of hours ahead of universal time, by the name that people and phones give it: `GMT+5`, `GMT-3`,
/// `UTC+05:30`. East is positive, other than in the names `Etc/GMT-5` of the IANA database.
struct FixedOffset: Sendable, Hashable {
  /// Seconds ahead of UTC.
  let seconds: Int
  /// `GMT+5`, as it was written but for the letter case.
  let name: String

  /// Reads a name.
  ///
  /// The plus sign may be a blank: that is what becomes of it in the query of an address.
  ///
  /// - Returns: `nil` for anything else, and for more hours than any clock on Earth is ahead or behind.
  init?(_ text: String) {
    guard (5...11).contains(text.utf8.count) else { return nil }
    let scale = text.prefix(3).uppercased()
    guard scale == "GMT" || scale == "UTC", let sign = text.dropFirst(3).first, "+-\u{2212} ".contains(sign) else { return nil }
    let rest = text.dropFirst(4)
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    let fields: (hours: Substring, minutes: Substring)
    switch (parts.count, rest.count) {
    case (1, 1...2): fields = (rest, "0")
    case (1, 4): fields = (rest.prefix(2), rest.suffix(2))
    case (2, _) where parts[1].count == 2: fields = (parts[0], parts[1])
    default: return nil
    }
    guard (1...2).contains(fields.hours.count), rest.utf8.allSatisfy({ $0 == UInt8(ascii: ":") || (48...57).contains($0) }),
      let hours = Int(fields.hours), let minutes = Int(fields.minutes), minutes < 60
    else { return nil }
    let isWest = sign == "-" || sign == "\u{2212}"
    let magnitude = hours * 3600 + minutes * 60
    // From Baker Island to Kiritimati.
    guard magnitude <= (isWest ? 12 : 14) * 3600 else { return nil }
    seconds = isWest ? -magnitude : magnitude
    name = scale + (isWest ? "-" : "+") + rest
  }

  /// The name that the IANA database has for it, with its sign the other way round; the own name for parts of hours.
  var canonicalName: String {
    guard seconds % 3600 == 0 else { return name }
    let hours = seconds / 3600
    return hours == 0 ? "Etc/UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }
}
