public import Astrology
public import Ephemeris

/// The one large sentence about a sky, what stands under it, and what both rest on.
public struct TonightReading: Sendable, Hashable {
  /// A fact behind the words.
  public enum Evidence: Sendable, Hashable {
    /// Where the Moon is.
    case moon(ZodiacPosition)
    /// The next new (`isFull` false) or full Moon.
    case turning(isFull: Bool, at: UTC)
    /// An angle, its orb in degrees and, if near, its exact time.
    case contact(SkyTonight.Contact)
  }

  /// A thought to carry, of at most fifteen words.
  public let headline: String
  /// Two or three sentences: the Moon’s sign, its light, and the tightest angle.
  public let lead: String
  /// What the words rest on, in the order in which they speak of it.
  public let evidence: [Evidence]

  /// Reads a sky. The same sky gives the same words.
  public init(_ sky: SkyTonight, language: Language) {
    let moon = ZodiacPosition(longitude: sky.placements[1].position.longitude)
    let texts = language.tonight
    headline = texts.headline(sky.phase, moon.sign.element)

    var sentences = [texts.moon(in: moon.sign)]
    let days = Int(clamping: (sky.turning.daysSinceJ2000 - sky.instant.daysSinceJ2000).rounded())
    sentences.append(texts.light(sky.phase, days: language.counts.days(days)))
    var evidence: [Evidence] = [.moon(moon), .turning(isFull: sky.isWaxing, at: sky.turning)]
    if let contact = sky.contact {
      let inOrder = [contact.first, contact.second].sorted { $0.rawValue < $1.rawValue }
      if let sentence = texts.contact(inOrder[0], inOrder[1])?[contact.kind.nature] {
        sentences.append(sentence)
        evidence.append(.contact(contact))
      }
    }
    lead = sentences.joined(separator: " ")
    self.evidence = evidence
  }
}
