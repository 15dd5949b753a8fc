/// The committed tables of the meters' calibration; their files are written by Tools/meters.
package enum MeterTable {
  /// All tables in the order in which ``checksum`` counts them.
  package static var all: [[Float]] { [classicTimed, classicUntimed, modernTimed, modernUntimed, changeEdges] }

  /// The ``FNV1a`` over the bits of the tables' numbers, least byte first.
  package static func checksum(of tables: [[Float]]) -> UInt64 {
    FNV1a.hash(tables.joined().flatMap { number in withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) } })
  }
}
