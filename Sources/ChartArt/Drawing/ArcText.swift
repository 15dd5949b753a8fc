import Ephemeris

/// An arc in degrees and minutes, as a page tells it.
public enum ArcText {
  /// `0°42′`, cut off at the minute; a billionth of a minute is added, so that what is held as 41.9999999999′ still reads 42′.
  public static func cut(_ degrees: Double) -> String {
    let minutes = Int(clamping: degrees.magnitude * 60 + 1e-9)
    return (minutes / 60).description + "°" + twoFigures(minutes % 60) + "′"
  }

  /// `05` of 5.
  static func twoFigures(_ number: Int) -> String { (number < 10 ? "0" : "") + number.description }
}
