import HTTPTypes
import HummingbirdTesting

/// The births that the Vedic routes are asked about. Their sidereal places, dashas and ascendants were checked against Swiss Ephemeris
/// 2.10.03 (Moshier), Lahiri.
enum VedicFixture {
  /// Sun 1°40′ Makara, Moon 27°40′ Simha, ascendant 1°59′ Mithuna; the Sun’s mahadasha from 4 August 1989.
  static let newYork =
    #"{"date":"1990-01-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  /// Moon 22°13′ Simha, ascendant 8°16′ Vrishabha; Rahu’s mahadasha from 19 September 2019.
  static let mumbai =
    #"{"date":"1990-01-15","time":"14:30","timezone":"Asia/Kolkata","latitude":19.076,"longitude":72.8777}"#
  /// Moon 25°16′ Kumbha, Purva Bhadrapada.
  static let june = #"{"date":"1990-06-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  /// Moon 6°36′ Mesha, Ashwini.
  static let berlin = #"{"date":"1992-03-08","time":"06:45","timezone":"Europe/Berlin","latitude":52.52,"longitude":13.405}"#
  /// The same day without its hour: the Moon goes from 2° to 15° of Mesha.
  static let timeless = #"{"date":"1992-03-08","timezone":"Europe/Berlin","latitude":52.52,"longitude":13.405}"#
  /// Above the polar circle, in the polar night.
  static let tromso =
    #"{"date":"1992-12-21","time":"11:45","timezone":"Europe/Oslo","latitude":69.65,"longitude":18.96}"#

  /// A body with a birth and more.
  static func body(_ birth: String, _ more: String = "") -> String {
    #"{"birthData":\#(birth)\#(more.isEmpty ? "" : ",")\#(more)}"#
  }
}

extension TestResponse {
  /// The names of the fields of the object that lies at a path.
  func fields(_ path: String) -> Set<String> { Set((value(path) as? [String: Any] ?? [:]).keys) }
}
