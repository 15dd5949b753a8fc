/// A family of decks, by the names that it gives to the cards.
public enum TarotDeck: String, Sendable, Hashable, CaseIterable {
  /// A. E. Waite and P. Colman Smith, 1909. Its names are those that the cards have here.
  case riderWaiteSmith = "rws-1909"
  /// A. Crowley and F. Harris, 1944: disks, princesses and princes, Lust and Art. Its Knight, on horseback, is the King of the others.
  case thoth = "thoth-a1"
  /// The pattern of Marseille, with French names.
  case marseille = "marseille-classic"
}

extension TarotCard {
  /// What the card is called in a deck: `Two of Pentacles`, `Two of Disks`, `Deux de Denier`.
  ///
  /// These are names as they stand on cards, not words of a language; a translation has its own.
  public func name(in deck: TarotDeck = .riderWaiteSmith) -> String {
    guard let suit, let rank else { return CardNames.majors[number][deck.index] }
    let figure = CardNames.ranks[Int(rank.rawValue) - 1][deck.index]
    let kind = CardNames.suits[Int(suit.rawValue)][deck.index]
    guard deck == .marseille else { return "\(figure) of \(kind)" }
    return suit == .swords ? "\(figure) d’\(kind)" : "\(figure) de \(kind)"
  }
}

extension TarotDeck {
  fileprivate var index: Int {
    switch self {
    case .riderWaiteSmith: 0
    case .thoth: 1
    case .marseille: 2
    }
  }
}

/// The names that stand on cards, in the order of the decks.
enum CardNames {
  static let majors: [[String]] = [
    ["The Fool", "The Fool", "Le Mat"], ["The Magician", "The Magus", "Le Bateleur"],
    ["The High Priestess", "The Priestess", "La Papesse"], ["The Empress", "The Empress", "L’Impératrice"],
    ["The Emperor", "The Emperor", "L’Empereur"], ["The Hierophant", "The Hierophant", "Le Pape"],
    ["The Lovers", "The Lovers", "L’Amoureux"], ["The Chariot", "The Chariot", "Le Chariot"],
    ["Strength", "Lust", "La Force"], ["The Hermit", "The Hermit", "L’Hermite"],
    ["Wheel of Fortune", "Fortune", "La Roue de Fortune"], ["Justice", "Adjustment", "La Justice"],
    ["The Hanged Man", "The Hanged Man", "Le Pendu"], ["Death", "Death", "L’Arcane sans nom"],
    ["Temperance", "Art", "Tempérance"], ["The Devil", "The Devil", "Le Diable"],
    ["The Tower", "The Tower", "La Maison Dieu"], ["The Star", "The Star", "L’Étoile"],
    ["The Moon", "The Moon", "La Lune"], ["The Sun", "The Sun", "Le Soleil"],
    ["Judgement", "The Aeon", "Le Jugement"], ["The World", "The Universe", "Le Monde"],
  ]

  static let suits: [[String]] = [
    ["Wands", "Wands", "Bâton"], ["Cups", "Cups", "Coupe"], ["Swords", "Swords", "Épée"], ["Pentacles", "Disks", "Denier"],
  ]

  static let ranks: [[String]] = [
    ["Ace", "Ace", "As"], ["Two", "Two", "Deux"], ["Three", "Three", "Trois"], ["Four", "Four", "Quatre"],
    ["Five", "Five", "Cinq"], ["Six", "Six", "Six"], ["Seven", "Seven", "Sept"], ["Eight", "Eight", "Huit"],
    ["Nine", "Nine", "Neuf"], ["Ten", "Ten", "Dix"], ["Page", "Princess", "Valet"], ["Knight", "Prince", "Cavalier"],
    ["Queen", "Queen", "Reine"], ["King", "Knight", "Roi"],
  ]

  // MARK: what people also write, in small letters without accents

  /// Further names of the trumps, without articles.
  static let otherMajors: [(name: String, number: Int)] = [
    ("fou", 0), ("juggler", 1), ("mage", 1), ("popess", 2), ("high priest", 5), ("pope", 5), ("lover", 6), ("amoureux", 6),
    ("fortitude", 8), ("force", 8), ("ermite", 9), ("wheel", 10), ("roue fortune", 10), ("hanged one", 12), ("mort", 13),
    ("nameless arcanum", 13), ("arcane sans nom", 13), ("house of god", 16), ("lightning struck tower", 16),
    ("blasted tower", 16), ("stars", 17), ("judgment", 20), ("last judgement", 20), ("last judgment", 20), ("angel", 20),
  ]

  /// The titles of 2 … 10 in Thoth, suit by suit. “Strength”, the nine of wands, is a trump to everybody else.
  static let titles: [[String]] = [
    ["dominion", "virtue", "completion", "strife", "victory", "valour", "swiftness", "strength", "oppression"],
    ["love", "abundance", "luxury", "disappointment", "pleasure", "debauch", "indolence", "happiness", "satiety"],
    ["peace", "sorrow", "truce", "defeat", "science", "futility", "interference", "cruelty", "ruin"],
    ["change", "works", "power", "worry", "success", "failure", "prudence", "gain", "wealth"],
  ]

  static let suitWords: [[String]] = [
    ["wands", "wand", "staves", "stave", "staff", "staffs", "batons", "baton", "clubs", "club", "rods", "rod"],
    ["cups", "cup", "chalices", "chalice", "coupes", "coupe"], ["swords", "sword", "epees", "epee", "blades", "blade"],
    ["pentacles", "pentacle", "coins", "coin", "disks", "disk", "discs", "disc", "deniers", "denier"],
  ]

  static let rankWords: [[String]] = [
    ["ace", "one", "as", "a", "1", "01", "i"], ["two", "deux", "2", "02", "ii"], ["three", "trois", "3", "03", "iii"],
    ["four", "quatre", "4", "04", "iv", "iiii"], ["five", "cinq", "5", "05", "v"], ["six", "6", "06", "vi"],
    ["seven", "sept", "7", "07", "vii"], ["eight", "huit", "8", "08", "viii"], ["nine", "neuf", "9", "09", "ix", "viiii"],
    ["ten", "dix", "10", "x"], ["page", "princess", "princesse", "valet", "knave", "jack", "p", "11"],
    ["knight", "prince", "chevalier", "cavalier", "kn", "n", "12"], ["queen", "reine", "dame", "q", "13"],
    ["king", "roi", "k", "14"],
  ]

  /// The words for the rider, who is the King of the other decks in Thoth.
  static let mounted: [String] = ["knight", "chevalier", "cavalier", "kn", "n"]

  /// Words between and before the others that say nothing.
  static let connectives: [String] = ["of", "the", "le", "la", "les", "l", "de", "d", "des", "du"]
  static let reversed: [String] = ["reversed", "inverted", "renverse", "renversee"]
  static let upright: [String] = ["upright", "droit", "droite"]
}
