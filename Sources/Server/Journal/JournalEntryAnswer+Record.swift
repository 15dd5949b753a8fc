import Companion
import Ephemeris
import Readings
import Store
import Wire

extension JournalEntryAnswer {
  /// - Throws: ``Problem`` with `RECORD_DAMAGED` when the record is no entry.
  init(_ record: Record) throws(Problem) {
    let kept = try KeptEntry(payload: record.payload ?? "")
    let created = UTC(microseconds: record.createdAt)
    // A device may bring an entry without a day, or with words for one; then it is the day on which it came.
    let isDay = (try? CivilText.date(kept.date, field: "date", calendar: .gregorian)) != nil
    self.init(
      id: record.id, type: kept.type, date: isDay ? kept.date : String(ISO8601.string(created).prefix(10)), text: kept.text,
      mood: kept.mood, tags: kept.tags, summary: kept.summary,
      viewed: kept.viewed.map { Viewed(category: $0.category, text: $0.text) }, seconds: kept.seconds,
      later: kept.later.map { Later(text: $0.text, at: $0.at) }, created: UTC(microseconds: record.createdAt),
      updated: UTC(microseconds: record.updatedAt), change: record.change)
  }
}
