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
  ///
  /// - Parameter latest: the last year that two figures can mean.
  package init(_ text: String, latest: Int = 2099, language: Language) {
    let tokens = Self.tokens(TypedDigits.western(text))
    guard !tokens.isEmpty else {
      self = .unreadable(language.page("birth date-missing"))
      return
    }
    let words = tokens.filter { !$0.isNumber }
    let numbers = tokens.filter(\.isNumber)
    if let word = words.first(where: { Self.month(named: $0.text, language) != nil }),
      let month = Self.month(named: word.text, language)
    {
      self = Self.named(month: month, numbers: numbers, latest, language)
    } else if let word = words.first(where: { !Self.isFiller($0.text) }) {
      self = .unreadable(language.page("birth date-unknown-month", ("word", word.text)))
    } else {
      self = Self.numeric(numbers, separator: Self.separator(text), latest, language)
    }
  }

  // MARK: - the two ways of writing

  private static func named(month: Int, numbers: [Token], _ latest: Int, _ language: Language) -> BirthDateText {
    guard numbers.count == 2 else {
      return .unreadable(language.page("birth date-parts"))
    }
    let yearIndex = numbers[0].text.count >= 3 || numbers[0].value > 31 ? 0 : 1
    let year = numbers[yearIndex]
    let day = numbers[1 - yearIndex].value
    guard year.text.count >= 3 else { return shortYear(year, month: month, day: day, latest, language) }
    return checked(year: year.value, month: month, day: day, language)
  }

  private static func numeric(
    _ numbers: [Token], separator: Character?, _ latest: Int, _ language: Language
  ) -> BirthDateText {
    if numbers.count == 1, numbers[0].text.count == 8 {
      let packed = numbers[0].value
      return checked(year: packed / 10_000, month: packed / 100 % 100, day: packed % 100, language)
    }
    guard numbers.count == 3 else {
      return .unreadable(language.page("birth date-parts"))
    }
    if numbers[0].text.count >= 3 {
      return checked(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value, language)
    }
    guard numbers[2].text.count >= 3 else {
      // Where one of the two can only be the day, the other is the month.
      let (first, second) = (numbers[0].value, numbers[1].value)
      let isMonthFirst = separator != "." && first <= 12 && second > 12
      return shortYear(
        numbers[2], month: isMonthFirst ? first : second, day: isMonthFirst ? second : first, latest, language)
    }
    let (first, second, year) = (numbers[0].value, numbers[1].value, numbers[2].value)
    // Full stops are written where the day comes first; slashes and hyphens are written either way.
    if separator == "." || first > 12 || first == second { return checked(year: year, month: second, day: first, language) }
    if second > 12 { return checked(year: year, month: first, day: second, language) }
    guard let dayFirst = CalendarDate(year: year, month: second, day: first),
      let monthFirst = CalendarDate(year: year, month: first, day: second)
    else { return checked(year: year, month: second, day: first, language) }
    return .ambiguous(dayFirst: dayFirst, monthFirst: monthFirst)
  }

  /// Two figures of a year: which years they can mean, and whether the day was in any of them.
  private static func shortYear(
    _ year: Token, month: Int, day: Int, _ latest: Int, _ language: Language
  ) -> BirthDateText {
    let years = [1900 + year.value, 2000 + year.value].filter { $0 <= max(latest, 1999) }
    let real = years.filter { (try? CivilFields.date(year: $0, month: month, day: day)) != nil }
    guard let last = real.last else { return checked(year: years.last ?? 1900, month: month, day: day, language) }
    guard real.count > 1 else { return .unreadable(language.page("birth date-one-year", ("year", "\(last)"))) }
    return .unreadable(language.page("birth date-short-year", ("first", "\(real[0])"), ("second", "\(last)")))
  }

  private static func checked(year: Int, month: Int, day: Int, _ language: Language) -> BirthDateText {
    guard (1...9999).contains(year) else { return .unreadable(language.page("birth date-four-digits")) }
    do {
      return .day(try CivilFields.date(year: year, month: month, day: day))
    } catch .noSuchMonth(let month) {
      return .unreadable(language.page("birth date-twelve-months", ("month", "\(month)")))
    } catch .dayLeftOut(5...14) {
      return .unreadable(language.page("birth date-left-out"))
    } catch .noSuchDay(let year, 2, 29, _) {
      return .unreadable(language.page("birth date-no-leap-year", ("year", "\(year)")))
    } catch {
      let last = (28...31).last { (try? CivilFields.date(year: year, month: month, day: $0)) != nil } ?? 31
      return .unreadable(
        language.page(
          "birth date-month-length", ("month", language.dates.months[month - 1]), ("year", "\(year)"), ("days", "\(last)")))
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
