/// One thought, written whole: what a day's touch does to a habit of the person, seen in the day and in the eight parts of life.
public struct ReadingThread: Sendable, Identifiable {
  /// What the thread is called in files and in what is kept: `keeps-faith--heat-hard`. Never changes.
  public let id: String
  /// A number that stands for it in what is kept of a day.
  public let number: UInt64
  /// The touch it is written for.
  public let kind: ThreadKind
  /// The knots it begins from, the first its own, the others kin; none for a kind that belongs to nobody's habits.
  public let knots: [String]
  /// What the person is moved to do: `say`, `wait`, `refuse`.
  public let act: String
  /// How it weighs.
  public let mood: ThreadMood
  /// Where its scenes play: `message`, `street`.
  public let settings: [String]
  /// The thought in at most fifteen words.
  let headline: Phrase
  /// The thought in two or three sentences, with the contact in plain words.
  let summary: Phrase
  /// One act with an edge; one temptation, a verb first; one question; a sentence to say.
  let doThis: Phrase
  let dont: Phrase
  let reflect: Phrase
  let say: Phrase
  /// The day in two to five sentences.
  let day: Phrase
  /// What each body that may bring the touch does to the thought.
  let sky: [TouchQuality: Phrase]
  /// The thought in each part of life.
  let parts: [LifeCategory: Phrase]
}

extension ReadingThread {
  /// A thread without words, for a language that has none; the tests of the catalog see to it that nobody is told it.
  static let silent = ReadingThread(
    id: "", number: 0, kind: .quiet, knots: [], act: "", mood: .mixed, settings: [], headline: Phrase(""), summary: Phrase(""),
    doThis: Phrase(""), dont: Phrase(""), reflect: Phrase(""), say: Phrase(""), day: Phrase(""), sky: [:], parts: [:])
}
