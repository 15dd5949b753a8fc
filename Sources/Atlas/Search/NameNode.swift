/// A node of the name index, read where it lies. The format is described in `Tools/atlas/trie.py`.
struct NameNode {
  /// Where the characters after the one that led here begin and end.
  let label: Range<Int>
  let hasPostings: Bool
  let hasChildren: Bool

  init(at offset: Int, in bytes: EmbeddedBytes) {
    let header = bytes.u8(offset)
    var start = offset + 1
    var length = Int(header & 0x3F)
    if length == 0x3F {
      length = Int(bytes.u8(start))
      start += 1
    }
    label = start..<(start + length)
    hasPostings = header & 0x80 != 0
    hasChildren = header & 0x40 != 0
  }

  /// Where the table of children begins.
  func childTable(in bytes: EmbeddedBytes) -> Int {
    guard hasPostings else { return label.upperBound }
    var offset = label.upperBound
    while true {
      let posting = Posting(at: offset, in: bytes)
      offset = posting.end(in: bytes)
      if posting.isLast { return offset }
    }
  }
}

/// One name of one place.
struct Posting {
  /// What the name is to the place.
  enum Kind: Int {
    /// The name it is shown with.
    case primary
    /// Another name, another language, another script.
    case alternate
    /// The end of its name, from a later word on: `paulo` for São Paulo.
    case word
    /// An abbreviation: `NYC`.
    case code
  }

  let offset: Int
  private let word: Int

  init(at offset: Int, in bytes: EmbeddedBytes) {
    self.offset = offset
    word = bytes.u24(offset)
  }

  var place: Int { word & 0x3FFFF }
  var kind: Kind { Kind(rawValue: word >> 18 & 3) ?? .primary }
  var hasSpelling: Bool { word & 1 << 20 != 0 }
  var isLast: Bool { word & 1 << 21 != 0 }

  /// Where the next posting begins.
  func end(in bytes: EmbeddedBytes) -> Int {
    guard hasSpelling else { return offset + 3 }
    let length = bytes.u8(offset + 3)
    guard length & 0x80 != 0 else { return offset + 4 + Int(length) }
    var end = offset + 4
    for _ in 0..<(length & 0x7F) { end += 1 + UTF8Reader.length(bytes.u8(end + 1)) }
    return end
  }

  /// The name as it is written; `key` is its folded form.
  func spelling(key: [Unicode.Scalar], in bytes: EmbeddedBytes) -> String {
    if hasSpelling, bytes.u8(offset + 3) & 0x80 == 0 { return bytes.string(offset + 3) }
    var scalars: [Unicode.Scalar] = []
    var isWordStart = true
    for scalar in key {
      // Only letters whose capital is one character; the generator stores a spelling for the others.
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      scalars.append(isWordStart && upper.count == 1 ? upper.first ?? scalar : scalar)
      isWordStart = scalar == " "
    }
    if hasSpelling {
      var position = offset + 4
      for _ in 0..<(bytes.u8(offset + 3) & 0x7F) {
        let index = Int(bytes.u8(position))
        position += 1
        let value = UTF8Reader.next(&position, in: bytes)
        if index < scalars.count, let scalar = Unicode.Scalar(value) { scalars[index] = scalar }
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}

/// The children of a node, the most important first.
struct ChildReader {
  private let bytes: EmbeddedBytes
  private var entry: Int
  private var node: Int
  private var remaining: Int

  /// Reads the table at `offset`.
  init(at offset: Int, in bytes: EmbeddedBytes) {
    self.bytes = bytes
    entry = offset
    remaining = UTF8Reader.varint(&entry, in: bytes)
    var end = entry
    for _ in 0..<remaining {
      end += UTF8Reader.length(bytes.u8(end)) + 1
      _ = UTF8Reader.varint(&end, in: bytes)
    }
    node = end
  }

  struct Child {
    let character: UInt32
    /// The importance of the best place below.
    let best: Int
    let node: Int
    /// Where the node and all below it end.
    let end: Int
  }

  mutating func next() -> Child? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let character = UTF8Reader.next(&entry, in: bytes)
    let best = Int(bytes.u8(entry))
    entry += 1
    let start = node
    node += UTF8Reader.varint(&entry, in: bytes)
    return Child(character: character, best: best, node: start, end: node)
  }
}

/// Reads characters and numbers of varying length.
enum UTF8Reader {
  @inline(__always) static func length(_ first: UInt8) -> Int { first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

  @inline(__always) static func next(_ offset: inout Int, in bytes: EmbeddedBytes) -> UInt32 {
    let first = bytes.u8(offset)
    offset += 1
    if first < 0x80 { return UInt32(first) }
    let more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = UInt32(first) & (0x3F >> UInt32(more))
    for _ in 0..<more {
      value = value << 6 | UInt32(bytes.u8(offset) & 0x3F)
      offset += 1
    }
    return value
  }

  @inline(__always) static func varint(_ offset: inout Int, in bytes: EmbeddedBytes) -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = bytes.u8(offset)
      offset += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }
}
