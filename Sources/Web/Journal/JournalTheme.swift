import ChartArt

/// Something that comes back: a tag, or a part of life, with when it came.
public struct JournalTheme: Sendable, Hashable {
  public var name: String
  public var count: Int
  /// Places along the time that is looked at, 0 … 1, the oldest first.
  public var dots: [Double]
  /// Where months begin, 0 … 1.
  public var ticks: [Double]
  /// Whether the last one is of today.
  public var isToday: Bool
  /// `Jun`, `Nov`: the ends of the time.
  public var start: String
  public var end: String
  /// Where the entries are.
  public var path: String

  public init(
    name: String, count: Int, dots: [Double], ticks: [Double], isToday: Bool, start: String, end: String, path: String
  ) {
    self.name = name
    self.count = count
    self.dots = dots
    self.ticks = ticks
    self.isToday = isToday
    self.start = start
    self.end = end
    self.path = path
  }

  var values: [String: Any] {
    [
      "name": name, "count": count, "times": count == 1 ? "Once" : count == 2 ? "Twice" : "\(count) times", "path": path,
      "start": start, "end": end,
      "thread": ThemeThread.svg(
        dots: dots, ticks: ticks, latest: isToday, label: "\(name): \(count) times between \(start) and \(end)"),
    ]
  }
}
