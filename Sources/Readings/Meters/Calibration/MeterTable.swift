/// The committed tables of the meters' calibration; their files are written by Tools/meters.
package enum MeterTable {
  /// All tables in the order in which ``checksum`` counts them.
  package static var all: [[Float]] { [classicTimed, classicUntimed, modernTimed, modernUntimed, changeEdges] }

  /// The 64-bit hash of Fowler, Noll and Vo (FNV-1a) over the bits of the tables' numbers, least byte first.
  package static func checksum(of tables: [[Float]]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for table in tables {
      for value in table {
        for byte in 0..<4 {
          hash ^= UInt64(value.bitPattern &>> (8 &* UInt32(byte)) & 255)
          hash &*= 0x100_0000_01b3
        }
      }
    }
    return hash
  }
}
