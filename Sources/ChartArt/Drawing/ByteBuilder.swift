/// Bytes written one piece after another: room is made once for a piece, whose bytes are then written without asking again.
struct ByteBuilder {
  /// What is written and the room behind it.
  private var storage: [UInt8]
  private(set) var count = 0

  /// An empty builder with room for so many bytes.
  init(capacity: Int) { storage = [UInt8](repeating: 0, count: max(16, capacity)) }

  var isEmpty: Bool { count == 0 }

  /// What has been written so far.
  var bytes: [UInt8] { [UInt8](storage[..<count]) }

  /// Hands out what was written without copying it.
  consuming func finished() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  /// Writes a piece of at most so many bytes.
  @inline(__always)
  mutating func write(upTo size: Int, _ body: (inout ByteCursor) -> Void) {
    if storage.count &- count < size { makeRoom(for: size) }
    storage.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      var cursor = ByteCursor(start + count)
      body(&cursor)
      count = cursor.place - start
    }
  }

  mutating func append(_ byte: UInt8) { write(upTo: 1) { $0.put(byte) } }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { write(upTo: bytes.count) { $0.put(bytes) } }

  /// Takes back the last bytes, of which so many have been written.
  mutating func removeLast(_ removed: Int) { count -= min(count, max(0, removed)) }

  /// Whether the last bytes are these.
  func ends(with bytes: [UInt8]) -> Bool { count >= bytes.count && storage[..<count].suffix(bytes.count).elementsEqual(bytes) }

  /// Reads what has been written.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  private mutating func makeRoom(for size: Int) {
    var larger = [UInt8](repeating: 0, count: storage.count * 2 + size)
    larger.withUnsafeMutableBufferPointer { new in
      storage.withUnsafeBufferPointer { old in _ = new.update(fromContentsOf: old[..<count]) }
    }
    storage = larger
  }
}

/// Where the next byte of a piece goes. Whoever hands it out has made room.
struct ByteCursor {
  private(set) var place: UnsafeMutablePointer<UInt8>

  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  @inline(__always)
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    place.update(from: first, count: bytes.count)
    place += bytes.count
  }

  /// Letters of a name; at most ``room(for:)``.
  @inline(__always)
  mutating func put(_ name: StaticString) {
    // Names of elements and attributes are so short that a loop over them ends before a copy would have begun.
    for index in 0..<name.utf8CodeUnitCount { put(name.utf8Start[index]) }
  }

  /// Room for a number, in bytes.
  static let numberSize = 16

  /// A number with at most two decimals and nothing superfluous: `12`, `.5`, `-3.07`. What is not finite becomes `0`.
  ///
  /// Numbers of a drawing are small; beyond a thousand million they are cut off.
  mutating func put(_ number: Double) { put(hundredths: number.hundredths) }

  mutating func put(hundredths: Int64) {
    if hundredths < 0 { put(UInt8(ascii: "-")) }
    let magnitude = hundredths.magnitude
    let whole = magnitude / 100
    let fraction = UInt8(truncatingIfNeeded: magnitude &- whole &* 100)
    if whole > 0 || fraction == 0 { putInteger(whole) }
    guard fraction > 0 else { return }
    put(UInt8(ascii: "."))
    put(UInt8(ascii: "0") &+ fraction / 10)
    if fraction % 10 > 0 { put(UInt8(ascii: "0") &+ fraction % 10) }
  }

  private mutating func putInteger(_ value: UInt64) {
    // Most numbers of a drawing have three figures at most.
    if value >= 1000 { putInteger(value / 1000) }
    let rest = UInt32(truncatingIfNeeded: value % 1000)
    if value >= 100 { put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / 100)) }
    if value >= 10 { put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / 10 % 10)) }
    put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
  }
}
