package import Atlas
package import Ephemeris
package import Readings

/// What comes of a submitted form: a birth, or what must be asked back.
package enum BirthIntake: Sendable, Hashable {
  /// Date, hour and place are certain.
  case certain(CertainBirth)
  /// Something is missing, cannot be read or has two answers.
  case questions(BirthQuestions)

  /// Reads a form.
  ///
  /// Everything that is wrong is found at once, so that nobody has to send a form three times.
  ///
  /// ```swift
  /// switch BirthIntake(form) {
  /// case .certain(let birth): …  // keep it, then answer 303 to its page
  /// case .questions(let questions): …  // answer 422 with ChartFormPage(.init(form: form, questions: questions))
  /// }
  /// ```
  ///
  /// - Parameter now: when the form is read; nobody is born later.
  package init(_ form: BirthForm, at now: UTC, language: Language) {
    var questions = BirthQuestions()
    let reader = BirthReader(.told(at: now))
    let latest = CivilDateTime(daysSinceJ2000: now.daysSinceJ2000, calendar: .gregorian).date.year
    let date = Self.date(form, reader, latest: latest, language, &questions)
    let place = Self.place(form, language, &questions)
    let clock = Self.clock(form, language, &questions)
    var moment: CertainBirth.Moment?
    if let date, let place, case .reading(let hour, let minute, let second) = clock {
      moment = Self.moment(form, reader, date, hour: hour, minute: minute, second: second, at: place, language, &questions)
    }
    guard questions.isEmpty, let date, let place else {
      self = .questions(questions)
      return
    }
    self = .certain(CertainBirth(date: date, moment: moment, place: place))
  }

  // MARK: - the day

  private static func date(
    _ form: BirthForm, _ reader: BirthReader, latest: Int, _ language: Language, _ questions: inout BirthQuestions
  ) -> CalendarDate? {
    switch BirthDateText(form.date, latest: latest, language: language) {
    case .day(let date): return checked(date, reader, language, &questions)
    case .unreadable(let words):
      questions.dateProblem = words
      return nil
    case .ambiguous(let dayFirst, let monthFirst):
      if form.dateOrder == "dmy" { return checked(dayFirst, reader, language, &questions) }
      if form.dateOrder == "mdy" { return checked(monthFirst, reader, language, &questions) }
      questions.date = .init(
        question: language.page("birth date-which", ("date", form.date)),
        options: [
          .init(value: "dmy", title: language.dates.long(dayFirst)), .init(value: "mdy", title: language.dates.long(monthFirst)),
        ])
      return nil
    }
  }

  private static func checked(
    _ date: CalendarDate, _ reader: BirthReader, _ language: Language, _ questions: inout BirthQuestions
  ) -> CalendarDate? {
    do {
      return try reader.checked(date)
    } catch .inTheFuture(let latest) {
      questions.dateProblem = language.page(
        "birth date-future", ("date", language.dates.long(date)), ("today", language.dates.long(latest)))
    } catch {
      let days = CivilFields.supportedDays
      // A fortnight within, since the years of the two calendars begin on different days.
      let first = CalendarDate(dayNumber: days.lowerBound + 15).year
      let last = CalendarDate(dayNumber: days.upperBound - 30).year
      questions.dateProblem = language.page("birth date-range", ("first", "\(first)"), ("last", "\(last)"))
    }
    return nil
  }

  // MARK: - the hour

  private enum Clock {
    case reading(hour: Int, minute: Int, second: Int)
    case unknown
    case problem
  }

  private static func clock(_ form: BirthForm, _ language: Language, _ questions: inout BirthQuestions) -> Clock {
    if form.timeUnknown { return .unknown }
    switch BirthTimeText(form.time, language: language) {
    case .time(let hour, let minute, let second): return .reading(hour: hour, minute: minute, second: second)
    // What is left out is not known.
    case .missing: return .unknown
    case .unreadable(let words): questions.timeProblem = words
    }
    return .problem
  }

  private static func moment(
    _ form: BirthForm, _ reader: BirthReader, _ date: CalendarDate, hour: Int, minute: Int, second: Int, at place: Place,
    _ language: Language, _ questions: inout BirthQuestions
  ) -> CertainBirth.Moment? {
    guard let local = CivilDateTime(date: date, hour: hour, minute: minute, second: Double(second)),
      let location = place.location, let history = try? BirthReader.zone(place.timeZone)
    else {
      questions.timeProblem = language.page("birth clocks-unknown", ("place", place.name))
      return nil
    }
    func moment(_ fold: ClockFold?) throws(BirthProblem) -> CertainBirth.Moment? {
      try reader.birth(on: date, clock: local, fold: fold, at: location, in: history).time.map {
        CertainBirth.Moment(local: local, resolved: $0, occurrence: fold)
      }
    }
    do {
      return try moment(nil)
    } catch .ambiguousClock(let clock) {
      if let occurrence = ClockFold(rawValue: form.clock), let answer = try? moment(occurrence) { return answer }
      questions.clock = question(clock, at: place, language)
    } catch {
      questions.timeProblem = language.page("birth hours")
    }
    return nil
  }

  /// Which of two instants a clock meant.
  private static func question(_ clock: AmbiguousClock, at place: Place, _ language: Language) -> BirthQuestions.Choice {
    let (earlier, later) = (clock.instants[0], clock.instants[1])
    guard clock.wasSkipped else {
      return .init(
        question: language.page(
          "birth clock-twice", ("place", place.name), ("time", language.dates.time(clock.clock))),
        options: [
          option(.earlier, language.page("birth clock-first"), ClockSentence.offset(earlier.clock.seconds)),
          option(.later, language.page("birth clock-second"), ClockSentence.offset(later.clock.seconds)),
        ])
    }
    func shown(_ time: ResolvedTime) -> String { Self.shown(at: time, in: clock.zone, place.longitude, language) }
    // Read by the clock as it was before the jump, the instant is the later of the two.
    return .init(
      question: language.page(
        "birth clock-skipped", ("place", place.name), ("time", language.dates.time(clock.clock))),
      options: [
        option(.later, language.page("birth clock-old"), language.page("birth clock-old-detail", ("time", shown(later)))),
        option(
          .earlier, language.page("birth clock-new"), language.page("birth clock-new-detail", ("time", shown(earlier)))),
      ])
  }

  private static func option(
    _ occurrence: ClockFold, _ title: String, _ detail: String
  ) -> BirthQuestions.Choice.Option {
    .init(value: occurrence.rawValue, title: title, detail: detail)
  }

  /// What the clocks of a place really showed at an instant.
  private static func shown(at time: ResolvedTime, in history: TimeZoneHistory, _ longitude: Double, _ language: Language)
    -> String
  {
    let seconds = history.clock(at: time.utc, longitude: longitude).seconds
    return language.dates.time(CivilDateTime(daysSinceJ2000: time.utc.daysSinceJ2000 + seconds / 86400))
  }

  // MARK: - the place

  private static func place(_ form: BirthForm, _ language: Language, _ questions: inout BirthQuestions) -> Place? {
    if let id = form.chosenPlaceID.flatMap({ Int($0) }), let chosen = Atlas.place(id: id) { return chosen }
    let text = form.place.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else {
      questions.placeProblem = language.page("birth place-missing")
      return nil
    }
    let matches = Atlas.search(text, limit: 8).map(\.place)
    if let same = matches.first(where: { $0.displayName.lowercased() == text.lowercased() }) { return same }
    guard let first = matches.first else {
      questions.placeProblem = language.page("birth place-not-found", ("place", text))
      return nil
    }
    if matches.count == 1 { return first }
    questions.place = .init(
      question: language.page("birth place-which"),
      options: matches.map { .init(value: String($0.id), title: $0.name, detail: $0.regionAndCountry) },
      selected: String(first.id))
    return nil
  }
}

extension Place {
  /// What follows the name where the place is shown: `Texas, United States`.
  var regionAndCountry: String { displayName.hasPrefix("\(name), ") ? String(displayName.dropFirst(name.count + 2)) : country }
}

extension Birth {
  /// The birth that a form gave.
  package init(_ certain: CertainBirth) {
    let place = certain.place
    self.init(
      date: certain.date, time: certain.moment?.local,
      instant: certain.moment?.resolved.utc ?? UTC(daysSinceJ2000: certain.date.midnight() + 0.5 - place.longitude / 360),
      place: place.name, region: place.regionAndCountry, latitude: place.latitude, longitude: place.longitude,
      zone: place.timeZone,
      placeID: String(place.id))
  }
}

/// A birth of which nothing is left to ask.
package struct CertainBirth: Sendable, Hashable {
  /// A clock reading and the instant it means.
  package struct Moment: Sendable, Hashable {
    /// What the clock showed.
    package let local: CivilDateTime
    /// The instant, and the offset by which the clock was read.
    package let resolved: ResolvedTime
    /// What the person answered when there were two instants; `nil` when there was one.
    package let occurrence: ClockFold?
  }

  /// The civil day.
  package let date: CalendarDate
  /// The hour; `nil` when it is not known.
  package let moment: Moment?
  /// The town.
  package let place: Place
}
