/// Text on its way out, as bytes: numbers and fields are written straight into one buffer.
struct ByteText {
  /// What has been written, UTF-8.
  private(set) var bytes: [UInt8] = []

  /// An empty text with room for `capacity` bytes.
  init(capacity: Int = 1024) { bytes.reserveCapacity(capacity) }

  /// Forgets everything, and keeps the room.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Forgets what was written after the text was `count` bytes long.
  mutating func shorten(to count: Int) { bytes.removeLast(bytes.count - count) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a piece of another text.
  mutating func append(_ text: Span<UInt8>) {
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// Ends a field and begins the next.
  mutating func comma() { bytes.append(UInt8(ascii: ",")) }

  /// Ends a line.
  mutating func newline() { bytes.append(0x0A) }

  /// Appends a number with exactly `decimals` places, 0 … 12.
  ///
  /// Formatting through `String` or Foundation costs more than working out a position; this costs a tenth of it. The last place is
  /// right as long as the number has no more than fifteen digits in all.
  mutating func number(_ value: Double, decimals: Int) {
    let power = Self.powers[decimals]
    let scaled = (value.magnitude * Double(power)).rounded()
    // Beyond 2⁵³ there are no places left to keep, and what is not finite has none.
    guard scaled < 9_007_199_254_740_992 else { return append("\(value)") }
    let units = UInt64(scaled)
    if value < 0 && units > 0 { bytes.append(UInt8(ascii: "-")) }
    var whole = units / power
    var rest = units % power
    var digits = 1
    var limit: UInt64 = 10
    while whole >= limit {
      digits += 1
      limit *= 10
    }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: decimals == 0 ? digits : digits + 1 + decimals))
    var index = start + digits
    while whole > 0 {
      index -= 1
      bytes[index] = UInt8(ascii: "0") + UInt8(whole % 10)
      whole /= 10
    }
    guard decimals > 0 else { return }
    bytes[start + digits] = UInt8(ascii: ".")
    index = bytes.count
    while rest > 0 {
      index -= 1
      bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }

  /// Appends an angle of 0 ..< 360 degrees; one that would be rounded up to a full circle reads zero.
  mutating func longitude(_ degrees: Double, decimals: Int) {
    let isFull = degrees + 0.5 / Double(Self.powers[decimals]) >= 360
    number(isFull ? 0 : degrees, decimals: decimals)
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000,
    1_000_000_000_000,
  ]
}
