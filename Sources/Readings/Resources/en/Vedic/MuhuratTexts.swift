import Astrology

/// What the almanacs make of the parts of a day.
enum MuhuratTexts {
  /// A muhurat in a sentence.
  static func description(of kind: Muhurat.Kind, isAuspicious: Bool) -> String {
    switch kind {
    case .brahma: "The last muhurta but one of the night, kept for study, prayer and first thoughts."
    case .abhijit where isAuspicious:
      "The eighth of the day’s fifteen muhurtas, around noon by the Sun; by custom good for almost any beginning."
    case .abhijit:
      "The eighth of the day’s fifteen muhurtas, around noon by the Sun; on Wednesdays custom leaves it unused."
    case .rahuKalam: "The eighth of the day that custom keeps free of beginnings; what is under way goes on."
    case .yamaganda: "Jupiter’s eighth of the day, which custom keeps free of departures and beginnings."
    case .gulika: "Saturn’s eighth of the day; what is done in it is said to repeat, so it is left to routine."
    case .durMuhurta: "A fifteenth of the day that this weekday sets aside as poor for beginnings."
    }
  }

  /// For what it is kept.
  static func suitable(_ kind: Muhurat.Kind) -> [String] {
    switch kind {
    case .brahma: ["study", "prayer", "quiet work"]
    case .abhijit: ["beginnings", "decisions", "setting out"]
    case .gulika: ["routine work", "saving"]
    case .rahuKalam, .yamaganda, .durMuhurta: ["work that is under way"]
    }
  }

  /// What is kept out of it.
  static func avoided(_ kind: Muhurat.Kind) -> [String] {
    switch kind {
    case .brahma, .abhijit: []
    case .rahuKalam, .durMuhurta: ["beginnings", "large purchases"]
    case .yamaganda: ["beginnings", "departures"]
    case .gulika: ["what should happen only once"]
    }
  }

  /// A choghadiya in a sentence.
  static func description(of choghadiya: Choghadiya) -> String {
    switch choghadiya {
    case .udveg: "The Sun’s part; by custom left to official errands."
    case .char: "Venus’s part; by custom good for travel and for things that move."
    case .labh: "Mercury’s part; by custom good for trade and for learning."
    case .amrit: "The Moon’s part; by custom good for anything."
    case .kaal: "Saturn’s part; by custom left to work that is under way."
    case .shubh: "Jupiter’s part; by custom good for ceremonies and study."
    case .rog: "Mars’s part; by custom left alone where it can be."
    }
  }

  /// Every authored text, for the tests of tone.
  static var all: [String] {
    Muhurat.Kind.allCases.flatMap { [description(of: $0, isAuspicious: true), description(of: $0, isAuspicious: false)] }
      + Choghadiya.allCases.map { description(of: $0) } + Muhurat.Kind.allCases.flatMap { suitable($0) + avoided($0) }
  }
}
