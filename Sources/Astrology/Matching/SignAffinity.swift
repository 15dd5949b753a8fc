/// How well two signs are said to get on, 0 … 100.
///
/// The table of the first Astronova's compatibility, kept so that its scores keep their meaning; a symmetric one of its authors, not of
/// any tradition.
public enum SignAffinity {
  /// The affinity of two signs; the order does not matter.
  public static func score(_ first: ZodiacSign, _ second: ZodiacSign) -> Double {
    Double(rows[Int(max(first.rawValue, second.rawValue))][Int(min(first.rawValue, second.rawValue))])
  }

  /// Below the diagonal and on it, Aries first.
  private static var rows: [[Int]] {
    [
      [70], [50, 80], [85, 55, 75], [45, 95, 60, 80], [95, 60, 90, 65, 75], [40, 95, 65, 90, 60, 80],
      [70, 65, 95, 60, 90, 70, 80], [60, 90, 55, 95, 65, 90, 65, 85], [95, 50, 90, 55, 95, 60, 85, 70, 80],
      [45, 95, 50, 85, 50, 95, 60, 90, 60, 80], [85, 50, 95, 50, 85, 60, 95, 60, 90, 65, 75],
      [60, 85, 60, 95, 70, 85, 70, 95, 65, 85, 70, 80],
    ]
  }
}
