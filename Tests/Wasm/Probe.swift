import Astrology
import ChartArt
import Ephemeris
import Practice
import Tarot

// What the pure core answers, by plain integers in and the bits of the answer out: compiled twice, for this machine and for a browser's,
// and asked the same. Every room of the core is called, and every public body and house system.

/// The bits of one figure of a body's place, `day` days after J2000: longitude, latitude, distance, then their speeds.
@c(probe_position)
public func probePosition(_ body: Int32, _ day: Int32, _ figure: Int32) -> UInt64 {
  guard let body = CelestialBody(rawValue: UInt8(truncatingIfNeeded: body)), let sky = Probe.sky(day),
    let position = try? sky.position(of: body)
  else { return UInt64.max }
  return Probe.figures(of: position)[Int(figure)].bitPattern
}

/// The bits of a house cusp (1 … 12), `day` days after J2000, at a latitude in whole degrees and longitude 13.4° east.
@c(probe_cusp)
public func probeCusp(_ system: Int32, _ day: Int32, _ latitude: Int32, _ house: Int32) -> UInt64 {
  guard let system = HouseSystem(rawValue: UInt8(truncatingIfNeeded: system)), let sky = Probe.sky(day) else { return UInt64.max }
  let armc = sky.siderealTime(at: UT1(sky.instant)).local(longitude: 13.4)
  let houses = Houses(system: system, armc: armc, latitude: Double(latitude), obliquity: sky.orientation.trueObliquity)
  return houses.cusps[Int(house) - 1].bitPattern
}

/// A digest of all figures of all bodies at `count` instants between 1550 and 2650.
@c(probe_positions)
public func probePositions(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  for _ in 0..<count {
    let span = Sky.supportedJulianDates
    let instant = TT(julianDate: span.lowerBound + probe.fraction() * (span.upperBound - span.lowerBound))
    guard let sky = try? Sky(at: instant) else { return UInt64.max }
    for body in CelestialBody.allCases {
      // Chiron's data is shorter than the others'; a refusal is an answer too.
      guard let position = try? sky.position(of: body) else {
        probe.take(UInt64(1))
        continue
      }
      for figure in Probe.figures(of: position) { probe.take(figure) }
    }
  }
  return probe.digest
}

/// A digest of the places of all fixed stars at `count` instants between 1550 and 2650, each found by its names first.
@c(probe_stars)
public func probeStars(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  for star in FixedStar.all where FixedStar.named(star.designation) != star || !FixedStar.matching(star.name).contains(star) {
    return UInt64.max
  }
  for _ in 0..<count {
    let span = Sky.supportedJulianDates
    let instant = TT(julianDate: span.lowerBound + probe.fraction() * (span.upperBound - span.lowerBound))
    guard let sky = try? Sky(at: instant) else { return UInt64.max }
    for position in sky.positions(of: FixedStar.all) {
      for figure in Probe.figures(of: position) { probe.take(figure) }
    }
  }
  return probe.digest
}

/// A digest of `count` birth charts 1900–2100, anywhere, in every house system: cusps, houses of bodies, aspects and their orbs.
@c(probe_charts)
public func probeCharts(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  for _ in 0..<count {
    for system in HouseSystem.allCases {
      guard let chart = probe.chart(system) else { return UInt64.max }
      for placement in chart.placements { probe.take(UInt64(placement.house ?? 0)) }
      for aspect in chart.aspects {
        probe.take(UInt64(aspect.kind.rawValue))
        probe.take(aspect.orb)
      }
      guard let cusps = chart.houses?.cusps else { continue }
      for index in 0..<12 { probe.take(cusps[index]) }
    }
  }
  return probe.digest
}

/// A digest of `count` birth charts worked out side by side, in parts of 10: places, speeds, cusps and aspects.
@c(probe_batch)
public func probeBatch(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  var births: [ChartBatch.Birth] = []
  for _ in 0..<count {
    guard let chart = probe.chart(.placidus), let location = chart.location else { return UInt64.max }
    births.append(ChartBatch.Birth(moment: chart.moment, location: location))
  }
  let order = ChartBatch.order(of: births, partSize: 10)
  for part in 0..<order.partCount {
    guard let batch = try? ChartBatch(births, part: part, of: order) else { return UInt64.max }
    for row in batch.births.indices {
      for placement in batch.placements(at: row) { for figure in Probe.figures(of: placement.position) { probe.take(figure) } }
      for aspect in batch.aspects(at: row) { probe.take(aspect.orb) }
      for index in 0..<12 { probe.take(batch.houses[row].cusps[index]) }
    }
  }
  return probe.digest
}

/// A digest of the drawings of `count` birth charts, byte by byte.
@c(probe_drawings)
public func probeDrawings(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  for _ in 0..<count {
    guard let chart = probe.chart(.placidus) else { return UInt64.max }
    for byte in ChartWheel.svg(WheelFigure(chart), options: DrawingOptions()).utf8 { probe.take(UInt64(byte)) }
  }
  return probe.digest
}

/// A digest of the pictures of `count` tarot cards from a number on, and of the back.
@c(probe_cards)
public func probeCards(_ first: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: first)
  for number in first..<first + count {
    guard let card = CardArt(number: Int(number)) else { return UInt64.max }
    for byte in card.svg(options: .standalone(.dark)).utf8 { probe.take(UInt64(byte)) }
  }
  for byte in CardArt.back(options: .page(prefix: "back")).utf8 { probe.take(UInt64(byte)) }
  return probe.digest
}

/// A digest of `count` rituals with what they lay and what is found in it, and of the names of all cards.
@c(probe_tarot)
public func probeTarot(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  for card in TarotCard.all {
    for deck in TarotDeck.allCases where TarotCard.named(card.name(in: deck), in: deck) != card { return UInt64.max }
    probe.take(card.correspondence.zodiac.map { UInt64($0.start) } ?? 360)
  }
  for index in 0..<count {
    let knocks = [0, Int(probe.fraction() * 500), 900]
    guard
      let ritual = try? Ritual(question: "¿\(index)?", knockTimes: knocks, cut: Int(probe.fraction() * 78), nonce: UInt64(index)),
      let draw = try? TarotDraw(ritual, spread: Spread.named[Int(index) % 6], reversedChance: probe.fraction())
    else { return UInt64.max }
    for drawn in draw.cards { probe.take(UInt64(drawn.card.number * 2 + (drawn.isReversed ? 1 : 0))) }
    let analysis = SpreadAnalysis(draw)
    probe.take(analysis.mood.mean)
    probe.take(analysis.meanStation)
    probe.take(UInt64(analysis.patterns.count * 64 + analysis.highlights.count))
  }
  return probe.digest
}

/// A digest of `count` people’s years: sessions, streaks, figures, milestones and reminders, on clocks that change.
@c(probe_practice)
public func probePractice(_ seed: Int32, _ count: Int32) -> UInt64 {
  var probe = Probe(seed: seed)
  for person in 0..<count {
    let turn = 1_770_000_000 + Int64(probe.fraction() * 20_000_000)
    let clock = ZoneClock(
      offset: Int(person) * 900 - 36_000,
      changes: [.init(instant: turn, offset: Int(person) * 900 - 32_400), .init(instant: turn + 15_000_000, offset: 0)])
    guard let boundary = try? DayBoundary(minute: Int(probe.fraction() * 720)),
      let plan = try? SessionPlan(statements: ["One.", "Two."], breath: Int(probe.fraction() * 60)),
      let reminders = try? ReminderPlan(count: 1 + Int(person) % 12, start: 720, end: 720 + 60 + Int(probe.fraction() * 600))
    else { return UInt64.max }
    var records: [SessionRecord] = []
    for number in 0..<200 where probe.fraction() < 0.9 {
      var now = 1_770_000_000_000 + Int64(number) * 86_400_000 + Int64(probe.fraction() * 40_000_000)
      var session = PracticeSession(id: "\(number)", plan: plan, at: now)
      while session.status == .running {
        now += 3_000
        session.take(probe.fraction() < 0.5 ? .next : .tick, at: now)
        session.take(.intend(" On \(number)\n"), at: now)
        session.take(.complete, at: now)
      }
      guard let record = session.record(on: clock, boundary: boundary) else { return UInt64.max }
      for byte in record.intention.utf8 { probe.take(UInt64(byte)) }
      records.append(record)
    }
    let ledger = PracticeLedger(records)
    let today = boundary.day(at: 1_787_280_000, on: clock)
    let streak = Streak(ledger, today: today)
    probe.take(UInt64(streak.current * 65_536 + streak.longest * 256 + streak.freezes))
    for held in streak.held { probe.take(UInt64(held.day.number)) }
    for figure in PracticeStatistics(ledger, weekBegins: .sunday).figures(by: .week, from: today.startOfYear, through: today) {
      probe.take(UInt64(figure.totals.seconds))
    }
    for milestone in Milestone.all(ledger, streak) { probe.take(UInt64(milestone.reached?.number ?? milestone.count)) }
    for reminder in reminders.upcoming(after: turn - 86_400, clock: clock, ledger: ledger) {
      for byte in reminder.id.utf8 { probe.take(UInt64(byte)) }
      probe.take(UInt64(reminder.instant))
    }
  }
  for statement in StatementText.imported("- One.\r\n\r\n2) Zwei  Wörter\n• Три").statements {
    for byte in statement.utf8 { probe.take(UInt64(byte)) }
  }
  return probe.digest
}

/// Reproducible questions, and a digest of the answers.
struct Probe {
  private var state: UInt64
  /// FNV-1a over 64-bit words.
  private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325

  init(seed: Int32) { state = UInt64(bitPattern: Int64(seed)) }

  /// The next number of SplitMix64 as a fraction, 0 ..< 1.
  mutating func fraction() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  mutating func take(_ word: UInt64) { digest = (digest ^ word) &* 0x100_0000_01b3 }

  mutating func take(_ figure: Double) { take(figure.bitPattern) }

  mutating func chart(_ system: HouseSystem) -> NatalChart? {
    let ut1 = UT1(julianDate: 2415020.5 + fraction() * 73049)
    let place = GeographicLocation(latitude: fraction() * 180 - 90, longitude: fraction() * 360 - 180)
    guard let place else { return nil }
    return try? NatalChart(
      moment: ChartMoment(tt: TT(ut1), ut1: ut1), location: place, options: ChartOptions(houseSystem: system))
  }

  static func sky(_ day: Int32) -> Sky? { try? Sky(at: TT(daysSinceJ2000: Double(day))) }

  static func figures(of position: EclipticPosition) -> [Double] {
    [
      position.longitude, position.latitude, position.distance, position.longitudeSpeed, position.latitudeSpeed,
      position.distanceSpeed,
    ]
  }
}
