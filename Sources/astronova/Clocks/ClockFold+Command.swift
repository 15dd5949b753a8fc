public import ArgumentParser
public import Atlas
import Server
import Wire

extension ClockFold: ExpressibleByArgument {}

extension FieldProblem {
  /// A clock reading that needs a choice.
  init(_ ambiguous: AmbiguousClock, field: String) {
    let shown = ISO8601.local(ambiguous.clock)
    let happened = ambiguous.wasSkipped ? "jumped over \(shown)" : "showed \(shown) twice"
    let readings = zip(ClockFold.allCases, ambiguous.instants).map { fold, time in
      "--fold \(fold.rawValue) for \(ISO8601.string(time.utc)), by a clock on \(time.clock.abbreviation)"
    }
    self.init(
      field, "the clocks of \(ambiguous.zone.identifier) \(happened); choose \(readings.joined(separator: ", or "))")
  }
}
