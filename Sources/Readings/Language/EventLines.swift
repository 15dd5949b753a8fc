public import Astrology
public import Ephemeris

/// How a language tells what happens in the sky, in one line.
public struct EventLines: Sendable {
  private let names: SkyNames
  private let phrases: [Phrase]

  /// The lines, each a text of the language.
  private enum Line: String, CaseIterable {
    case ingress
    case ingressBack = "ingress back"
    case stationRetrograde = "station retrograde"
    case stationDirect = "station direct"
    case turnRetrograde = "turn retrograde"
    case turnDirect = "turn direct"
    case aspect
    case phaseAt = "phase at"
    case phaseIn = "phase in"
    case transit
    case transitBack = "transit back"
    case progressedBirth = "progressed birth"
    case progressedAspect = "progressed aspect"
    case progressedIngress = "progressed ingress"
    case progressedIngressBack = "progressed ingress back"
    case progressedRetrograde = "progressed station retrograde"
    case progressedDirect = "progressed station direct"
    case progressedPhase = "progressed phase"
    case directedAspect = "directed aspect"
    case directedIngress = "directed ingress"
    case perigee, apogee
    case ascendingNode = "ascending node"
    case descendingNode = "descending node"
    case solarPartial = "eclipse sun partial"
    case solarAnnular = "eclipse sun annular"
    case solarTotal = "eclipse sun total"
    case solarHybrid = "eclipse sun hybrid"
    case lunarPenumbral = "eclipse moon penumbral"
    case lunarPartial = "eclipse moon partial"
    case lunarTotal = "eclipse moon total"
    case clauseRetrograde = "clause station retrograde"
    case clauseDirect = "clause station direct"
    case clausePhase = "clause phase"
    case clauseIngress = "clause ingress"
    case clauseAspect = "clause aspect"
    case wordRetrograde = "turn word retrograde"
    case wordDirect = "turn word direct"

    /// Its place in ``allCases``.
    static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
  }

  init(_ book: Phrasebook, names: SkyNames) {
    self.names = names
    phrases = Line.allCases.map { book.phrase("line \($0.rawValue)") }
  }

  private func line(_ line: Line, _ values: (name: String, value: String)...) -> String {
    Line.places[line].map { phrases[$0].filled(values) } ?? ""
  }

  private func meeting(_ line: Line, _ first: String, _ kind: AspectKind, _ second: String) -> String {
    self.line(line, ("first", first), ("aspect", names.name(kind)), ("second", second))
  }

  // MARK: the sky

  /// `Mercury enters Leo, going backwards`, `Mars turns retrograde at 6°10′ Leo`, `Jupiter conjunction Uranus`, `Full Moon at 2°55′ Gemini`.
  public func text(_ event: SkyEvent) -> String {
    switch event.kind {
    case .ingress(let body, let sign, let isRetrograde):
      line(isRetrograde ? .ingressBack : .ingress, ("body", names.name(body)), ("sign", names.name(sign)))
    case .station(let body, let longitude, let turnsRetrograde):
      line(
        turnsRetrograde ? .stationRetrograde : .stationDirect, ("body", names.name(body)), ("place", names.place(longitude)))
    case .aspect(let first, let kind, let second): meeting(.aspect, names.name(first), kind, names.name(second))
    case .phase(let phase, let longitude): line(.phaseAt, ("phase", names.event(phase)), ("place", names.place(longitude)))
    }
  }

  /// What happens, without its degree: `Full Moon in Gemini`, `Mars turns retrograde`.
  func title(_ event: SkyEvent) -> String {
    switch event.kind {
    case .ingress(let body, let sign, _): line(.ingress, ("body", names.name(body)), ("sign", names.name(sign)))
    case .station(let body, _, let turnsRetrograde):
      line(turnsRetrograde ? .turnRetrograde : .turnDirect, ("body", names.name(body)))
    case .aspect(let first, let kind, let second): meeting(.aspect, names.name(first), kind, names.name(second))
    case .phase(let phase, let longitude):
      line(.phaseIn, ("phase", names.event(phase)), ("sign", names.name(ZodiacSign(longitude: longitude))))
    }
  }

  /// An event as a clause: `the Moon is full in Gemini`, `Mars turns retrograde`.
  func clause(_ event: SkyEvent) -> String {
    switch event.kind {
    case .station(let body, _, let turnsRetrograde):
      line(turnsRetrograde ? .clauseRetrograde : .clauseDirect, ("body", names.name(body)))
    case .phase(let phase, let longitude):
      line(.clausePhase, ("phase", names.phrase(phase)), ("sign", names.name(ZodiacSign(longitude: longitude))))
    case .ingress(let body, let sign, _): line(.clauseIngress, ("body", names.phrase(body)), ("sign", names.name(sign)))
    case .aspect(let first, let kind, let second):
      line(
        .clauseAspect, ("first", names.phrase(first)), ("second", names.phrase(second)), ("angle", names.phrase(kind)))
    }
  }

  /// `retrograde`, `direct`: which way a body turns.
  func turn(isRetrograde: Bool) -> String { line(isRetrograde ? .wordRetrograde : .wordDirect) }

  /// `Moon at perigee, 356 512 km`, `Moon at its ascending node, 3°12′ Aquarius`.
  public func text(_ event: LunarOrbitEvent) -> String {
    switch event.kind {
    case .perigee, .apogee:
      let whole = Int(clamping: event.kilometres.rounded())
      let rest = "\(whole % 1000)"
      let distance = "\(whole / 1000) \(String(repeating: "0", count: max(0, 3 - rest.count)))\(rest)"
      return line(event.kind == .perigee ? .perigee : .apogee, ("distance", distance))
    case .ascendingNode: return line(.ascendingNode, ("place", names.place(event.longitude)))
    case .descendingNode: return line(.descendingNode, ("place", names.place(event.longitude)))
    }
  }

  /// `Total eclipse of the Sun, magnitude 1.045, Saros 126`.
  public func text(_ eclipse: SolarEclipse) -> String {
    let kind: Line =
      switch eclipse.kind {
      case .partial: .solarPartial
      case .annular: .solarAnnular
      case .total: .solarTotal
      case .hybrid: .solarHybrid
      }
    return line(kind, ("magnitude", Self.thousandths(eclipse.magnitude)), ("saros", "\(eclipse.saros)"))
  }

  /// `Partial eclipse of the Moon, magnitude 0.930, Saros 119`; penumbral ones with the penumbral magnitude.
  public func text(_ eclipse: LunarEclipse) -> String {
    let (kind, magnitude): (Line, Double) =
      switch eclipse.kind {
      case .penumbral: (.lunarPenumbral, eclipse.penumbralMagnitude)
      case .partial: (.lunarPartial, eclipse.umbralMagnitude)
      case .total: (.lunarTotal, eclipse.umbralMagnitude)
      }
    return line(kind, ("magnitude", Self.thousandths(magnitude)), ("saros", "\(eclipse.saros)"))
  }

  private static func thousandths(_ value: Double) -> String {
    let whole = Int(clamping: max(0, value * 1000).rounded())
    let rest = "\(whole % 1000)"
    return "\(whole / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  // MARK: a birth chart

  /// `Saturn square your Moon`, `Mars trine your Sun, going backwards`.
  public func text(_ transit: Transit) -> String {
    meeting(transit.isRetrograde ? .transitBack : .transit, names.name(transit.body), transit.kind, names.name(transit.point))
  }

  /// `Saturn square your Moon`, whichever way it goes.
  public func contact(_ body: CelestialBody, _ kind: AspectKind, _ point: ChartPoint) -> String {
    meeting(.transit, names.name(body), kind, names.name(point))
  }

  /// `Sun square Moon`: two points of one chart.
  public func text(_ first: ChartPoint, _ kind: AspectKind, _ second: ChartPoint) -> String {
    meeting(.aspect, names.name(first), kind, names.name(second))
  }

  /// `Progressed Moon square your Venus`, `Progressed Moon trine progressed Mars`, `Progressed Sun enters Leo`, `Progressed Mercury turns
  /// retrograde at 6°10′ Leo`, `Progressed full Moon at 2°55′ Gemini`.
  public func text(_ event: ProgressionEvent) -> String {
    switch event.kind {
    case .aspectToBirth(let first, let kind, let second):
      meeting(.progressedBirth, names.name(first), kind, names.name(second))
    case .aspect(let first, let kind, let second): meeting(.progressedAspect, names.name(first), kind, names.name(second))
    case .ingress(let point, let sign, let isRetrograde):
      line(
        isRetrograde ? .progressedIngressBack : .progressedIngress, ("body", names.name(point)), ("sign", names.name(sign)))
    case .station(let body, let longitude, let turnsRetrograde):
      line(
        turnsRetrograde ? .progressedRetrograde : .progressedDirect, ("body", names.name(body)),
        ("place", names.place(longitude)))
    case .phase(let phase, let longitude):
      line(.progressedPhase, ("phase", names.eventWithin(phase)), ("place", names.place(longitude)))
    }
  }

  /// `Directed Mars square your Sun`, `Directed Mars enters Leo`.
  public func text(_ event: DirectionEvent) -> String {
    switch event.kind {
    case .aspect(let first, let kind, let second): meeting(.directedAspect, names.name(first), kind, names.name(second))
    case .ingress(let point, let sign): line(.directedIngress, ("body", names.name(point)), ("sign", names.name(sign)))
    }
  }
}

extension SkyEvent {
  /// The bodies that take part.
  var bodies: [CelestialBody] {
    switch kind {
    case .ingress(let body, _, _), .station(let body, _, _): [body]
    case .aspect(let first, _, let second): [first, second]
    case .phase: [.moon]
    }
  }
}

extension LunarOrbitEvent {
  /// The distance of the Moon's centre from the Earth's; the astronomical unit by IAU 2012 resolution B2.
  public var kilometres: Double { distance * 149_597_870.7 }
}
