import Ephemeris

/// The six strengths of one graha, in virupas (shashtiamsas); 60 virupas are a rupa.
public struct GrahaStrength: Sendable, Hashable {
  /// The graha.
  public let graha: Graha
  /// Of position.
  public let sthana: SthanaBala
  /// Of direction, 0 … 60.
  public let dig: Double
  /// Of time.
  public internal(set) var kala: KalaBala
  /// Of motion, 0 … 60.
  public let cheshta: Double
  /// By nature.
  public let naisargika: Double
  /// By the looks received; may be negative.
  public let drik: Double
  /// What is enough for this graha, in virupas; see ``StrengthPolicy/Requirement``.
  public let required: Double
  /// The good that it tends to, 0 … 60: the geometric mean of uchcha bala and cheshta bala (Raman, ch. 10; the verses of Brihat
  /// Parashara Hora Shastra ch. 28 reckon it by rays). Sun and Moon have a cheshta bala for this alone.
  public let ishta: Double
  /// The hardship that it tends to, 0 … 60: the same of what is missing from 60 in both.
  public let kashta: Double

  /// The sum of the six, in virupas.
  public var virupas: Double { sthana.total + dig + kala.total + cheshta + naisargika + drik }
  /// The sum of the six, in rupas.
  public var rupas: Double { virupas / 60 }
  /// The sum as a share of what is enough: 1 and more is strong.
  public var ratio: Double { virupas / required }
  /// Whether the sum is enough.
  public var isSufficient: Bool { virupas >= required }
}

/// Shadbala: the six-fold strength of the seven grahas (Brihat Parashara Hora Shastra ch. 27; B. V. Raman, Graha and Bhava
/// Balas).
///
/// The nodes have none. The schools differ in a dozen places, each named in ``StrengthPolicy``.
public struct Shadbala: Sendable, Hashable {
  /// By which school.
  public let policy: StrengthPolicy
  /// What of the chart and the day it was worked out from.
  public let facts: StrengthFacts
  /// In the order of ``Graha/seven``.
  public let strengths: [GrahaStrength]
  /// Who fought whom, and for how much.
  public let wars: [YuddhaBala]

  /// The strengths that follow from what was measured.
  public init(of facts: StrengthFacts, policy: StrengthPolicy = .parashara) {
    var strengths = Graha.seven.map { GrahaStrength(of: $0, in: facts, policy) }
    let wars = YuddhaBala.all(in: facts, strengths, policy.war)
    for war in wars {
      strengths[Int(war.victor.rawValue)].kala.yuddha += war.virupas
      strengths[Int(war.loser.rawValue)].kala.yuddha -= war.virupas
    }
    self.policy = policy
    self.facts = facts
    self.strengths = strengths
    self.wars = wars
  }

  /// The strengths of one graha; `nil` for the nodes.
  public func strength(of graha: Graha) -> GrahaStrength? { strengths.first { $0.graha == graha } }

  /// The seven, those first that exceed what is enough for them the most.
  public var ranking: [Graha] { strengths.sorted { $0.ratio > $1.ratio }.map { $0.graha } }
}

extension GrahaStrength {
  /// One of the seven, without war.
  init(of graha: Graha, in facts: StrengthFacts, _ policy: StrengthPolicy) {
    self.graha = graha
    sthana = SthanaBala(of: graha, in: facts, policy)
    dig = DigBala.virupas(graha, in: facts)
    let kala = KalaBala(of: graha, in: facts, policy)
    self.kala = kala
    let motion = CheshtaBala.virupas(graha, in: facts, kala: kala, policy)
    cheshta = motion
    naisargika = NaisargikaBala.virupas(graha)
    drik = DrikBala.virupas(graha, in: facts, policy)
    required = Self.required(graha, policy.requirement)
    let speed = CheshtaBala.luminaryKendra(graha, in: facts).map { $0 / 3 } ?? motion
    ishta = (sthana.uchcha * speed).squareRoot()
    kashta = ((60 - sthana.uchcha) * (60 - speed)).squareRoot()
  }

  /// What is enough, in virupas; see ``StrengthPolicy/Requirement``.
  static func required(_ graha: Graha, _ policy: StrengthPolicy.Requirement) -> Double {
    switch graha {
    case .sun: policy == .parashara ? 390 : 300
    case .moon: 360
    case .mars: 300
    case .mercury: 420
    case .jupiter: 390
    case .venus: 330
    case .saturn: 300
    case .rahu, .ketu: 0
    }
  }
}
