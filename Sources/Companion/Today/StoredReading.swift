import JSON
package import Readings

/// A reading as it is kept: one per account and date. Field names are part of people's files and are never changed.
package struct StoredReading: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// What the reading was made from, so that another birth makes another reading.
  package var fingerprint: String
  /// The texts that were used, each as sixteen hexadecimal digits: numbers of 64 bits do not survive every reader of JSON.
  package private(set) var phrases: String
  package private(set) var reading: DailyReading

  package init(_ reading: DailyReading, fingerprint: String) {
    self.fingerprint = fingerprint
    phrases = PhraseDigits.text(reading.phrases)
    self.reading = reading
    self.reading.phrases = []
  }

  /// The reading, whole.
  package var whole: DailyReading {
    var whole = reading
    whole.phrases = PhraseDigits.numbers(phrases)
    return whole
  }

  package func payload() -> String { String(decoding: jsonBytes(capacity: 32_768), as: UTF8.self) }
}

/// The numbers of texts as hexadecimal digits.
package enum PhraseDigits {
  package static func text(_ numbers: [UInt64]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 16)
    for number in numbers {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8((number >> UInt64(shift)) & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is no digit ends the list.
  package static func numbers(_ text: String) -> [UInt64] {
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return numbers
      }
      number = number << 4 | UInt64(digit)
      count += 1
      if count == 16 {
        numbers.append(number)
        number = 0
        count = 0
      }
    }
    return numbers
  }
}
