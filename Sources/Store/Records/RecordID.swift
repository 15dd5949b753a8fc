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
