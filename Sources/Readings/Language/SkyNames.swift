public import Astrology
public import Ephemeris

/// What a language calls bodies, points, signs, angles and phases.
///
/// These are words for people. The names of the API, such as ``/Ephemeris/CelestialBody/name``, stand in the types and are the same in every language.
public struct SkyNames: Sendable {
  private let bodies: [Forms]
  private let titles: [String]
  private let nodes: [Forms]
  private let points: [Forms]
  private let signs: [String]
  private let angles: [Forms]
  private let elements: [Forms]
  private let modalities: [String]
  private let phases: [Phase]
  private let place: Phrase
  private let own: Phrase
  private let signed: Phrase

  /// A name alone or at the beginning of a line, and within a sentence.
  private struct Forms: Sendable {
    let name: String
    let phrase: String

    init(_ key: String, in book: Phrasebook, _ second: String = "phrase") {
      name = book.text("\(key) name")
      phrase = book.text("\(key) \(second)")
    }
  }

  private struct Phase: Sendable {
    let forms: Forms
    let event: String
    let within: String
    let reached: String
  }

  init(_ book: Phrasebook) {
    bodies = CelestialBody.allCases.map { Forms("body \($0.key)", in: book) }
    titles = CelestialBody.allCases.map { book.text("body \($0.key) title") }
    nodes = ["rahu", "ketu"].map { Forms("body \($0)", in: book) }
    points = ["ascendant", "midheaven", "descendant", "imum-coeli"].map { Forms("point \($0)", in: book) }
    signs = ZodiacSign.allCases.map { book.text("sign \($0.key) name") }
    angles = AspectKind.allCases.map { Forms("angle \($0.key)", in: book) }
    elements = Element.allCases.map { Forms("element \($0.key)", in: book, "title") }
    modalities = Modality.allCases.map { book.text("modality \($0.key) title") }
    phases = MoonPhase.allCases.map { phase in
      let key = "moon-phase \(phase.key)"
      return Phase(
        forms: Forms(key, in: book), event: book.text("\(key) event"), within: book.text("\(key) within"),
        reached: book.text("\(key) reached"))
    }
    place = book.phrase("line place")
    own = book.phrase("line own point")
    signed = book.phrase("line signed point")
  }

  /// `Mercury`, `Moon`: alone or at the beginning of a line.
  public func name(_ body: CelestialBody) -> String { bodies[Int(body.rawValue)].name }
  /// `Mercury`, `the Moon`: within a sentence.
  public func phrase(_ body: CelestialBody) -> String { bodies[Int(body.rawValue)].phrase }

  /// `Sun`, …, `Rahu`, `Ketu`: alone or at the beginning of a line.
  public func name(_ graha: Graha) -> String { forms(graha).name }
  /// `the Sun`, `Rahu`: within a sentence.
  public func phrase(_ graha: Graha) -> String { forms(graha).phrase }
  private func forms(_ graha: Graha) -> Forms { graha.body.map { bodies[Int($0.rawValue)] } ?? nodes[graha == .rahu ? 0 : 1] }

  /// `Mercury`, `Ascendant`.
  public func name(_ point: ChartPoint) -> String {
    switch point {
    case .body(let body): name(body)
    case .ascendant: points[0].name
    case .midheaven: points[1].name
    }
  }
  /// `Ascendant`, `Midheaven`, `Descendant` and `Imum coeli`, in this order.
  public var cardinalPoints: [String] { points.map(\.name) }
  /// `the Ascendant`: within a sentence.
  var ascendantPhrase: String { points[0].phrase }
  /// `Mercury`, `Ascendant`; a planet on its own place at birth is `own Mercury`.
  func name(_ point: ChartPoint, touchedBy body: CelestialBody) -> String { owned(name(point), point == .body(body)) }
  /// `Virgo Mercury`, `Leo Ascendant`, `own Virgo Mercury`.
  func name(_ point: ChartPoint, in sign: ZodiacSign, touchedBy body: CelestialBody) -> String {
    owned(signed.filled([("sign", name(sign)), ("point", name(point))]), point == .body(body))
  }
  private func owned(_ name: String, _ isOwn: Bool) -> String { isOwn ? own.filled([("point", name)]) : name }

  /// `North node`, `Lilith`: in tables, where it need not be said which of two ways to reckon it was used.
  public func title(_ body: CelestialBody) -> String { titles[Int(body.rawValue)] }
  /// `North node`, `Ascendant`: in tables.
  public func title(_ point: ChartPoint) -> String { if case .body(let body) = point { title(body) } else { name(point) } }

  /// `Aries`.
  public func name(_ sign: ZodiacSign) -> String { signs[Int(sign.rawValue)] }
  /// `square`.
  public func name(_ angle: AspectKind) -> String { angles[Int(angle.rawValue)].name }
  /// `a square`, `an opposition`.
  public func phrase(_ angle: AspectKind) -> String { angles[Int(angle.rawValue)].phrase }
  /// `fire`.
  public func name(_ element: Element) -> String { elements[Int(element.rawValue)].name }
  /// `Fire`.
  public func title(_ element: Element) -> String { elements[Int(element.rawValue)].phrase }
  /// `Cardinal`.
  public func title(_ modality: Modality) -> String { modalities[Int(modality.rawValue)] }

  /// `Waxing crescent`: alone or at the beginning of a line.
  public func name(_ phase: MoonPhase) -> String { phases[Int(phase.rawValue)].forms.name }
  /// `waxing crescent`: within a sentence.
  func phrase(_ phase: MoonPhase) -> String { phases[Int(phase.rawValue)].forms.phrase }
  /// `Full Moon`, `First quarter`: as an event at the beginning of a line.
  func event(_ phase: MoonPhase) -> String { phases[Int(phase.rawValue)].event }
  /// `full Moon`, `first quarter`: as an event within a line.
  func eventWithin(_ phase: MoonPhase) -> String { phases[Int(phase.rawValue)].within }
  /// `full`, `at first quarter`: what the Moon has become.
  func reached(_ phase: MoonPhase) -> String { phases[Int(phase.rawValue)].reached }

  /// `9°31′ Scorpio`.
  public func place(_ longitude: Double) -> String {
    let zodiac = ZodiacPosition(longitude: longitude)
    return place.filled([
      ("degree", "\(zodiac.degree)°\(ClockFigures.two(zodiac.minute))′"), ("sign", name(zodiac.sign)),
    ])
  }

  /// `0°42′`, cut off at the minute: figures, the same in every language.
  public static func arc(_ degrees: Double) -> String {
    let minutes = Int(clamping: (degrees * 60).rounded(.down))
    return "\(minutes / 60)°\(ClockFigures.two(minutes % 60))′"
  }
}

extension SkyNames {
  /// `Surya Siddhanta Mean Sun` of `suryaSiddhantaMeanSun`, `Lahiri` of `lahiri`: the name of an ayanamsa, which is that of a person or a book.
  public static func name(_ ayanamsa: Ayanamsa) -> String {
    if ayanamsa == .faganBradley { return "Fagan–Bradley" }
    var words = ""
    for letter in ayanamsa.rawValue {
      if let last = words.last, letter.isUppercase || (letter.isNumber && !last.isNumber) { words.append(" ") }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
    return words
  }

  /// `New York` of `America/New_York`, and `GMT+5` as it stands: how a sentence names the zone of some clocks.
  public static func zone(_ identifier: String) -> String {
    String(identifier.split(separator: "/").last ?? "UTC").replacing("_", with: " ")
  }
}
