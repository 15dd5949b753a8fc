import Companion
import Ephemeris
import Wire

/// Which part of a list of events is asked for. What a list begins with is worked out again for each page, so a page says where it stands: the
/// moment that the list began with, and how many were told.
struct EventPage: Sendable {
  /// The beginning of the list, in whole microseconds of POSIX time; `nil` on the first page.
  private let start: Int64?
  private let offset: Int
  /// How many; `nil` for all.
  private let limit: Int?

  private static let usual = 100
  private static let most = 1000
  /// Where a list may begin, in microseconds since 1970. The distance of the least number from nought has no place in an `Int64`.
  private static let starts = -(Int64(1) << 60)...(Int64(1) << 60)

  /// Reads `limit` and `cursor`.
  ///
  /// - Throws: ``Problem`` that names the field.
  init(_ fields: FormFields) throws(Problem) {
    let limit = try fields.integer("limit")
    if let limit, !(1...Self.most).contains(limit) {
      throw Problem(.validation, "limit must lie between 1 and \(Self.most).", field: "limit")
    }
    guard let text = fields["cursor"] else {
      (start, offset, self.limit) = (nil, 0, limit)
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Int64(parts[0]), Self.starts.contains(start), let offset = Int(parts[1]),
      (0..<1 << 30).contains(offset)
    else { throw Problem(.validation, "cursor must be the value of next in an earlier page.", field: "cursor") }
    (self.start, self.offset, self.limit) = (start, offset, limit ?? Self.usual)
  }

  /// What stands for now in a list that began before.
  func now(_ now: UTC) -> UTC { start.map { UTC(microseconds: $0) } ?? now }

  /// The page of a whole list that begins at a moment.
  func page(of answer: EventsAnswer, from start: UTC) -> EventsAnswer {
    guard let limit else { return answer }
    var page = answer
    page.events = Array(answer.events.dropFirst(offset).prefix(limit))
    let told = offset + page.events.count
    page.next = .some(told < answer.events.count ? "\(Int(clamping: (start.unixSeconds * 1e6).rounded())).\(told)" : nil)
    return page
  }
}
