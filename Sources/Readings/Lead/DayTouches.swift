import Astrology
import Ephemeris

/// Collects everything that could be told of a day to one person, each touch once, with its weight.
struct DayTouches {
  let chart: NatalChart
  let day: LocalDay
  let sky: LeadingSky
  let points: [LeadingPoint]
  let chapters: [Chapter]
  /// Month and day of birth; `nil` when only the Sun tells.
  let birthday: CalendarDate?
  private let noon: Double
  private let isNewborn: Bool

  init(
    chart: NatalChart, day: LocalDay, sky: LeadingSky, points: [LeadingPoint], chapters: [Chapter], birthday: CalendarDate?
  ) {
    self.chart = chart
    self.day = day
    self.sky = sky
    self.points = points
    self.chapters = chapters
    self.birthday = birthday
    noon = TT(day.noon).daysSinceJ2000
    isNewborn = noon - chart.moment.tt.daysSinceJ2000 < 180
  }

  /// Degrees within which a contact of the Sun, Mercury or Venus is felt.
  static let orb = 1.0
  /// The same of Mars, who is slower and hotter.
  static let orbOfMars = 1.5

  /// All of them, in no order.
  func all() -> [LeadCandidate] {
    let isBirthday = isBirthday
    var found = fastContacts(omittingSolarReturn: isBirthday)
    found += moonHours()
    found += slowContacts()
    found += lunations()
    found += stations()
    // Where the zodiac begins elsewhere a body changes its sign on another day.
    if chart.zodiac == .tropical { found += ingresses() }
    if isBirthday, let touch = birthdayTouch() {
      found.append(candidate(touch, .birthday, LeadWeight.birthday))
    }
    found.append(moonSign())
    return found
  }

  // MARK: - contacts

  private func fastContacts(omittingSolarReturn: Bool) -> [LeadCandidate] {
    var found: [LeadCandidate] = []
    for track in sky.fast {
      let here = track.angle(at: noon)
      let orb = track.body == .mars ? Self.orbOfMars : Self.orb
      // Mercury goes 2.2° in a day at most: what is exact within a day and a half is no farther.
      let reach = max(orb, 3.4)
      let gap = track.body == .mars ? 130.0 : 70
      for point in points {
        if omittingSolarReturn, track.body == .sun, point.point == .body(.sun) { continue }
        for aspect in AspectKind.major {
          // The first return of a quick body is more than half a year after birth; until then it has not gone.
          if aspect == .conjunction, point.point == .body(track.body), isNewborn { continue }
          for value in Self.values(of: aspect, to: point.longitude, near: here) where abs(value - here) < reach {
            guard let passage = track.passage(over: value, orb: orb, around: noon, gap: gap) else { continue }
            let timing = timing(track, passage, orb: abs(value - here), uncertainty: point.uncertainty)
            let days = timing.exact.map { abs($0.daysSinceJ2000 - day.noon.daysSinceJ2000) }
            guard abs(value - here) <= orb || (days ?? 9) <= 1.5 else { continue }
            let touch = touch(.contact, track.body, aspect, point, timing, longitude: normalizedDegrees(here))
            let weight =
              LeadWeight.rarity(ofContactsOf: track.body) * point.importance * LeadWeight.weight(of: aspect)
              * LeadWeight.exactness(phase: timing.phase, days: days, orb: abs(value - here))
            // What is exact while people sleep has lost its edge by the morning, and has no scene.
            found.append(candidate(touch, .day, touch.hasScene ? weight : weight * 0.9))
          }
        }
      }
    }
    return found
  }

  private func moonHours() -> [LeadCandidate] {
    let track = sky.moon
    let here = track.angle(at: noon)
    var found: [LeadCandidate] = []
    for point in points {
      for aspect in AspectKind.major {
        for value in Self.values(of: aspect, to: point.longitude, near: here) where abs(value - here) < 9 {
          guard let passage = track.passage(over: value, orb: Self.orb, around: noon, gap: 0.8) else { continue }
          let timing = timing(track, passage, orb: abs(value - here), uncertainty: point.uncertainty)
          guard timing.phase == .exact else { continue }
          let touch = touch(.contact, .moon, aspect, point, timing, longitude: normalizedDegrees(here))
          let weight = LeadWeight.rarity(ofContactsOf: .moon) * point.importance * LeadWeight.weight(of: aspect)
          found.append(candidate(touch, .hours, touch.hasScene ? weight : weight * 0.5))
        }
      }
    }
    return found
  }

  private func slowContacts() -> [LeadCandidate] {
    chapters.filter(\.isMoving).compactMap { chapter in
      guard let track = sky.track(of: chapter.body) else { return nil }
      let changes = chapter.changes(on: day)
      guard chapter.orb <= Chapters.orb || !changes.isEmpty else { return nil }
      let timing = chapter.timing(on: day)
      let longitude = normalizedDegrees(track.angle(at: noon))
      let point = points.first { $0.point == chapter.point }
      let turn = changes.contains(.station) ? chapter.closeTurns.first(where: day.contains) : nil
      let kind: Touch.Kind = turn.map { .station(turnsRetrograde: turnsRetrograde(at: $0, track)) } ?? .contact
      var touch = Touch(
        kind: kind, body: chapter.body, aspect: chapter.aspect, point: chapter.point,
        timing: turn.map { TouchTiming(event: $0, on: day, orb: chapter.orb, uncertainty: chapter.uncertainty) } ?? timing,
        longitude: longitude, isRetrograde: isRetrograde(chapter.body), house: chart.houses?.house(of: longitude),
        natalHouse: point?.house ?? house(of: chapter.point),
        others: [])
      touch.chapter = chapter.name
      let days = chapter.isBlurred ? nil : timing.exact.map { abs($0.daysSinceJ2000 - day.noon.daysSinceJ2000) }
      let claim: LeadCandidate.Claim =
        !changes.isEmpty ? .change : days.map { $0 <= 1 } ?? false ? .eve : .presence
      let weight =
        LeadWeight.rarity(ofContactsOf: chapter.body)
        * (chapter.kind == .homecoming ? Chapters.importanceOfHomecomings : point?.importance ?? 1)
        * (chapter.aspect.map { LeadWeight.weight(of: $0) } ?? 1)
        * LeadWeight.exactness(of: changes, orb: max(chapter.orb, chapter.uncertainty), days: days)
      return candidate(touch, claim, weight)
    }
  }

  // MARK: - events

  private func lunations() -> [LeadCandidate] {
    sky.lunations.filter { day.contains($0.instant) }.map { lunation in
      let hits = hits(at: lunation.longitude, within: Chapters.lunationOrb, squares: Chapters.orb) { _ in true }
      let kind: Touch.Kind = lunation.isEclipse ? .eclipse(isSolar: !lunation.isFull) : .lunation(isFull: lunation.isFull)
      return event(
        kind, lunation.isEclipse && !lunation.isFull ? .sun : .moon, at: lunation.instant, longitude: lunation.longitude, hits,
        within: Chapters.lunationOrb
      ) { isOnPoint in
        lunation.isEclipse
          ? LeadWeight.rarity(ofEclipseOnPoint: isOnPoint) : LeadWeight.rarity(ofLunationOnPoint: isOnPoint)
      }
    }
  }

  private func stations() -> [LeadCandidate] {
    sky.turns.filter { day.contains($0.instant) }.compactMap { turn in
      let isQuick = turn.body == .mercury || turn.body == .venus || turn.body == .mars
      // A slow one that turns on a point is a day of its chapter.
      let hits =
        isQuick ? hits(at: turn.longitude, within: Chapters.orb, squares: Chapters.orb) { $0.isPersonal } : []
      if !isQuick, chapters.contains(where: { $0.body == turn.body && $0.changes(on: day).contains(.station) }) { return nil }
      return event(
        .station(turnsRetrograde: turn.turnsRetrograde), turn.body, at: turn.instant, longitude: turn.longitude, hits,
        within: Chapters.orb
      ) { LeadWeight.rarity(ofStationOf: turn.body, onPoint: $0) }
    }
  }

  private func ingresses() -> [LeadCandidate] {
    sky.ingresses.filter { day.contains($0.instant) }.map { ingress in
      event(
        .ingress(ingress.sign, isRetrograde: ingress.isRetrograde), ingress.body, at: ingress.instant,
        longitude: normalizedDegrees(Double(ingress.sign.rawValue) * 30 + (ingress.isRetrograde ? 30 : 0)), [], within: 1
      ) { _ in LeadWeight.rarity(ofIngressOf: ingress.body) }
    }
  }

  /// The points that an event is on, those that count most first.
  private func hits(
    at longitude: Double, within orb: Double, squares: Double, where counts: (LeadingPoint) -> Bool
  ) -> [(hit: Touch.Other, importance: Double)] {
    var found: [(hit: Touch.Other, importance: Double)] = []
    for point in points where counts(point) {
      guard let hit = Touch.Other(point.point, at: point.longitude, from: longitude, within: orb, squares: squares) else {
        continue
      }
      found.append((hit, point.importance))
    }
    func weight(_ one: (hit: Touch.Other, importance: Double)) -> Double {
      one.importance * LeadWeight.weight(of: one.hit.aspect) * LeadWeight.exactness(orb: one.hit.orb, within: orb)
    }
    return found.sorted { weight($0) > weight($1) }
  }

  private func event(
    _ kind: Touch.Kind, _ body: CelestialBody, at instant: UTC, longitude: Double,
    _ hits: [(hit: Touch.Other, importance: Double)], within orb: Double, rarity: (_ isOnPoint: Bool) -> Double
  ) -> LeadCandidate {
    let best = hits.first
    let point = best.flatMap { best in points.first { $0.point == best.hit.point } }
    let touch = Touch(
      kind: kind, body: body, aspect: best?.hit.aspect, point: best?.hit.point,
      timing: TouchTiming(event: instant, on: day, orb: best?.hit.orb ?? 0, uncertainty: point?.uncertainty ?? 0),
      longitude: longitude, isRetrograde: isRetrograde(body), house: chart.houses?.house(of: longitude), natalHouse: point?.house,
      others: hits.dropFirst().map(\.hit).sorted { $0.orb < $1.orb })
    let bare = rarity(false) * LeadWeight.ownShare(of: kind, body: body)
    guard let best else { return candidate(touch, .event, bare) }
    // What touches a lesser point of the chart counts no less than if it touched nothing.
    return candidate(
      touch, .event,
      max(
        bare,
        rarity(true) * best.importance * LeadWeight.weight(of: best.hit.aspect)
          * LeadWeight.exactness(orb: best.hit.orb, within: orb)))
  }

  // MARK: - the Sun and the Moon themselves

  /// On the calendar day of birth; when that is not told, on the day of the Sun’s return.
  ///
  /// Of a birth on 29 February the birthday of common years is the last day of February when the Sun is back by its end, else the first
  /// of March.
  private var isBirthday: Bool {
    let date = day.date
    guard let birthday else {
      let past = degreesPastBirth(at: day.start)
      return day.start.daysSinceJ2000 > chart.moment.tt.daysSinceJ2000 + 1
        && past.map { $0 <= 0 && $0 > -2 } ?? false && degreesPastBirth(at: day.end).map { $0 > 0 } ?? false
    }
    guard date.year > birthday.year else { return false }
    if birthday.month == date.month && birthday.day == date.day { return true }
    guard birthday.month == 2, birthday.day == 29, !Self.hasLeapDay(date.year) else { return false }
    switch (date.month, date.day) {
    case (2, 28): return degreesPastBirth(at: day.end).map { $0 > 0 } ?? true
    case (3, 1): return degreesPastBirth(at: day.start).map { $0 <= 0 } ?? false
    default: return false
    }
  }

  private static func hasLeapDay(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// By how many degrees the Sun is past its place at birth; `nil` when either is not known.
  private func degreesPastBirth(at instant: UTC) -> Double? {
    guard let sun = chart.placement(of: .sun)?.position.longitude, let track = sky.track(of: .sun) else { return nil }
    return signedDegrees(track.angle(at: TT(instant).daysSinceJ2000) - sun)
  }

  private func birthdayTouch() -> Touch? {
    guard let point = points.first(where: { $0.point == .body(.sun) }), let track = sky.track(of: .sun) else { return nil }
    let here = track.angle(at: noon)
    let value = here + signedDegrees(point.longitude - here)
    guard let passage = track.passage(over: value, orb: 3, around: noon, gap: 10) else { return nil }
    return touch(
      .birthday, .sun, .conjunction, point, timing(track, passage, orb: abs(value - here), uncertainty: point.uncertainty),
      longitude: normalizedDegrees(here))
  }

  private func moonSign() -> LeadCandidate {
    let here = normalizedDegrees(sky.moon.angle(at: noon))
    let touch = Touch(
      kind: .moonSign(ZodiacSign(longitude: here)), body: .moon, aspect: nil, point: nil,
      timing: TouchTiming(event: day.noon, on: day), longitude: here, isRetrograde: false, house: chart.houses?.house(of: here),
      natalHouse: nil,
      others: [])
    return candidate(touch, .none, 0.01)
  }

  // MARK: - building

  /// Both places of an angle, carried on to be near an angle of a track.
  private static func values(of aspect: AspectKind, to longitude: Double, near here: Double) -> [Double] {
    let angles = aspect.angle == 0 || aspect.angle == 180 ? [aspect.angle] : [aspect.angle, -aspect.angle]
    return angles.map { here + signedDegrees(longitude + $0 - here) }
  }

  private func timing(
    _ track: BodyTrack, _ passage: BodyTrack.Passage, orb: Double, uncertainty: Double
  ) -> TouchTiming {
    func utc(_ time: Double) -> UTC { UTC(TT(daysSinceJ2000: time)).toSecond }
    return TouchTiming(
      visits: passage.spans.map { Chapter.Span(start: $0.start.map(utc), end: $0.end.map(utc)) },
      passes: passage.meetings.map { Chapter.Pass(exact: utc($0.time), isRetrograde: $0.isRetrograde) },
      turns: passage.turns(of: track).map { utc($0.time) }, on: day, orb: orb, uncertainty: uncertainty)
  }

  private func touch(
    _ kind: Touch.Kind, _ body: CelestialBody, _ aspect: AspectKind, _ point: LeadingPoint, _ timing: TouchTiming,
    longitude: Double
  ) -> Touch {
    Touch(
      kind: kind, body: body, aspect: aspect, point: point.point, timing: timing, longitude: longitude,
      isRetrograde: isRetrograde(body), house: chart.houses?.house(of: longitude), natalHouse: point.house, others: [])
  }

  private func house(of point: ChartPoint) -> Int? {
    guard case .body(let body) = point else { return nil }
    return chart.placement(of: body)?.house
  }

  private func isRetrograde(_ body: CelestialBody) -> Bool { sky.track(of: body)?.isRetrograde(at: noon) ?? false }

  private func turnsRetrograde(at instant: UTC, _ track: BodyTrack) -> Bool {
    track.isRetrograde(at: TT(instant).daysSinceJ2000 + 0.5)
  }

  private func candidate(_ touch: Touch, _ claim: LeadCandidate.Claim, _ weight: Double) -> LeadCandidate {
    LeadCandidate(touch: touch, claim: claim, weight: weight, score: weight)
  }
}
