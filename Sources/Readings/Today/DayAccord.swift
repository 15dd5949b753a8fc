/// Holds the words that speak of a whole day to the mood of its thought: beside a heavy headline none of them is bright, and beside a bright
/// one none is hard. Numbers stay as they were measured.
///
/// A thought is about the one contact that leads the day, and the meters count all of them, so both can be right and still read as if two
/// people had looked at two skies. The thought is what is read first; the word beside it then says no more than that the day is mixed.
public struct DayAccord: Sendable, Hashable {
  /// The mood of the thought; `nil` when there is none, and every word is said as it was measured.
  public let mood: ThreadMood?

  /// Without a thought: nothing is held back.
  public static let free = DayAccord(nil)

  public init(_ mood: ThreadMood?) { self.mood = mood }

  /// The accord of a reading, made now or kept.
  public init(_ reading: DailyReading, in language: Language) {
    self.init(language.threads.mood(of: reading.phrases) ?? ThreadCatalog.english.mood(of: reading.phrases))
  }

  /// The accord of the horoscope of a sign.
  public init(_ reading: SignReading) { self.init(reading.mood) }

  /// The column of the table of states that the day may be told by.
  public func band(_ measured: MeterBand) -> MeterBand {
    switch (mood, measured) {
    case (.heavy, .harmonious), (.nice, .challenging): .mixed
    default: measured
    }
  }

  /// The one word for the whole.
  public func quality(_ measured: MeterQuality) -> MeterQuality {
    switch (mood, measured) {
    case (.heavy, .harmonious), (.heavy, .peaceful), (.nice, .challenging): .mixed
    default: measured
    }
  }

  /// How the day feels: much is going on, which is neither bright nor hard, where the measured word is the other of the two.
  public func energy(_ measured: DayEnergy) -> DayEnergy {
    switch (mood, measured) {
    case (.heavy, .flowing), (.nice, .volatile): .intense
    default: measured
    }
  }
}
