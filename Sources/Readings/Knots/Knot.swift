/// A recognizable habit of a person, as friends would put it, with the written conditions by which a birth chart shows it.
public struct Knot: Sendable, Identifiable {
  /// What the knot is called in files and in what is kept: `answers-too-soon`. Never changes.
  public let id: String
  /// The habit in plain words, as said of somebody: `Answers before checking what was meant`.
  public let name: String
  /// What the person does, in one or two sentences to them.
  public let does: String
  /// What else could be done, in a sentence to them.
  public let instead: String
  /// The paragraph that tells it whole, with `{fact}` where one sentence of this chart goes.
  let portrait: Phrase
  /// The group of kin that the knot belongs to, such as `words`: a thread may be written for two of one group.
  public let group: String
  /// Whether it is a strength that friends are glad of, and not a habit that rubs.
  public let isBright: Bool
  /// What a chart may show it by.
  public let conditions: [KnotCondition]

  /// A number that stands for it in what is kept of a day.
  var number: UInt64 { Phrase.hash("knot \(id)") }
}

/// One written reason why a chart has a knot: a test of the chart, what it counts, and sentences that tell it as behavior.
public struct KnotCondition: Sendable {
  /// What must hold, all of it.
  let tests: [KnotTest]
  /// What it counts among the conditions of its knot, before tightness and rank of the points, 1 … 6.
  public let weight: Double
  /// Where the astrology comes from: an author or a book, in general terms.
  public let source: String
  /// The sentences, of which a reading takes one that is true of the chart.
  public let facts: [KnotFact]
  /// The line of the file on which it stands.
  public let line: Int

  /// Whether it rests on houses, angles or the horizon, and so cannot hold without a birth time.
  public var needsTime: Bool { tests.contains(where: \.needsTime) }
}

/// A sentence that says what a person does because of something in the chart.
public struct KnotFact: Sendable, Hashable {
  /// The sentence; may hold `{sign}`, `{ruler}`, `{meets}`, `{met}`, `{angle}` and `{closely}`.
  public let phrase: Phrase
  /// The widest orb, in degrees, under which the sentence is true; `nil` when it is whenever its condition holds.
  public let widestOrb: Double?
}
