public import Astrology

/// A whole-sign house of a sidereal chart: what it is about, and who works in it.
public struct BhavaReading: Sendable, Hashable {
  /// 1 … 12.
  public let number: Int
  /// Its sign.
  public let sign: ZodiacSign
  /// The grahas that stand in it.
  public let occupants: [Graha]
  /// What the house is about.
  public let meaning: String
  /// Who stands in it and where its lord stands.
  public let influence: String

  /// The twelve houses of a chart; empty without a lagna.
  public static func all(of chart: VedicChart, language: Language) -> [BhavaReading] {
    guard let lagna = chart.lagnaSign else { return [] }
    return (1...12).map { BhavaReading($0, from: lagna, in: chart, language) }
  }

  private init(_ number: Int, from lagna: ZodiacSign, in chart: VedicChart, _ language: Language) {
    let sign = ZodiacSign.allCases[(Int(lagna.rawValue) + number - 1) % 12]
    let occupants = chart.places.filter { $0.sign == sign }.map(\.graha)
    self.number = number
    self.sign = sign
    self.occupants = occupants
    meaning = language.bhavas.meaning(number)
    let (book, names) = (language.book, language.names)
    let lord = sign.rashiLord
    let who =
      switch occupants.count {
      case 0: book.text("bhava-line empty")
      case 1: book.filled("bhava-line one", ("Graha", Language.opening(names.phrase(occupants[0]))))
      default:
        book.filled("bhava-line many", ("Grahas", Language.opening(language.counts.list(occupants.map { names.phrase($0) }))))
      }
    let home = chart.place(of: lord).house ?? number
    let lordName = ("graha", names.phrase(lord))
    let whereabouts =
      home == number
      ? occupants == [lord] ? book.text("bhava-line home") : book.filled("bhava-line lord home", lordName)
      : book.filled("bhava-line lord", lordName, ("house", language.counts.house(home)))
    influence = book.filled("bhava-line whole", ("who", who), ("where", whereabouts))
  }
}

/// The rising sign of a sidereal chart.
public enum RisingReading {
  /// A sentence about a rising sign.
  public static func meaning(of sign: ZodiacSign, language: Language) -> String { language.bhavas.rising(sign) }
}
