/// The numbers of JSON (RFC 8259, section 6).
enum JSONNumber {
  /// The value of a number that has the right form: whole when it is, however it is written (`7`, `7.0`, `70e-1`).
  ///
  /// - Throws: ``JSONError`` `malformed` when it is larger than any computer number.
  static func value(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    if let whole = plainInteger(bytes) { return .integer(whole) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw JSONReader.malformed }
    guard let whole = Int64(exactly: number) else { return .number(number) }
    // Beyond 2^53 neighbouring integers share a `Double`, so the digits decide.
    if number.magnitude < 9_007_199_254_740_992 { return .integer(whole) }
    return writtenInteger(bytes).map(JSONValue.integer) ?? .number(number)
  }

  /// An integer of digits alone; `nil` when there is more, or too much.
  private static func plainInteger(_ bytes: ArraySlice<UInt8>) -> Int64? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var number: Int64 = 0
    for byte in isNegative ? bytes.dropFirst() : bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      guard let sum = append(byte - UInt8(ascii: "0"), to: number, isNegative) else { return nil }
      number = sum
    }
    return number
  }

  /// An integer that is written with a fraction or an exponent; `nil` when it is none.
  private static func writtenInteger(_ bytes: ArraySlice<UInt8>) -> Int64? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let parts = bytes.split(maxSplits: 1) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    guard let mantissa = parts.first,
      let exponent = parts.count == 1 ? 0 : Int(String(decoding: parts[1], as: UTF8.self)), (-400...400).contains(exponent)
    else { return nil }
    let point = mantissa.firstIndex(of: UInt8(ascii: "."))
    var places = exponent - (point.map { mantissa.endIndex - $0 - 1 } ?? 0)
    var digits = mantissa.filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }.map { $0 - UInt8(ascii: "0") }
    while places < 0, digits.last == 0 {
      digits.removeLast()
      places += 1
    }
    guard places >= 0 else { return nil }
    var number: Int64 = 0
    for digit in digits + Array(repeating: 0, count: places) {
      guard let sum = append(digit, to: number, isNegative) else { return nil }
      number = sum
    }
    return number
  }

  private static func append(_ digit: UInt8, to number: Int64, _ isNegative: Bool) -> Int64? {
    let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
    guard !isTooLarge else { return nil }
    let (sum, overflows) =
      isNegative ? tenfold.subtractingReportingOverflow(Int64(digit)) : tenfold.addingReportingOverflow(Int64(digit))
    return overflows ? nil : sum
  }
}
