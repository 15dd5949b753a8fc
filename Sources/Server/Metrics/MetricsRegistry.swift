import CoreMetrics
import Synchronization

/// A backend of swift-metrics that keeps counts and durations in memory and writes them as Prometheus reads them.
///
/// There is no more than ``mostSeries``; what comes after counts into one series named `other`, so that nobody fills the memory by asking for
/// what has a label of its own.
final class MetricsRegistry: MetricsFactory, Sendable {
  /// The upper edges of the buckets of durations, in seconds.
  static let edges = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  static let mostSeries = 5_000

  private struct Key: Hashable {
    let label: String
    let labels: String
  }

  private struct Kept {
    var counters: [Key: CountedSeries] = [:]
    var timers: [Key: TimedSeries] = [:]
    var levels: [Key: LevelSeries] = [:]
    var count: Int { counters.count + timers.count + levels.count }
  }

  private let kept = Mutex(Kept())

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    kept.withLock { Self.find(label, dimensions, $0.count, &$0.counters) { CountedSeries() } }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    kept.withLock { Self.find(label, dimensions, $0.count, &$0.timers) { TimedSeries() } }
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    kept.withLock { Self.find(label, dimensions, $0.count, &$0.levels) { LevelSeries() } }
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    kept.withLock { Self.find(label, dimensions, $0.count, &$0.levels) { LevelSeries() } }
  }

  // Series are kept as long as the process: a count that begins anew says nothing.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}

  private static func find<Series>(
    _ label: String, _ dimensions: [(String, String)], _ count: Int, _ all: inout [Key: Series], _ make: () -> Series
  ) -> Series {
    var key = Key(label: PrometheusText.name(label), labels: PrometheusText.labels(dimensions))
    if let known = all[key] { return known }
    if count >= mostSeries { key = Key(label: "other", labels: "") }
    let series = all[key] ?? make()
    all[key] = series
    return series
  }

  /// Everything in Prometheus' text format 0.0.4, in the order of the names.
  var text: String {
    let kept = kept.withLock { $0 }
    var text = PrometheusText()
    let counters = Dictionary(grouping: kept.counters) { $0.key.label }
    for (name, series) in counters.sorted(by: { $0.key < $1.key }) {
      text.begin("\(name)_total", .counter)
      for (key, one) in series.sorted(by: { $0.key.labels < $1.key.labels }) { text.add(key.labels, Double(one.value)) }
    }
    let levels = Dictionary(grouping: kept.levels) { $0.key.label }
    for (name, series) in levels.sorted(by: { $0.key < $1.key }) {
      text.begin(name, .gauge)
      for (key, one) in series.sorted(by: { $0.key.labels < $1.key.labels }) { text.add(key.labels, one.value) }
    }
    let timers = Dictionary(grouping: kept.timers) { $0.key.label }
    for (name, series) in timers.sorted(by: { $0.key < $1.key }) {
      text.begin("\(name)_seconds", .histogram)
      for (key, one) in series.sorted(by: { $0.key.labels < $1.key.labels }) {
        text.addHistogram(key.labels, edges: Self.edges, one.reading)
      }
    }
    return text.text
  }
}

/// A count that only rises.
private final class CountedSeries: CounterHandler, Sendable {
  private let count = Atomic<Int64>(0)

  var value: Int64 { count.load(ordering: .relaxed) }
  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { count.store(0, ordering: .relaxed) }
}

/// A level that rises and falls.
private final class LevelSeries: RecorderHandler, MeterHandler, Sendable {
  private let level = Mutex(0.0)

  var value: Double { level.withLock { $0 } }
  func set(_ value: Int64) { level.withLock { $0 = Double(value) } }
  func set(_ value: Double) { level.withLock { $0 = value } }
  func increment(by amount: Double) { level.withLock { $0 += amount } }
  func decrement(by amount: Double) { level.withLock { $0 -= amount } }
  func record(_ value: Int64) { set(value) }
  func record(_ value: Double) { set(value) }
}

/// Durations in buckets.
private final class TimedSeries: TimerHandler, Sendable {
  private let kept = Mutex((counts: [UInt64](repeating: 0, count: MetricsRegistry.edges.count + 1), nanoseconds: 0.0))

  /// How many durations fell into each bucket, the last without an edge, and their sum in seconds.
  var reading: (counts: [UInt64], seconds: Double) { kept.withLock { ($0.counts, $0.nanoseconds / 1e9) } }

  func recordNanoseconds(_ duration: Int64) {
    let seconds = Double(duration) / 1e9
    let bucket = MetricsRegistry.edges.firstIndex { seconds <= $0 } ?? MetricsRegistry.edges.count
    kept.withLock { kept in
      kept.counts[bucket] += 1
      kept.nanoseconds += Double(duration)
    }
  }
}
