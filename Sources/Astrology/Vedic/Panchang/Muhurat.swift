public import Ephemeris

/// A span of a day that the almanacs hold to be good or bad for beginnings.
///
/// All are parts of the true light and the true night at the place: fifteenths (muhurtas) or eighths, which are longer in summer by day and
/// in winter by night.
public struct Muhurat: Sendable, Hashable {
  /// Which span it is.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// The fourteenth muhurta of the night, the last but one before sunrise (Vagbhata, Ashtanga Hridaya, Sutrasthana 2.1 with
    /// Arunadatta's commentary).
    case brahma
    /// The eighth muhurta of the day, about noon (Muhurta Chintamani, vivaha prakarana). Left out on Wednesdays, when it is a dur
    /// muhurta.
    case abhijit
    /// The eighth of the day that custom gives to Rahu (V. A. K. Ayer, Everyday Astrology; no classical text has it).
    case rahuKalam
    /// The eighth of the day that belongs to Jupiter, counted from the lord of the weekday (Brihat Parashara Hora Shastra ch. 3,
    /// yamaghantaka).
    case yamaganda
    /// The eighth of the day that belongs to Saturn, counted from the lord of the weekday (Brihat Parashara Hora Shastra ch. 3, gulika).
    case gulika
    /// The muhurtas that are bad for beginnings on that weekday (Muhurta Chintamani, shubhashubha prakarana).
    case durMuhurta
  }

  /// Which span it is.
  public let kind: Kind
  /// When it begins.
  public let start: TT
  /// When it ends.
  public let end: TT
  /// Whether the almanacs call it good for beginnings.
  public let isAuspicious: Bool
}

extension AlmanacDay {
  /// The muhurats of the day in order of time, with the Brahma muhurta before its sunrise.
  public var muhurats: [Muhurat] {
    var found: [Muhurat] = []
    func add(_ kind: Muhurat.Kind, _ span: (start: TT, end: TT)?, isAuspicious: Bool = false) {
      guard let span else { return }
      found.append(Muhurat(kind: kind, start: span.start, end: span.end, isAuspicious: isAuspicious))
    }
    add(.brahma, earlierNightPart(14, of: 15), isAuspicious: true)
    add(.abhijit, part(8, of: 15), isAuspicious: vara != .wednesday)
    add(.rahuKalam, part(vara.rahuEighth, of: 8))
    add(.yamaganda, part(vara.eighth(of: .thursday), of: 8))
    add(.gulika, part(vara.eighth(of: .saturday), of: 8))
    for number in vara.durMuhurtas { add(.durMuhurta, part(number, of: 15)) }
    // The second of a Tuesday lies in the night.
    if vara == .tuesday { add(.durMuhurta, nightPart(7, of: 15)) }
    return found.sorted { $0.start < $1.start }
  }
}

extension Vara {
  /// Which of eight parts of the light belongs to the lord of a weekday: the first to the day's own, then in the order of the week; the
  /// eighth has no lord.
  func eighth(of other: Vara) -> Int { (Int(other.rawValue) - Int(rawValue) + 7) % 7 + 1 }

  /// Which of eight parts of the light is Rahu's.
  var rahuEighth: Int { [8, 2, 7, 5, 6, 4, 3][Int(rawValue)] }

  /// Which of fifteen muhurtas of the light are bad for beginnings.
  var durMuhurtas: [Int] {
    switch self {
    case .sunday: [14]
    case .monday: [9, 12]
    case .tuesday: [4]
    case .wednesday: [8]
    case .thursday: [6, 12]
    case .friday: [4, 9]
    case .saturday: [1, 2]
    }
  }
}
