public import Astrology
import Ephemeris

/// The chapters of somebody's life that are open on a day.
public struct Chapters: Sendable {
  /// Every one that is open, the strongest first.
  public let all: [Chapter]

  /// Those that are told: the five strongest.
  public var told: [Chapter] { Array(all.prefix(5)) }

  /// Degrees within which a slow body, or a planet that turns, counts as on a point.
  static let orb = 1.0
  /// How much of the person a body is when it comes back to its own place, whatever it is at other times.
  static let importanceOfHomecomings = 0.95
  /// Degrees within which a lunation or an eclipse counts as on a point in conjunction or opposition.
  static let lunationOrb = 3.0
  /// Days until an eclipse gives way to the next season of eclipses.
  static let eclipseSeason = 173.3
  /// Days until a new or full Moon gives way to the next one.
  static let fortnight = 14.77

  /// Finds them.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - day: a day of `sky`.
  ///   - sky: the sky around that day.
  public init(of chart: NatalChart, on day: LocalDay, in sky: LeadingSky) {
    let year = YearOfLife(of: chart, on: day, in: sky)
    self.init(of: chart, points: LeadingPoint.all(of: chart, lord: year?.lord), year: year, on: day, in: sky)
  }

  init(of chart: NatalChart, points: [LeadingPoint], year: YearOfLife?, on day: LocalDay, in sky: LeadingSky) {
    var found: [Chapter] = []
    let noon = TT(day.noon).daysSinceJ2000
    // A body that has not left the place where it stood at birth has not come back to it: the slowest is gone for good after three years.
    let isYoung = noon - chart.moment.tt.daysSinceJ2000 < 3 * 365.25
    for slow in sky.slow {
      let here = slow.track.angle(at: noon)
      for point in points where point.isPersonal {
        for aspect in Self.aspects(of: slow.track.body) {
          if isYoung, aspect == .conjunction, point.point == .body(slow.track.body) { continue }
          found += Self.chapters(
            .contact, of: slow, to: (point.point, point.longitude, point.uncertainty), at: aspect, on: day, noon: (noon, here),
            importance: point.importance)
        }
      }
      for (body, aspect) in Self.homecomings where body == slow.track.body && !isYoung {
        // As a contact to the ruler of the Ascendant it is there already.
        guard let placement = chart.placement(of: body),
          !points.contains(where: { $0.isPersonal && $0.point == .body(body) })
        else { continue }
        let uncertainty = chart.angles == nil ? abs(placement.position.longitudeSpeed) / 2 : 0
        found += Self.chapters(
          .homecoming, of: slow, to: (.body(body), placement.position.longitude, uncertainty), at: aspect, on: day,
          noon: (noon, here), importance: Self.importanceOfHomecomings)
      }
    }
    found += Self.stations(points, on: day, in: sky)
    found += Self.lunations(points, on: day, in: sky)
    if let year { found.append(Self.chapter(of: year)) }
    all = found.sorted { $0.strength != $1.strength ? $0.strength > $1.strength : $0.name < $1.name }
  }

  /// The angles that count: all five of the planets, those that press of Chiron and the node, whose easy ones the tradition hardly tells.
  private static func aspects(of body: CelestialBody) -> [AspectKind] {
    switch body {
    case .chiron, .trueNode: [.conjunction, .square, .opposition]
    default: AspectKind.major
    }
  }

  /// Returns, and the opposition of Uranus in the middle of life.
  private static let homecomings: [(CelestialBody, AspectKind)] = [
    (.jupiter, .conjunction), (.saturn, .conjunction), (.uranus, .opposition), (.uranus, .conjunction), (.chiron, .conjunction),
    (.trueNode, .conjunction),
  ]

  // MARK: - moving bodies

  static func chapters(
    _ kind: Chapter.Kind, of slow: LeadingSky.SlowTrack, to target: (point: ChartPoint, longitude: Double, uncertainty: Double),
    at aspect: AspectKind, on day: LocalDay, noon: (time: Double, angle: Double), importance: Double
  ) -> [Chapter] {
    var found: [Chapter] = []
    let angles = aspect.angle == 0 || aspect.angle == 180 ? [aspect.angle] : [aspect.angle, -aspect.angle]
    for angle in angles {
      let value = noon.angle + signedDegrees(target.longitude + angle - noon.angle)
      guard value >= slow.arc.low - orb, value <= slow.arc.high + orb,
        let passage = slow.track.passage(over: value, orb: orb, around: noon.time, gap: LeadingSky.longestAbsence)
      else { continue }
      let distance = abs(noon.angle - value)
      let body = slow.track.body
      // The true node wavers around its mean motion: what lies within a month is one visit.
      let pause = body == .trueNode ? 30.0 : 10
      let nearness = distance <= orb ? 1 - distance / orb : 0
      let chapter = Chapter(
        kind: kind, body: body, aspect: aspect, point: target.point, visits: joined(passage.spans, within: pause),
        core: joined(passage.core, within: pause), passes: passes(passage.meetings, within: body == .trueNode ? pause : 0),
        turns: body == .trueNode ? [] : passage.turns(of: slow.track).map { utc($0.time) },
        closeTurns: body == .trueNode ? [] : passage.turns.map { utc($0.time) },
        orb: distance, uncertainty: target.uncertainty,
        strength: LeadWeight.rarity(ofContactsOf: body) * importance * LeadWeight.weight(of: aspect) * (0.5 + 0.5 * nearness))
      if chapter.isOpen(on: day) { found.append(chapter) }
    }
    return found
  }

  private static func utc(_ time: Double) -> UTC { UTC(TT(daysSinceJ2000: time)).toSecond }

  /// Parts with shorter pauses between them as one.
  private static func joined(_ spans: [BodyTrack.Span], within pause: Double) -> [Chapter.Span] {
    var joined: [BodyTrack.Span] = []
    for span in spans {
      if let last = joined.last, let end = last.end, let start = span.start, start - end < pause {
        joined[joined.count - 1].end = span.end
      } else {
        joined.append(span)
      }
    }
    return joined.map { Chapter.Span(start: $0.start.map(utc), end: $0.end.map(utc)) }
  }

  /// The exact moments; of those that lie close together the middle one.
  private static func passes(_ meetings: [BodyTrack.Meeting], within pause: Double) -> [Chapter.Pass] {
    var groups: [[BodyTrack.Meeting]] = []
    for meeting in meetings {
      if let last = groups.last?.last, meeting.time - last.time < pause {
        groups[groups.count - 1].append(meeting)
      } else {
        groups.append([meeting])
      }
    }
    return groups.map { group in
      let middle = group[group.count / 2]
      return Chapter.Pass(exact: utc(middle.time), isRetrograde: middle.isRetrograde)
    }
  }

  // MARK: - events

  /// Quick planets that turn on a point: from three days before to three days after.
  private static func stations(_ points: [LeadingPoint], on day: LocalDay, in sky: LeadingSky) -> [Chapter] {
    var found: [Chapter] = []
    for turn in sky.turns where turn.body == .mercury || turn.body == .venus || turn.body == .mars {
      for point in points where point.isPersonal {
        guard let hit = Touch.Other(point.point, at: point.longitude, from: turn.longitude, within: orb, squares: orb) else {
          continue
        }
        let span = Chapter.Span(
          start: UTC(daysSinceJ2000: turn.instant.daysSinceJ2000 - 3), end: UTC(daysSinceJ2000: turn.instant.daysSinceJ2000 + 3))
        let chapter = Chapter(
          event: .station(turnsRetrograde: turn.turnsRetrograde), of: turn.body, hit, at: turn.instant, span: span,
          uncertainty: point.uncertainty,
          strength: LeadWeight.rarity(ofStationOf: turn.body, onPoint: true) * point.importance
            * LeadWeight.weight(of: hit.aspect) * LeadWeight.exactness(orb: hit.orb, within: orb))
        if chapter.isOpen(on: day) { found.append(chapter) }
      }
    }
    return found
  }

  /// Eclipses and lunations on points, until the next.
  private static func lunations(_ points: [LeadingPoint], on day: LocalDay, in sky: LeadingSky) -> [Chapter] {
    var found: [Chapter] = []
    for lunation in sky.lunations {
      let length = lunation.isEclipse ? eclipseSeason : fortnight
      let days = day.noon.daysSinceJ2000 - lunation.instant.daysSinceJ2000
      // Most of half a year's lunations are past.
      guard days > -1.5, days < length + 1 else { continue }
      for point in points where point.isPersonal {
        guard let hit = Touch.Other(point.point, at: point.longitude, from: lunation.longitude, within: lunationOrb, squares: orb)
        else { continue }
        let fresh = 1 - 0.7 * max(0, min(1, days / length))
        let rarity =
          lunation.isEclipse ? LeadWeight.rarity(ofEclipseOnPoint: true) : LeadWeight.rarity(ofLunationOnPoint: true)
        let chapter = Chapter(
          event: lunation.isEclipse ? .eclipse(isSolar: !lunation.isFull) : .lunation(isFull: lunation.isFull),
          of: lunation.isEclipse && !lunation.isFull ? .sun : .moon, hit, at: lunation.instant,
          span: Chapter.Span(start: lunation.instant, end: UTC(daysSinceJ2000: lunation.instant.daysSinceJ2000 + length)),
          uncertainty: point.uncertainty,
          strength: rarity * point.importance * LeadWeight.weight(of: hit.aspect)
            * LeadWeight.exactness(orb: hit.orb, within: lunationOrb) * fresh * (lunation.isEclipse ? 0.8 : 0.6))
        if chapter.isOpen(on: day) { found.append(chapter) }
      }
    }
    return found
  }

  private static func chapter(of year: YearOfLife) -> Chapter {
    Chapter(
      kind: .yearLord(year.sign, house: year.house), body: year.lord, aspect: nil, point: .body(year.lord),
      visits: [Chapter.Span(start: year.start, end: year.end)], core: [], passes: [], turns: [], closeTurns: [], orb: 0,
      uncertainty: 0,
      // Always open: it is told when nothing stronger is.
      strength: 3)
  }
}
