/// Bytes that are part of the program: read-only, and there as long as the process is.
///
/// All numbers in them are little-endian. The reads are unchecked in release builds: the bytes come from `Tools/atlas` and a test
/// compares their checksum.
struct EmbeddedBytes: @unchecked Sendable {
  // Unchecked, because a raw pointer is never Sendable; nothing writes behind this one.
  let base: UnsafeRawPointer
  let count: Int

  @inline(__always) func u8(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  @inline(__always) func u16(_ offset: Int) -> Int {
    assert(offset >= 0 && offset + 2 <= count)
    return Int(UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// Three bytes.
  @inline(__always) func u24(_ offset: Int) -> Int {
    u16(offset) | Int(u8(offset + 2)) << 16
  }

  @inline(__always) func u32(_ offset: Int) -> Int {
    assert(offset >= 0 && offset + 4 <= count)
    return Int(UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  @inline(__always) func i32(_ offset: Int) -> Int {
    assert(offset >= 0 && offset + 4 <= count)
    return Int(Int32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
  }

  @inline(__always) func u64(_ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always) func i64(_ offset: Int) -> Int64 {
    Int64(bitPattern: u64(offset))
  }

  /// UTF-8 from `start` up to `end`.
  func string(_ start: Int, _ end: Int) -> String {
    assert(start >= 0 && start <= end && end <= count)
    return String(decoding: UnsafeRawBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  /// A length byte and that many bytes of UTF-8.
  func string(_ offset: Int) -> String {
    string(offset + 1, offset + 1 + Int(u8(offset)))
  }

  /// The section with a number in the table at the head of the file (`packing.assemble`).
  func section(_ number: Int) -> EmbeddedSection {
    EmbeddedSection(start: u32(8 + 8 * number), count: u32(12 + 8 * number))
  }
}

/// Where a section of a data file begins, in bytes, and how many elements it has.
struct EmbeddedSection: Sendable {
  let start: Int
  let count: Int
}
