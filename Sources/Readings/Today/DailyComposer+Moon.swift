import Astrology
import Ephemeris

/// The Moon of the day.
extension DailyComposer {
  /// The Moon at noon, and the next turn of its light.
  func moonToday() throws(EphemerisError) -> DailyReading.Moon {
    let sun = contacts.moving[Int(CelestialBody.sun.rawValue)].position.longitude
    let moon = contacts.moving[Int(CelestialBody.moon.rawValue)]
    let elongation = normalizedDegrees(moon.position.longitude - sun)
    let next = nextPhase
    return DailyReading.Moon(
      sign: moon.zodiac.sign.key, longitude: moon.position.longitude, phase: MoonPhase(elongation: elongation).name.lowercased(),
      elongation: elongation, illumination: (1 - cosine(elongation * .pi / 180)) / 2,
      nextPhase: next.map { $0.phase.name.lowercased() } ?? "", nextPhaseAt: next.map { EnglishDate.iso($0.at) } ?? "")
  }

  /// The next new, quarter or full Moon after noon.
  private var nextPhase: (phase: MoonPhase, at: UTC)? {
    for event in sky.events {
      guard case .phase(let phase, _) = event.kind, phase.isPrincipal else { continue }
      let at = UTC(event.instant)
      if at > day.noon { return (phase, at) }
    }
    return nil
  }

  /// Phase, sign, a small ritual, and when the light turns.
  mutating func lunarCycle(_ moon: DailyReading.Moon) -> ReadingParagraph {
    let placement = contacts.moving[Int(CelestialBody.moon.rawValue)]
    let element = ["fire", "earth", "air", "water"][Int(placement.zodiac.sign.element.rawValue)]
    var sentences = [
      pick("phase \(moon.phase)"), pick("moon in \(moon.sign)"), pick("ritual \(moon.phase) \(element)"),
    ]
    var facts = [evidence(placement)]
    if let next = nextPhase {
      let when = when(next.at)
      sentences.append(
        pick("moon next", [("phase", next.phase.name.lowercased()), ("when", when), ("When", Self.sentence(when))]))
      facts.append(
        ReadingEvidence(
          body: "Moon", longitude: nil, point: nil, pointLongitude: nil, aspect: nil, orb: nil, phase: nil,
          exact: [EnglishDate.iso(next.at)], house: nil, natalHouse: nil, text: "\(next.phase.name) Moon \(when).", meaning: ""))
    }
    return ReadingParagraph(text: Self.joined(sentences), evidence: facts)
  }
}
