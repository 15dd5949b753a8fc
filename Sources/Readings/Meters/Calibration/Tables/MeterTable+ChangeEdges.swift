// Written by Tools/meters: seed 2025, 2000 charts × 3652 days. Not to be edited.

extension MeterTable {
  /// Changes from one day to the next from which a rate is slow, moderate and rapid: of harmony, of intensity, of unified score. A third
  /// of all changes of the sample are below the first, two thirds below the second, nine tenths below the third.
  package static let changeEdges: [Float] = [
    7.7, 21.6, 42.5, 8.6, 23.7, 44.8, 6.6, 21.1, 42.1,
  ]

  /// Of ``all``, as ``checksum(of:)`` works it out.
  package static let checksum: UInt64 = 0xfa79_87b9_7d83_859e
}
