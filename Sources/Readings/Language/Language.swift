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

  /// The language that has every text.
  public static let english = Language(.english)

  /// The language of a phrasebook.
  public init(_ book: Phrasebook) {
    self.book = book
    houses = HouseTexts(book)
    contacts = ContactTexts(book)
    topics = NatalAspectTexts(book)
    dashas = DashaTexts(book)
  }

  /// The language tag (BCP 47), such as `en`.
  public var tag: String { book.language }

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
  /// Houses and rising signs of sidereal charts.
  var bhavas: BhavaTexts { BhavaTexts(book: book) }
  /// Parts of a day.
  var muhurats: MuhuratTexts { MuhuratTexts(book: book) }
  /// The points of a match.
  var matches: MatchTexts { MatchTexts(book: book) }
  /// The lines of the yogas.
  var yogas: YogaTexts { YogaTexts(book: book) }
}
