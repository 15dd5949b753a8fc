import Atlas
package import Ephemeris
package import Readings

/// What a typed date means.
package enum BirthDateText: Sendable, Hashable {
  /// One day and no other.
  case day(CalendarDate)
  /// Two days, such as 6/5/1990: day first, and month first.
  case ambiguous(dayFirst: CalendarDate, monthFirst: CalendarDate)
  /// No day; the words say why and what to write.
  case unreadable(String)

  /// Reads a date as people write it: `15 June 1990`, `June 15th, 1990`, `1990-06-15`, `15.6.1990`, `15/6/1990`, `19900615`.
  package init(_ text: String, language: Language) {
    let tokens = Self.tokens(text)
    guard !tokens.isEmpty else {
      self = .unreadable("We need the day of birth, for example 15 June 1990.")
      return
    }
    let words = tokens.filter { !$0.isNumber }
    let numbers = tokens.filter(\.isNumber)
    if let word = words.first(where: { Self.month(named: $0.text, language) != nil }),
      let month = Self.month(named: word.text, language)
    {
      self = Self.named(month: month, numbers: numbers, language)
    } else if let word = words.first(where: { !Self.isFiller($0.text) }) {
      self = .unreadable("“\(word.text)” is not a month we know. Try it like 15 June 1990.")
    } else {
      self = Self.numeric(numbers, separator: Self.separator(text), language)
    }
  }

  // MARK: - the two ways of writing

  private static func named(month: Int, numbers: [Token], _ language: Language) -> BirthDateText {
    guard numbers.count == 2 else {
      return .unreadable("We need a day, a month and a year, for example 15 June 1990.")
    }
    let yearIndex = numbers[0].text.count >= 3 || numbers[0].value > 31 ? 0 : 1
    let year = numbers[yearIndex]
    guard year.text.count >= 3 else { return shortYear(year) }
    return checked(year: year.value, month: month, day: numbers[1 - yearIndex].value, language)
  }

  private static func numeric(_ numbers: [Token], separator: Character?, _ language: Language) -> BirthDateText {
    if numbers.count == 1, numbers[0].text.count == 8 {
      let packed = numbers[0].value
      return checked(year: packed / 10_000, month: packed / 100 % 100, day: packed % 100, language)
    }
    guard numbers.count == 3 else {
      return .unreadable("We need a day, a month and a year, for example 15 June 1990.")
    }
    if numbers[0].text.count >= 3 {
      return checked(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value, language)
    }
    guard numbers[2].text.count >= 3 else { return shortYear(numbers[2]) }
    let (first, second, year) = (numbers[0].value, numbers[1].value, numbers[2].value)
    // Full stops are written where the day comes first; slashes and hyphens are written either way.
    if separator == "." || first > 12 || first == second { return checked(year: year, month: second, day: first, language) }
    if second > 12 { return checked(year: year, month: first, day: second, language) }
    guard let dayFirst = CalendarDate(year: year, month: second, day: first),
      let monthFirst = CalendarDate(year: year, month: first, day: second)
    else { return checked(year: year, month: second, day: first, language) }
    return .ambiguous(dayFirst: dayFirst, monthFirst: monthFirst)
  }

  private static func shortYear(_ year: Token) -> BirthDateText {
    .unreadable("Write the year in full: 19\(year.text) or 20\(year.text)?")
  }

  private static func checked(year: Int, month: Int, day: Int, _ language: Language) -> BirthDateText {
    guard (1...9999).contains(year) else { return .unreadable("Write the year with four digits, for example 1990.") }
    do {
      return .day(try CivilFields.date(year: year, month: month, day: day))
    } catch .noSuchMonth(let month) {
      return .unreadable("There are twelve months; this one would be number \(month).")
    } catch .dayLeftOut(5...14) {
      return .unreadable("After 4 October 1582 came the 15th: the calendar was changed and these ten days were left out.")
    } catch .noSuchDay(let year, 2, 29, _) {
      return .unreadable("\(year) was not a leap year; its February ended on the 28th.")
    } catch {
      let last = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      return .unreadable("\(language.dates.months[month - 1]) has \(last) days. Which one of them was it?")
    }
  }

  // MARK: - reading letters

  private struct Token {
    let text: String
    let isNumber: Bool
    var value: Int { isNumber ? Int(text) ?? 0 : 0 }
  }

  /// Runs of letters and runs of digits; everything else parts them. Longer numbers than any date holds are cut.
  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var run = ""
    var runIsNumber = false
    func finish() {
      if !run.isEmpty { tokens.append(Token(text: runIsNumber ? String(run.prefix(9)) : run, isNumber: runIsNumber)) }
      run = ""
    }
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      guard isDigit || character.isLetter else {
        finish()
        continue
      }
      if !run.isEmpty, runIsNumber != isDigit { finish() }
      runIsNumber = isDigit
      run.append(character)
    }
    finish()
    return tokens
  }

  private static func separator(_ text: String) -> Character? { text.first { "./-".contains($0) } }

  /// The month that a word of at least three letters begins.
  private static func month(named word: String, _ language: Language) -> Int? {
    let lowered = word.lowercased()
    guard lowered.count >= 3 else { return nil }
    if lowered == "sept" { return 9 }
    return language.dates.months.firstIndex { $0.lowercased().hasPrefix(lowered) }.map { $0 + 1 }
  }

  /// Words that stand in a date and say nothing: endings of ordinals, “of”, weekdays.
  private static func isFiller(_ word: String) -> Bool {
    let lowered = word.lowercased()
    if ["st", "nd", "rd", "th", "of", "the", "on"].contains(lowered) { return true }
    return lowered.count >= 3
      && ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].contains { $0.hasPrefix(lowered) }
  }
}
