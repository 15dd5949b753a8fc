public import Astrology
public import Ephemeris

/// A language that the product speaks: the authored texts by key, and the typed tables that readings take them from.
///
/// Made once and shared; what a language lacks it says in English.
public final class Language: Sendable {
  /// The authored texts by key.
  public let book: Phrasebook
  /// Planets in houses, and what the houses are about.
  let houses: HouseTexts
  /// A moving body on a point of a birth chart.
  let contacts: ContactTexts
  /// The inner conversation of two points of a birth chart.
  let topics: NatalAspectTexts
  /// The periods of a life.
  let dashas: DashaTexts
  /// Bodies, points, signs, angles, phases.
  public let names: SkyNames
  /// Numbers, houses, lists.
  public let counts: CountWords
  /// Days and moments.
  public let dates: DateWords
  /// What happens in the sky, a line each.
  public let lines: EventLines

  /// The language that has every text.
  public static let english = Language(.english)

  /// The language of a phrasebook.
  public init(_ book: Phrasebook) {
    self.book = book
    houses = HouseTexts(book)
    contacts = ContactTexts(book)
    topics = NatalAspectTexts(book)
    dashas = DashaTexts(book)
    names = SkyNames(book)
    counts = CountWords(book)
    dates = DateWords(book)
    lines = EventLines(book, names: names)
  }

  /// The language tag (BCP 47), such as `en`.
  public var tag: String { book.language }

  /// A text begins with a capital, whatever was put at its head.
  public static func opening(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// What a body, or Rahu or Ketu, stands for, in a few words.
  public func significance(of body: CelestialBody) -> String {
    // Two ways to reckon the same point.
    let told: CelestialBody =
      switch body {
      case .meanNode: .trueNode
      case .osculatingApogee: .meanApogee
      default: body
      }
    return book.text("body \(told.key) significance")
  }
  /// What a graha stands for, in a few words.
  public func significance(of graha: Graha) -> String { book.text("body \(graha.key) significance") }
  /// `The face people meet first`: what the rising degree stands for.
  public var significanceOfAscendant: String { book.text("point ascendant significance") }
  /// `green`: the color of a body in the old books.
  public func color(of body: CelestialBody) -> String { book.text("color \(body.key)") }
  /// `Love and relationships`: what a part of life is called.
  public func title(_ category: LifeCategory) -> String { book.text("part \(category.rawValue)") }
  /// `Mental clarity`: what a meter is called.
  public func title(_ meter: Meter) -> String { book.text("meter \(meter.rawValue)") }
  /// `Inner world`: what a group of meters is called.
  public func title(_ group: MeterGroup) -> String { book.text("meter \(group.rawValue)") }
  /// `Your birth chart`: what a report is called.
  public func title(_ report: Report.Kind) -> String { book.text("report \(report.rawValue)") }

  // What is asked for once or twice in a reading is looked up by its key when it is asked for.

  /// Sun, Moon and Ascendant in the signs, a line each.
  var placements: PlacementTexts { PlacementTexts(book: book) }
  /// Elements and modalities of a chart.
  var balance: BalanceTexts { BalanceTexts(book: book) }
  /// The first reading of a chart.
  var first: FirstInsightTexts { FirstInsightTexts(book: book) }
  /// The sky of a night.
  var tonight: TonightTexts { TonightTexts(book: book) }
  /// Venus, Mars and the Descendant in the signs.
  var closeness: LovePlacementTexts { LovePlacementTexts(book: book) }
  /// The Midheaven and Saturn in the signs.
  var standing: WorkPlacementTexts { WorkPlacementTexts(book: book) }
  /// Money, upkeep, family and meaning, by placements in the signs.
  var matters: MatterTexts { MatterTexts(book: book) }
  /// Houses and rising signs of sidereal charts.
  var bhavas: BhavaTexts { BhavaTexts(book: book) }
  /// Parts of a day.
  var muhurats: MuhuratTexts { MuhuratTexts(book: book) }
  /// The points of a match.
  var matches: MatchTexts { MatchTexts(book: book) }
  /// The lines of the yogas.
  var yogas: YogaTexts { YogaTexts(book: book) }
}

extension Language: Hashable {
  /// A language is known by its tag.
  public static func == (one: Language, other: Language) -> Bool { one === other || one.tag == other.tag }
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
