public import Ephemeris

/// A limb of the panchang with the time it lasts.
public struct PanchangSpan<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Which of its kind it is.
  public let value: Value
  /// Its true beginning, which may lie before the day.
  public let start: TT
  /// Its true end, which may lie after the day.
  public let end: TT
}

/// The five limbs of a day at a place: tithi, nakshatra, yoga, karana, with the instants at which they end, and vara.
///
/// The day runs from the sunrise of a civil day to the next sunrise. Where the Sun does not rise on the civil day, ``sunrise`` is
/// `nil` and the limbs are those of the civil day itself. Elongations and longitudes are apparent and geocentric (drik), not
/// those of the Surya Siddhanta.
public struct Panchang: Sendable, Hashable {
  /// The civil day.
  public let date: CalendarDate
  /// The weekday of the civil day, in force from its sunrise.
  public let vara: Vara
  /// The first sunrise of the civil day.
  public let sunrise: TT?
  /// The first sunset after it.
  public let sunset: TT?
  /// The sunrise after it, at which the next vara begins.
  public let nextSunrise: TT?
  /// All that run between ``sunrise`` and ``nextSunrise``, the one at sunrise first; the same of the rest.
  public let tithis: [PanchangSpan<Tithi>]
  /// The same of the nakshatras of the Moon.
  public let nakshatras: [PanchangSpan<Nakshatra>]
  /// The same of the yogas.
  public let yogas: [PanchangSpan<NityaYoga>]
  /// The same of the karanas, halves of a tithi.
  public let karanas: [PanchangSpan<Karana>]

  /// The panchang of a civil day.
  ///
  /// - Parameters:
  ///   - date: the civil day at the place, in `calendar`.
  ///   - dayStart: its midnight, which the time zone of the place decides.
  ///   - dayEnd: the next midnight.
  ///   - location: the place.
  ///   - ayanamsa: where the sidereal zodiac begins.
  ///   - equinox: what the ayanamsa counts from. Drik Panchang takes the one of the *mean* equinox from apparent longitudes, which
  ///     moves the end of a nakshatra by up to half a minute and of a yoga by up to a minute; tithi and karana have no ayanamsa.
  ///   - limit: what counts as sunrise: the upper limb with refraction, as almanacs print it, unless told otherwise.
  ///   - calendar: the calendar in which `date` is counted.
  /// - Throws: ``/Ephemeris/EphemerisError`` within two days of the edges of the ephemeris and outside.
  public init(
    date: CalendarDate, dayStart: TT, dayEnd: TT, location: GeographicLocation, ayanamsa: Ayanamsa = .lahiri,
    equinox: Ayanamsa.Equinox = .true, limit: HorizonLimit = .upperLimb, calendar: CivilCalendar = .automatic
  ) throws(EphemerisError) {
    self.date = date
    vara = Vara(dayNumber: date.dayNumber(in: calendar))
    let passages = try HorizonPassages(of: .sun, at: location, from: dayStart, to: dayEnd.advanced(byDays: 1.05), limit: limit)
    let rises = passages.events.filter { $0.kind == .rise }.map { $0.instant }
    let sunrise = rises.first.flatMap { $0 < dayEnd ? $0 : nil }
    let begin = sunrise ?? dayStart
    let next = rises.first { $0 > begin }
    self.sunrise = sunrise
    nextSunrise = sunrise == nil ? nil : next
    sunset = sunrise == nil ? nil : passages.events.first { $0.kind == .set && $0.instant > begin }?.instant
    let end = (sunrise == nil ? nil : next) ?? max(begin, dayEnd)

    let sky = Lunisolar(ayanamsa: ayanamsa, equinox: equinox)
    // No limb lasts longer than 1.2 days.
    let samples = try sky.samples(from: begin.daysSinceJ2000 - 1.3, to: end.daysSinceJ2000 + 1.3)
    karanas = try sky.spans(.elongation, samples, every: 6, begin, end) { Karana(number: $0 % 60 + 1) }
    tithis = try sky.spans(.elongation, samples, every: 12, begin, end) { Tithi(number: $0 % 30 + 1) }
    nakshatras = try sky.spans(.moon, samples, every: 40.0 / 3, begin, end) { Nakshatra(rawValue: UInt8($0 % 27)) }
    yogas = try sky.spans(.sum, samples, every: 40.0 / 3, begin, end) { NityaYoga(number: $0 % 27 + 1) }
  }
}

/// The Sun and the Moon in a sidereal zodiac.
struct Lunisolar {
  let ayanamsa: Ayanamsa
  let equinox: Ayanamsa.Equinox

  enum Angle {
    /// Moon less Sun.
    case elongation
    /// The Moon's sidereal longitude.
    case moon
    /// The sum of both sidereal longitudes.
    case sum
  }

  struct Sample {
    /// TT days since J2000.
    let time: Double
    /// Sidereal longitudes in degrees and their rates.
    let sun: Double
    let moon: Double
    var sunRate: Double
    var moonRate: Double
    /// The ayanamsa in degrees.
    let offset: Double

    func state(_ angle: Angle) -> (angle: Double, rate: Double) {
      switch angle {
      case .elongation: (normalizedDegrees(moon - sun), moonRate - sunRate)
      case .moon: (moon, moonRate)
      case .sum: (normalizedDegrees(moon + sun), moonRate + sunRate)
      }
    }
  }

  func sample(at time: Double) throws(EphemerisError) -> Sample {
    let sky = try Sky(at: TT(daysSinceJ2000: time))
    let offset = try ayanamsa.value(in: sky, equinox: equinox)
    let sun = try sky.position(of: .sun)
    let moon = try sky.position(of: .moon)
    return Sample(
      time: time, sun: normalizedDegrees(sun.longitude - offset), moon: normalizedDegrees(moon.longitude - offset),
      sunRate: sun.longitudeSpeed, moonRate: moon.longitudeSpeed, offset: offset)
  }

  /// Samples half a day apart.
  func samples(from start: Double, to end: Double) throws(EphemerisError) -> [Sample] {
    let count = max(1, Int(((end - start) * 2).rounded(.up)))
    var samples: [Sample] = []
    samples.reserveCapacity(count + 1)
    for index in 0...count { samples.append(try sample(at: start + (end - start) * Double(index) / Double(count))) }
    // The rates are those from the equinox; that of the ayanamsa, of which few know a rate, is taken from its values.
    for index in 0...count {
      let (before, after) = (samples[max(0, index - 1)], samples[min(count, index + 1)])
      let rate = signedDegrees(after.offset - before.offset) / (after.time - before.time)
      guard rate.isFinite else { continue }
      samples[index].sunRate -= rate
      samples[index].moonRate -= rate
    }
    return samples
  }

  /// The parts of the circle in which an angle is between two instants.
  ///
  /// - Parameter value: what the `n`th multiple of the interval begins.
  func spans<Value: Sendable & Hashable>(
    _ angle: Angle, _ samples: [Sample], every interval: Double, _ begin: TT, _ end: TT, _ value: (Int) -> Value?
  ) throws(EphemerisError) -> [PanchangSpan<Value>] {
    var knots: [AngleKnot] = []
    knots.reserveCapacity(samples.count)
    for sample in samples {
      let state = sample.state(angle)
      knots.append(AngleKnot(time: sample.time, folded: state.angle, rate: state.rate, after: knots.last))
    }
    let crossings = try AngleCourse(knots: knots).crossingsBetweenKnots(every: interval)
    var spans: [PanchangSpan<Value>] = []
    for index in crossings.indices.dropLast() {
      let first = crossings[index]
      let last = crossings[index + 1].instant
      if last > begin, first.instant < end, let value = value(first.multiple) {
        spans.append(PanchangSpan(value: value, start: first.instant, end: last))
      }
    }
    return spans
  }
}
