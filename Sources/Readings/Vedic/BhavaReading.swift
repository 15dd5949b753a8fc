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
  public static func all(of chart: VedicChart) -> [BhavaReading] {
    guard let lagna = chart.lagnaSign else { return [] }
    return (1...12).map { BhavaReading($0, from: lagna, in: chart) }
  }

  private init(_ number: Int, from lagna: ZodiacSign, in chart: VedicChart) {
    let sign = ZodiacSign.allCases[(Int(lagna.rawValue) + number - 1) % 12]
    let occupants = chart.places.filter { $0.sign == sign }.map(\.graha)
    self.number = number
    self.sign = sign
    self.occupants = occupants
    meaning = Language.english.bhavas.meaning(number)
    let lord = sign.rashiLord
    let who =
      switch occupants.count {
      case 0: "No graha stands here."
      case 1: "\(occupants[0].openingPhrase) stands here."
      default: Self.capitalized(EnglishNumber.list(occupants.map(\.phrase))) + " stand here."
      }
    let home = chart.place(of: lord).house ?? number
    let whereabouts =
      home == number
      ? occupants == [lord] ? "It is at home." : "Its lord, \(lord.phrase), is at home."
      : "Its lord, \(lord.phrase), stands in the \(EnglishNumber.ordinal(home)) house."
    influence = "\(who) \(whereabouts)"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// The rising sign of a sidereal chart.
public enum RisingReading {
  /// A sentence about a rising sign.
  public static func meaning(of sign: ZodiacSign) -> String { Language.english.bhavas.rising(sign) }
}
