import Astrology
import Ephemeris

/// The words of a mirror: authored texts of periods, yogas and balance, set together by the facts of one birth.
struct MirrorWords {
  let birth: VedicBirth
  let language: Language

  private var book: Phrasebook { language.book }
  private var names: SkyNames { language.names }

  // MARK: what leads

  var archetype: MirrorReading.Archetype {
    let chart = birth.natal.inItsZodiac
    let balance = ChartBalance(chart)
    let counted = Element.allCases.map { (element: $0, bodies: balance.bodies(in: $0)) }
    let most = counted.map(\.bodies.count).max() ?? 0
    // Where two lead alike, the Sun's decides.
    let sun = chart.sign(of: .body(.sun))
    let leaders = counted.filter { $0.bodies.count == most }
    let leader = leaders.first { $0.element == sun?.element } ?? leaders.first ?? counted[0]
    var signals = [
      book.filled(
        "mirror signal element", ("element", names.title(leader.element)),
        ("bodies", language.counts.list(leader.bodies.map { names.name($0) })))
    ]
    if let sun { signals.append(book.filled("report sun", ("sign", names.name(sun)))) }
    let moon = chart.signs(of: .moon)
    let moonName = language.counts.alternatives(moon.map { names.name($0) })
    if !moon.isEmpty { signals.append(book.filled("report moon", ("sign", moonName))) }
    let rising = chart.angles.map { ZodiacSign(longitude: $0.ascendant) }
    if let rising { signals.append(book.filled("report rising", ("sign", names.name(rising)))) }
    let primary =
      rising.map {
        book.filled("mirror primary", ("element", names.title(leader.element)), ("rising", names.name($0)))
      } ?? book.filled("mirror primary no hour", ("element", names.title(leader.element)))
    return MirrorReading.Archetype(
      primary: primary, secondary: book.filled("mirror secondary", ("moon", moonName)),
      synthesis: BalanceReading(balance, language: language).text, signals: signals.map(Language.opening))
  }

  // MARK: where it asks for care

  /// The lowest dignities, unless the texts hold them lifted, then grahas that the Sun outshines.
  func constraints(_ standings: [GrahaStanding], _ yogas: [YogaFormation]) -> [MirrorReading.Constraint] {
    let lifted = Set(yogas.filter { $0.yoga == .neechaBhanga }.compactMap { $0.condition.members.first?.graha })
    var found: [MirrorReading.Constraint] = []
    for standing in standings where standing.status == .debilitated {
      let graha = standing.place.graha
      found.append(constraint("fallen", standing, isHigh: !lifted.contains(graha)))
    }
    for standing in standings where standing.isCombust && standing.status != .debilitated {
      found.append(constraint("combust", standing, isHigh: false))
    }
    return found
  }

  private func constraint(_ key: String, _ standing: GrahaStanding, isHigh: Bool) -> MirrorReading.Constraint {
    let graha = standing.place.graha
    let voice = language.dashas.voice(of: graha)
    let subject = ("Graha", Language.opening(names.phrase(graha)))
    return MirrorReading.Constraint(
      title: book.filled("mirror \(key)", subject, ("sign", names.name(standing.place.sign))), description: voice.demanding,
      guardrail: voice.interludeAdvice, isHigh: isHigh, graha: graha, house: standing.place.house)
  }

  // MARK: what runs

  func pulse(at now: TT) -> MirrorReading.Pulse? {
    guard let dasha = birth.dasha(), let running = try? dasha.periods(at: now, levels: 2), running.count == 2 else { return nil }
    let (long, short) = (running[0], running[1])
    let next = following(short, in: long, of: dasha)
    let end = Self.day(short.end)
    let hint = next.map { lord in
      let voice = language.dashas.voice(of: lord)
      return book.filled(
        "mirror next", ("graha", names.phrase(lord)), ("date", language.dates.long(end)), ("act", voice.preparation.first ?? ""))
    }
    return MirrorReading.Pulse(
      mahadasha: long, antardasha: short,
      daysRemaining: max(0, end.dayNumber(in: .gregorian) - Self.day(now).dayNumber(in: .gregorian)), nextTransition: end,
      hint: hint ?? "")
  }

  /// Whose antardasha comes next: the next of the same mahadasha, or the first of the next one, which is its own lord's.
  private func following(_ short: DashaPeriod, in long: DashaPeriod, of dasha: Dasha) -> Graha? {
    if let next = dasha.parts(of: long).first(where: { $0.start >= short.end }) { return next.lord }
    return (0..<Dasha.cycles).lazy.flatMap { dasha.mahadashas(cycle: $0) }.first { $0.start >= long.end }?.lord
  }

  private static func day(_ instant: TT) -> CalendarDate {
    CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000, calendar: .gregorian).date
  }

  // MARK: the whole

  func narrative(
    _ archetype: MirrorReading.Archetype, _ yogas: [YogaFormation], _ pulse: MirrorReading.Pulse?
  ) -> String {
    var sentences = [archetype.synthesis]
    // The bonds of rulers come before figures of signs, and what nothing weakens before what something does.
    let told = yogas.filter { !$0.isCancelled }.min { $0.yoga.weight < $1.yoga.weight }
    if let told {
      sentences.append(book.filled("mirror yoga", ("yoga", told.yoga.name), ("text", language.yogas.meaning(told.yoga))))
    }
    if let pulse {
      sentences.append(language.dashas.voice(of: pulse.mahadasha.lord).years)
      if pulse.antardasha.lord != pulse.mahadasha.lord {
        sentences.append(language.dashas.voice(of: pulse.antardasha.lord).months)
      }
    } else {
      sentences.append(book.text("mirror no hour"))
    }
    return sentences.joined(separator: " ")
  }
}

extension Yoga {
  /// In which order one of several is told: the royal bonds, the five great persons, wealth, then the rest as they stand.
  fileprivate var weight: Int {
    switch self {
    case .dharmaKarmadhipati, .yogakaraka, .raja: 0
    case .ruchaka, .bhadra, .hamsa, .malavya, .shasha: 1
    case .gajakesari, .lakshmi, .dhana, .saraswati, .neechaBhanga, .mahaParivartana: 2
    default: 3
    }
  }
}
