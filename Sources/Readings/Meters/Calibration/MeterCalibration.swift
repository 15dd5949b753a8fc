/// What turns the totals of a view into ranks: percentiles of every meter and group, made by Tools/meters with our own engine.
///
/// Charts with and without a birth time have percentiles of their own: without houses and angles a meter listens to fewer points.
package struct MeterCalibration: Sendable {
  /// By row of ``MeterView/rowNames``.
  package let intensity: [Percentiles]
  /// By row of ``MeterView/rowNames``.
  package let harmony: [Percentiles]
  /// By meter: half of its median power.
  package let ballast: [Float]

  /// From a table of rows, each of which is the quantiles of intensity and then those of harmony.
  package init(table: [Float], _ view: MeterView) {
    let width = Percentiles.steps + 1
    precondition(table.count == 2 * width * view.rowCount)
    let rows = (0..<2 * view.rowCount).map { Percentiles(table[$0 * width..<($0 + 1) * width]) }
    intensity = (0..<view.rowCount).map { rows[2 * $0] }
    harmony = (0..<view.rowCount).map { rows[2 * $0 + 1] }
    ballast = intensity.prefix(view.meterCount).map { Self.ballast(medianPower: $0.median) }
  }

  /// The ballast that goes with a median power.
  package static func ballast(medianPower: Float) -> Float { max(0.5 * medianPower, 1e-6) }

  /// The committed calibration of a view.
  package static func of(_ view: MeterView, isTimeKnown: Bool) -> MeterCalibration {
    switch (view, isTimeKnown) {
    case (.classic, true): classicTimed
    case (.classic, false): classicUntimed
    case (.modern, true): modernTimed
    case (.modern, false): modernUntimed
    }
  }

  private static let classicTimed = MeterCalibration(table: MeterTable.classicTimed, .classic)
  private static let classicUntimed = MeterCalibration(table: MeterTable.classicUntimed, .classic)
  private static let modernTimed = MeterCalibration(table: MeterTable.modernTimed, .modern)
  private static let modernUntimed = MeterCalibration(table: MeterTable.modernUntimed, .modern)
}
