/// Ids that sort by the time they were made (RFC 9562, version 7): 48 bits of milliseconds, 12 bits of the fraction of the
/// millisecond (section 6.2, method 3) and 62 random bits.
///
/// An id names a thing; for a chart without an owner it is also the only way to it, so the random bits come from the system's
/// generator.
package enum UUIDv7 {
  /// A new id.
  ///
  /// - Parameter microseconds: the time, in microseconds of POSIX time, 0 … 2^58.
  package static func generate(
    microseconds: Int64, using generator: inout some RandomNumberGenerator
  ) -> String {
    let time = UInt64(max(microseconds, 0))
    let milliseconds = time / 1000
    let fraction = (time % 1000) * 4096 / 1000
    let high = milliseconds << 16 | 0x7000 | fraction
    let low = (UInt64.random(in: 0...UInt64.max, using: &generator) & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    var digits: [UInt8] = []
    digits.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { digits.append(UInt8(ascii: "-")) }
      let word = index < 16 ? high : low
      let nibble = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * (index % 16))) & 15
      digits.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// A new id with the system's random numbers.
  package static func generate(microseconds: Int64) -> String {
    var generator = SystemRandomNumberGenerator()
    return generate(microseconds: microseconds, using: &generator)
  }

  /// Whether a text has the form of an id: 36 characters, lower-case hexadecimal, version 7.
  package static func isValid(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36, bytes[14] == UInt8(ascii: "7") else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default:
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
    }
  }
}

/// Ids of records. Ours are ``UUIDv7``; devices may bring any other UUID.
package enum RecordID {
  /// Whether a text has the form of an id: a UUID (RFC 9562) of 36 characters in lower case.
  package static func isValid(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default:
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
    }
  }
}
