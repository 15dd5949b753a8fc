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
      sign: moon.zodiac.sign, longitude: moon.position.longitude, phase: MoonPhase(elongation: elongation),
      elongation: elongation, illumination: (1 - cosine(elongation * .pi / 180)) / 2,
      nextPhase: next?.phase, nextPhaseAt: next?.at.wholeSecond)
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
  mutating func lunarCycle(_ moon: DailyReading.Moon, _ told: ThreadDay) -> ReadingParagraph {
    let placement = contacts.moving[Int(CelestialBody.moon.rawValue)]
    let element = placement.zodiac.sign.element
    var sentences = [
      pick("phase \(moon.phase.key)"), moonPassage(), pick("ritual \(moon.phase.key) \(element.key)"),
    ]
    var facts = [evidence(placement)]
    if let second = told.lead.second, second.isOfMoon, let text = told.secondSentence {
      sentences.append(text)
      facts.append(told.second.map { evidence($0) } ?? evidence(of: second, told.words))
    }
    if let next = nextPhase {
      let when = when(next.at)
      sentences.append(
        pick("moon next", [("phase", names.phrase(next.phase)), ("when", when), ("When", Language.opening(when))]))
      facts.append(
        ReadingEvidence(
          .body(.moon), exact: [next.at],
          text: language.book.filled("line fact next", ("phase", names.name(next.phase)), ("when", when))))
    }
    return ReadingParagraph(text: Self.joined(sentences), evidence: facts)
  }
}
