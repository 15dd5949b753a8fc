public import Astrology
import Ephemeris

extension Graha {
  /// The name on the API: `Sun`, …, `Saturn`, `Rahu`, `Ketu`. ``SkyNames`` has the words for people.
  public var englishName: String { body?.name ?? (self == .rahu ? "Rahu" : "Ketu") }
}
