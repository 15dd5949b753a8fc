public import Astrology
public import Ephemeris
import Synchronization

/// A language that the product speaks: the authored texts by key, and the typed tables that readings take them from.
///
/// Made once and shared; what a language lacks it says in English. Its texts are read when the first of them is asked for, those of
/// pages apart from those of readings, so that a server need not read a megabyte of text before it answers.
public final class Language: Sendable {
  /// The language tag (BCP 47), such as `en`.
  public let tag: String
  /// How hours and days are told in it.
  public let format: RegionalFormat
  private let files: Files
  private let shelf: Shelf

  /// What has been read of the texts, the same for every way to tell hours and days.
  private final class Shelf: Sendable {
    let tables = AtomicLazyReference<Tables>()
    let pages = AtomicLazyReference<PageBook>()
    let knots = AtomicLazyReference<KnotBook>()
    let threads = AtomicLazyReference<ThreadBook>()
    let chapters = AtomicLazyReference<ChapterBook>()
    let guards = AtomicLazyReference<GuardBook>()
    let writings = AtomicLazyReference<WritingBook>()
    let passages = AtomicLazyReference<PassageBook>()
  }

  /// The language that has every text.
  public static let english = Language(tag: "en", files: .embedded)

  /// A language of phrases that are at hand; its pages are English.
  public init(_ book: Phrasebook) {
    tag = book.language
    files = .read(book)
    format = .usual
    shelf = Shelf()
  }

  /// A language of files, such as those of a folder; what they lack is English.
  ///
  /// - Parameter files: paths below the folder of the language, such as `pages/today.txt`, and what stands there.
  package convenience init(tag: String, files: [(path: String, text: String)]) {
    self.init(tag: tag, files: .given(files.map { TextFiles.File(path: "\(tag)/\($0.path)", text: $0.text) }))
  }

  private init(tag: String, files: Files, format: RegionalFormat = .usual, shelf: Shelf = Shelf()) {
    self.tag = tag
    self.files = files
    self.format = format
    self.shelf = shelf
  }

  /// The same language, with hours and days as somebody is used to; its texts are read once for all of them.
  public func telling(_ format: RegionalFormat) -> Language {
    format == self.format ? self : Language(tag: tag, files: files, format: format, shelf: shelf)
  }

  /// Where the texts come from.
  private enum Files: Sendable {
    /// The executable.
    case embedded
    case given([TextFiles.File])
    case read(Phrasebook)
  }

  // MARK: - the words of readings

  /// The tables that readings take their texts from.
  private final class Tables: Sendable {
    let book: Phrasebook
    let houses: HouseTexts
    let contacts: ContactTexts
    let topics: NatalAspectTexts
    let dashas: DashaTexts
    let names: SkyNames
    let counts: CountWords
    /// In the order of ``RegionalFormat/all``.
    let dates: [DateWords]
    let lines: EventLines

    init(_ book: Phrasebook) {
      self.book = book
      houses = HouseTexts(book)
      contacts = ContactTexts(book)
      topics = NatalAspectTexts(book)
      dashas = DashaTexts(book)
      names = SkyNames(book)
      counts = CountWords(book)
      dates = RegionalFormat.all.map { DateWords(book, $0) }
      lines = EventLines(book, names: names)
    }
  }

  /// Read once; whoever comes at the same moment may read it too, and all go on with the same one.
  private var tables: Tables {
    if let tables = shelf.tables.load() { return tables }
    let book: Phrasebook =
      switch files {
      case .embedded: .english
      case .given(let files):
        Phrasebook(
          language: tag,
          files: files.filter { !$0.isOfPages && !TextFiles.isOfGuards($0.path) && !CardWritings.isOne($0.path) },
          fallback: .english)
      case .read(let book): book
      }
    return shelf.tables.storeIfNil(Tables(book))
  }

  /// The authored texts of readings by key.
  public var book: Phrasebook { tables.book }
  /// Planets in houses, and what the houses are about.
  var houses: HouseTexts { tables.houses }
  /// A moving body on a point of a birth chart.
  var contacts: ContactTexts { tables.contacts }
  /// The inner conversation of two points of a birth chart.
  var topics: NatalAspectTexts { tables.topics }
  /// The periods of a life.
  var dashas: DashaTexts { tables.dashas }
  /// Bodies, points, signs, angles, phases.
  public var names: SkyNames { tables.names }
  /// Numbers, houses, lists.
  public var counts: CountWords { tables.counts }
  /// Days and moments.
  public var dates: DateWords { tables.dates[format.place] }
  /// What happens in the sky, a line each.
  public var lines: EventLines { tables.lines }
  /// Cards, spreads, and what lies in them.
  public var tarot: TarotTexts { TarotTexts(book, names: names, counts: counts) }

  // MARK: - the words of pages

  /// The texts of pages.
  private final class PageBook: Sendable {
    let book: Phrasebook
    init(_ book: Phrasebook) { self.book = book }
  }

  /// The texts of pages by key: `today keep` is the field `keep` under `[today]` in a file of the folder `pages`.
  public var pages: Phrasebook {
    if let pages = shelf.pages.load() { return pages.book }
    let book: Phrasebook =
      switch files {
      case .embedded, .read: .englishPages
      case .given(let files): Phrasebook(language: tag, files: files.filter(\.isOfPages), fallback: .englishPages)
      }
    return shelf.pages.storeIfNil(PageBook(book)).book
  }

  /// A text of a page. Empty for a key that no file has; a test holds every key in the code against the English files.
  public func page(_ key: String) -> String { pages.text(key) }

  /// A text of a page with its placeholders filled; `names` are without braces.
  public func page(_ key: String, _ values: (name: String, value: String)...) -> String { pages.phrase(key).filled(values) }

  // MARK: - knots

  private final class KnotBook: Sendable {
    let catalog: KnotCatalog
    init(_ catalog: KnotCatalog) { self.catalog = catalog }
  }

  /// The habits that birth charts show, with their sentences; those of English when the language has none.
  public var knots: KnotCatalog {
    if let knots = shelf.knots.load() { return knots.catalog }
    let catalog: KnotCatalog =
      switch files {
      case .embedded, .read: .english
      case .given(let files): KnotCatalog(files: files, fallback: .english)
      }
    return shelf.knots.storeIfNil(KnotBook(catalog)).catalog
  }

  // MARK: - threads

  private final class ThreadBook: Sendable {
    let catalog: ThreadCatalog
    init(_ catalog: ThreadCatalog) { self.catalog = catalog }
  }

  /// What a day may do to a habit, each thought written whole; those of English when the language has none.
  public var threads: ThreadCatalog {
    if let threads = shelf.threads.load() { return threads.catalog }
    let catalog: ThreadCatalog =
      switch files {
      case .embedded, .read: .english
      case .given(let files): ThreadCatalog(files: files, fallback: .english)
      }
    return shelf.threads.storeIfNil(ThreadBook(catalog)).catalog
  }

  // MARK: - chapters

  private final class ChapterBook: Sendable {
    let catalog: ChapterCatalog
    init(_ catalog: ChapterCatalog) { self.catalog = catalog }
  }

  /// What lasts in a life, each stretch told from its beginning to its end; those of English when the language has none.
  public var chapters: ChapterCatalog {
    if let chapters = shelf.chapters.load() { return chapters.catalog }
    let catalog: ChapterCatalog =
      switch files {
      case .embedded, .read: .english
      case .given(let files): ChapterCatalog(files: files, fallback: .english)
      }
    return shelf.chapters.storeIfNil(ChapterBook(catalog)).catalog
  }

  // MARK: - readings of cards

  private final class GuardBook: Sendable {
    let guards: NarrativeGuards
    init(_ guards: NarrativeGuards) { self.guards = guards }
  }

  /// What is said first where a card must not decide; that of English when the language has none.
  var guards: NarrativeGuards {
    if let book = shelf.guards.load() { return book.guards }
    let own: [TextFiles.File] =
      switch files {
      case .embedded, .read: []
      case .given(let files): files.filter { TextFiles.isOfGuards($0.path) }
      }
    let guards = NarrativeGuards(files: own.isEmpty ? TextFiles.guards(of: "en") : own)
    return shelf.guards.storeIfNil(GuardBook(guards)).guards
  }

  private final class WritingBook: Sendable {
    let writings: CardWritings
    init(_ writings: CardWritings) { self.writings = writings }
  }

  /// What is written for every card and every two cards; in English what the language lacks.
  var writings: CardWritings {
    if let writings = shelf.writings.load() { return writings.writings }
    let writings: CardWritings =
      switch files {
      case .embedded, .read: .english
      case .given(let files): CardWritings(files: files)
      }
    return shelf.writings.storeIfNil(WritingBook(writings)).writings
  }

  // MARK: - passages

  private final class PassageBook: Sendable {
    let catalog: PassageCatalog
    init(_ catalog: PassageCatalog) { self.catalog = catalog }
  }

  /// What is written to be read before a session.
  public var passages: PassageCatalog {
    if let passages = shelf.passages.load() { return passages.catalog }
    return shelf.passages.storeIfNil(PassageBook(PassageCatalog(book))).catalog
  }

  // MARK: - single texts

  /// Which zodiac the signs and degrees of a reading are those of; `nil` for the tropical one, which needs no saying.
  public func sentence(_ zodiac: Zodiac) -> String? {
    guard case .sidereal(let ayanamsa) = zodiac else { return nil }
    return book.filled("zodiac of", ("name", SkyNames.name(ayanamsa)))
  }

  /// The English files by their paths below `en`; what another language is made of.
  package static var englishFiles: [(path: String, text: String)] {
    (TextFiles.embedded.files.filter { $0.path.hasPrefix("en/") } + TextFiles.threads(of: "en") + TextFiles.chapters(of: "en")
      + TextFiles.guards(of: "en") + TextFiles.writings(of: "en"))
      .map { (String($0.path.dropFirst(3)), $0.text) }
  }

  /// What the English files have and this language lacks, in alphabetical order: what is left to translate.
  public var missing: [String] { (book.missing + pages.missing).sorted() }

  /// The profile of a Sun sign as JSON with the names of the contract; in English where the language has none.
  public func profile(of sign: ZodiacSign) -> String? {
    let name = "signs/\(sign.key).json"
    if case .given(let files) = files, let own = files.first(where: { $0.path == "\(tag)/\(name)" }) { return own.text }
    return TextFiles.embedded.file("en/\(name)")?.text
  }

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
  /// A language is known by its tag, and by how it tells hours and days.
  public static func == (one: Language, other: Language) -> Bool {
    one === other || (one.tag == other.tag && one.format == other.format)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(format)
  }
}
