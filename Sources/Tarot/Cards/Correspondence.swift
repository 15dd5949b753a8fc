public import Astrology

/// What of the sky a card stands for in the system of the Hermetic Order of the Golden Dawn.
///
/// “Book T”, S. L. MacGregor Mathers, in I. Regardie, The Golden Dawn (1937–40), vol. IV. Trumps have a planet, a sign or an element; aces
/// the root of their element; 2 … 10 a decan with its planet in Chaldean order; kings, queens and knights 30° from the last decan of one
/// sign on; pages a quarter of the sky around the pole.
public enum Correspondence: Sendable, Hashable {
  /// An element: the Fool, the Hanged Man, Judgement, and the aces.
  case element(Element)
  /// One of the seven planets.
  case planet(ClassicalPlanet)
  /// A whole sign.
  case sign(ZodiacSign)
  /// Ten degrees of a sign with their planet.
  case decan(Face)
  /// Thirty degrees, the last ten of one sign and the first twenty of the next.
  case span(ZodiacSpan)
  /// Ninety degrees, three whole signs.
  case quadrant(ZodiacSpan)

  /// The part of the zodiac that it covers; `nil` for planets and elements.
  public var zodiac: ZodiacSpan? {
    switch self {
    case .element, .planet: nil
    case .sign(let sign): ZodiacSpan(from: Int(sign.rawValue) * 30, degrees: 30)
    case .decan(let face): ZodiacSpan(from: Int(face.sign.rawValue) * 30 + (face.number - 1) * 10, degrees: 10)
    case .span(let span), .quadrant(let span): span
    }
  }

  /// The planet, of a trump or of a decan; `nil` where there is none.
  public var planet: ClassicalPlanet? {
    switch self {
    case .planet(let planet): planet
    case .decan(let face): face.ruler
    case .element, .sign, .span, .quadrant: nil
    }
  }
}

/// A part of the zodiac in whole degrees, which may go over 0° Aries.
public struct ZodiacSpan: Sendable, Hashable {
  /// The longitude at which it begins, 0 ..< 360.
  public let start: Int
  /// How many degrees it has, 1 … 360.
  public let degrees: Int

  init(from start: Int, degrees: Int) {
    self.start = start % 360
    self.degrees = degrees
  }

  /// Where the first degree after it begins, 0 ..< 360.
  public var end: Int { (start + degrees) % 360 }

  /// Whether an ecliptic longitude in degrees lies in it; the first degree does, the one after the last does not. Any finite value.
  public func contains(_ longitude: Double) -> Bool {
    longitude.isFinite && normalizedDegrees(longitude - Double(start)) < Double(degrees)
  }
}

extension TarotCard {
  /// What of the sky it stands for.
  public var correspondence: Correspondence {
    guard let suit, let rank else { return Self.ofMajors[number] }
    let signs = Self.signs(of: suit.element)
    switch rank {
    case .ace: return .element(suit.element)
    case .page: return .quadrant(ZodiacSpan(from: Int(Self.quadrantStart(of: suit).rawValue) * 30, degrees: 90))
    case .knight: return .span(Self.court(upTo: signs.fixed))
    case .queen: return .span(Self.court(upTo: signs.cardinal))
    case .king: return .span(Self.court(upTo: signs.mutable))
    default:
      let third = Int(rank.rawValue) - 2
      let sign = [signs.cardinal, signs.fixed, signs.mutable][third / 3]
      return .decan(Face(at: Double(Int(sign.rawValue) * 30 + third % 3 * 10 + 5)))
    }
  }

  private static let ofMajors: [Correspondence] = [
    .element(.air), .planet(.mercury), .planet(.moon), .planet(.venus), .sign(.aries), .sign(.taurus), .sign(.gemini),
    .sign(.cancer), .sign(.leo), .sign(.virgo), .planet(.jupiter), .sign(.libra), .element(.water), .sign(.scorpio),
    .sign(.sagittarius), .sign(.capricorn), .planet(.mars), .sign(.aquarius), .sign(.pisces), .planet(.sun), .element(.fire),
    .planet(.saturn),
  ]

  private static func signs(of element: Element) -> (cardinal: ZodiacSign, fixed: ZodiacSign, mutable: ZodiacSign) {
    switch element {
    case .fire: (.aries, .leo, .sagittarius)
    case .earth: (.capricorn, .taurus, .virgo)
    case .air: (.libra, .aquarius, .gemini)
    case .water: (.cancer, .scorpio, .pisces)
    }
  }

  /// From 20° of the sign before to 20° of a sign.
  private static func court(upTo sign: ZodiacSign) -> ZodiacSpan {
    ZodiacSpan(from: Int(sign.rawValue) * 30 + 350, degrees: 30)
  }

  /// The first of the three signs above which a page rules.
  private static func quadrantStart(of suit: Suit) -> ZodiacSign {
    switch suit {
    case .wands: .cancer
    case .cups: .libra
    case .swords: .capricorn
    case .pentacles: .aries
    }
  }
}
