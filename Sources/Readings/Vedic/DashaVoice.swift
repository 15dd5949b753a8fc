/// Everything that is told of one lord of a dasha.
struct DashaVoice: Sendable, Hashable {
  /// Six words.
  let keywords: [String]
  /// The lord’s mahadasha in a sentence.
  let years: String
  /// Its antardasha in a sentence.
  let months: String
  /// How it goes with a lord that stands well, middling, or badly.
  let supportive: String
  let mixed: String
  let demanding: String
  /// The mahadasha in a paragraph.
  let overview: String
  /// What to do with it.
  let advice: String
  /// Three each.
  let opportunities: [String]
  let challenges: [String]
  let experiences: [String]
  /// The antardasha in two sentences.
  let interlude: String
  /// What to do with it.
  let interludeAdvice: String
  /// Two acts before it begins.
  let preparation: [String]

  /// The fields of a key.
  init(_ key: String, in book: Phrasebook) {
    keywords = book.texts("\(key) keyword")
    years = book.text("\(key) years")
    months = book.text("\(key) months")
    supportive = book.text("\(key) supportive")
    mixed = book.text("\(key) mixed")
    demanding = book.text("\(key) demanding")
    overview = book.text("\(key) overview")
    advice = book.text("\(key) advice")
    opportunities = book.texts("\(key) opportunity")
    challenges = book.texts("\(key) challenge")
    experiences = book.texts("\(key) experience")
    interlude = book.text("\(key) interlude")
    interludeAdvice = book.text("\(key) interlude-advice")
    preparation = book.texts("\(key) preparation")
  }

  /// Every sentence, without the keywords.
  var all: [String] {
    [years, months, supportive, mixed, demanding, overview, advice] + opportunities + challenges + experiences
      + [interlude, interludeAdvice] + preparation
  }
}
