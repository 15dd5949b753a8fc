package import Atlas
package import Wire

extension Problem {
  /// A clock reading that needs a choice: `TIME_SKIPPED` or `TIME_REPEATED`, with both readings.
  package init(_ ambiguous: AmbiguousClock, timeField: String, foldField: String) {
    let zone = ambiguous.zone
    let choices = TimeChoice.all(of: ambiguous.instants, in: zone)
    let shown = ISO8601.local(ambiguous.clock)
    let folds = ClockFold.allCases.map(\.rawValue)
    if ambiguous.wasSkipped {
      self.init(
        .timeSkipped,
        """
        \(timeField): the clocks of \(zone.identifier) jumped over \(shown). It can be read as \(choices[0].local) \
        (\(choices[0].utc)) or as \(choices[1].local) (\(choices[1].utc)). Send the time that the clock showed, or choose with \
        \(foldField): earlier or later.
        """,
        field: timeField, allowed: folds, choices: choices)
    } else {
      self.init(
        .timeRepeated,
        """
        \(timeField): the clocks of \(zone.identifier) showed \(shown) twice, at \(choices[0].utc) and at \(choices[1].utc). \
        Choose with \(foldField): earlier or later.
        """,
        field: foldField, allowed: folds, choices: choices)
    }
  }
}
