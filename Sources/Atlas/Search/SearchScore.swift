internal import Ephemeris

/// How much a way of matching is worth, in the unit of ``PlaceRecord/importance``: four points are a factor of two in size.
enum SearchScore {
  /// A whole name weighs as much as 64 times the inhabitants; every wrong letter nearly takes that away again.
  static func match(isWhole: Bool, edits: Int) -> Int {
    isWhole ? 24 - 22 * edits : -32 * edits
  }

  /// What a name of a lesser kind costs.
  ///
  /// - Parameter letters: how many letters were typed. So few that many languages have a name for somewhere else that begins with them say
  ///   little: whoever types `Ven` means Venice, not Vienna, which is Vena somewhere.
  static func penalty(_ kind: Posting.Kind, isWhole: Bool, letters: Letters) -> Int {
    switch kind {
    case .primary: 0
    // A beginning is shared by the names of many languages; a whole name was meant, but for the abbreviations among the short ones.
    case .alternate: isWhole ? (letters == .few ? 72 : 20) : letters.penalty
    // A later word is no whole name: York is not New York.
    case .word: isWhole ? 44 : 40
    case .code: 32
    }
  }

  /// How much was typed. A sign of East Asia says more than a letter.
  enum Letters {
    case few, some, enough

    init(_ query: UnsafeBufferPointer<UInt32>) {
      let count = query.count { $0 != 0x20 }
      let isOfLetters = query.allSatisfy { $0 < 0x2E80 }
      self = !isOfLetters || count > 4 ? .enough : count == 4 ? .some : .few
    }

    fileprivate var penalty: Int {
      switch self {
      case .few: 48
      case .some: 32
      case .enough: 24
      }
    }
  }

  /// The importance, about that of a city of 100,000, from which a place whose whole name was typed is what was meant: misspelt names
  /// would be noise.
  static let certain = 56

  /// What another name of a place costs when it is the very name of a larger one: Jakarta is listed as a New York somewhere.
  static let taken = 140

  /// How long a name is, in bytes, with which no name of another place begins by chance.
  static let telling = 8

  /// What the size of a place adds when only the beginning of a name was typed: a point for every doubling from 4,096 inhabitants on. The
  /// importance counts the languages that have a name for a place, and in that Milwaukee is ahead of Milan.
  static func size(_ record: PlaceRecord) -> Int { max(0, Int.bitWidth - 13 - record.population.leadingZeroBitCount) }

  /// What the letters cost that were not typed yet, where few were: of two cities whoever types `Mia` means Miami rather than Mianyang, of which
  /// the larger part is missing. Three letters cost nothing, and from the fifth on nothing more.
  static func rest(_ count: Int, letters: Letters) -> Int { letters == .few ? 4 * min(max(count - 3, 0), 2) : 0 }

  /// The most that the size can add: populations have 25 bits.
  static let largest = 12

  /// What a qualifier that was understood is worth: `Paris Texas` is not a name that begins so.
  static let qualified = 12

  /// The most that being near can add.
  static let nearest = 48

  /// What being near adds, falling to nothing at about 1,300 km.
  static func nearness(_ record: PlaceRecord, to point: GeographicLocation) -> Int {
    let north = record.latitude - point.latitude
    var east = abs(record.longitude - point.longitude)
    if east > 180 { east = 360 - east }
    // A square of equal degrees is good enough for a nudge; degrees of longitude shrink towards the poles.
    let shrunk = east * max(0, 1 - point.latitude * point.latitude / 8100)
    return max(0, nearest - Int(4 * (north * north + shrunk * shrunk).squareRoot()))
  }
}
