/// The words of a meter’s reading: its state, what that is like, and one act.
public struct MeterTelling: Sendable, Hashable {
  /// One to three words with a picture: `Slack tide`.
  public let stateLabel: String
  /// A sentence on how much is going on, and one on how easily it goes.
  public let interpretation: String
  /// One act.
  public let advice: String
  /// What the meter watches in a chart.
  public let about: String
  /// In one word: that of the reading, unless the thought of the day holds it back.
  public let quality: MeterQuality

  /// Tells one of the twenty-three meters.
  ///
  /// - Parameters:
  ///   - meter: the one that is told.
  ///   - readings: the meters of the day.
  ///   - day: the number of the day (``LocalDay/number``); sentences alternate with it.
  ///   - seed: stands for the person.
  ///   - accord: what the meters of the whole day keep to: the thought that is told beside them.
  ///   - language: in which it is written.
  public init(
    _ meter: Meter, in readings: MeterReadings, day: Int, seed: UInt64, accord: DayAccord = .free, language: Language
  ) {
    self.init(
      meter.rawValue, readings[meter], day: day, seed: seed, accord: meter.domain == .overview ? accord : .free,
      book: language.book)
  }

  /// Tells one of the five super-groups; as for a meter.
  public init(
    _ group: MeterGroup, in readings: MeterReadings, day: Int, seed: UInt64, accord: DayAccord = .free, language: Language
  ) {
    self.init(
      group.rawValue, readings[group], day: day, seed: seed, accord: group == .overview ? accord : .free, book: language.book)
  }

  /// Tells one of the seventeen meters of the later view: its state by the unified score, in the words of its group.
  public init(_ meter: ModernMeter, in readings: ModernMeterReadings, day: Int, seed: UInt64, language: Language) {
    let reading = readings[meter]
    let book = language.book
    stateLabel = Self.state(meter.group.rawValue, reading, book)
    interpretation = Self.turn("ease \(meter.rawValue) \(reading.band.rawValue)", day: day, seed: seed, book)
    advice = ""
    about = book["about \(meter.rawValue)"].first?.text ?? ""
    quality = reading.quality
  }

  /// The state of a group of the later view, or of all of it: `overall`.
  public static func state(of group: ModernMeterGroup?, in readings: ModernMeterReadings, language: Language) -> String {
    state(group?.rawValue ?? "overall", group.map { readings[$0] } ?? readings.overall, language.book)
  }

  private static func state(_ name: String, _ reading: MeterReading, _ book: Phrasebook) -> String {
    let bands = book["band \(name)"]
    let index = min(3, Int(reading.unifiedScore / 25))
    return bands.indices.contains(index) ? bands[index].text : ""
  }

  private init(_ name: String, _ reading: MeterReading, day: Int, seed: UInt64, accord: DayAccord, book: Phrasebook) {
    let level = MeterLevel.allCases.firstIndex(of: reading.level) ?? 0
    let column = accord.band(reading.band)
    let band = MeterBand.allCases.firstIndex(of: column) ?? 0
    let labels = book["label \(name)"]
    let intensities = book["intensity \(name)"]
    stateLabel = labels.indices.contains(level * 3 + band) ? labels[level * 3 + band].text : ""
    let ease = Self.turn("ease \(name) \(column.rawValue)", day: day, seed: seed, book)
    interpretation = [intensities.indices.contains(level) ? intensities[level].text : "", ease].filter { !$0.isEmpty }.joined(
      separator: " ")
    advice = Self.turn("advice \(name) \(column.rawValue)", day: day, seed: seed, book)
    about = book["about \(name)"].first?.text ?? ""
    quality = accord.quality(reading.quality)
  }

  private static func turn(_ key: String, day: Int, seed: UInt64, _ book: Phrasebook) -> String {
    let list = book[key]
    guard !list.isEmpty else { return "" }
    let start = Int(PhraseChoice.mixed(seed ^ Phrase.hash(key)) % UInt64(list.count))
    return list[(((start + day) % list.count) + list.count) % list.count].text
  }
}
