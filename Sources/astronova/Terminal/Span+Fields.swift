extension Span<UInt8> {
  /// What is left without the blanks at both ends: spaces, tabs, a carriage return.
  var trimmedBounds: Range<Int> { trimmedRange(0..<count) }

  /// What follows the mark by which some programs begin a file of UTF-8.
  var boundsAfterByteOrderMark: Range<Int> {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3..<count : 0..<count
  }

  /// Where the fields between commas stand, without the blanks around them.
  func splitFields(into fields: inout [Range<Int>]) {
    fields.removeAll(keepingCapacity: true)
    var start = 0
    for index in 0..<count where self[index] == UInt8(ascii: ",") {
      fields.append(trimmedRange(start..<index))
      start = index + 1
    }
    fields.append(trimmedRange(start..<count))
  }

  /// Whether the first byte is a letter of ASCII.
  var startsWithLetter: Bool {
    guard count > 0 else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self[0] | 0x20)
  }

  /// A field as a string.
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A field as a message shows it: at most 40 bytes of it.
  func shown(_ range: Range<Int>) -> String {
    range.count > 40 ? "‘" + string(range.lowerBound..<range.lowerBound + 40) + "…’" : "‘" + string(range) + "’"
  }

  private func trimmedRange(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(start) { start += 1 }
    while start < end, isBlank(end - 1) { end -= 1 }
    return start..<end
  }

  private func isBlank(_ index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: " "), 0x09, 0x0D: true
    default: false
    }
  }
}
