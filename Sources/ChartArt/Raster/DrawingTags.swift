/// The tags of a drawing that ``Canvas`` has written, in their order; what else stands in a file is left out.
struct DrawingTags {
  struct Tag {
    enum Kind { case open, close, element }

    var kind: Kind
    var name: [UInt8] = []
    var attributes: [(name: [UInt8], value: [UInt8])] = []

    subscript(_ name: StaticString) -> [UInt8]? { attributes.first { DrawingTags.isSame($0.name, name) }?.value }

    func isNamed(_ name: StaticString) -> Bool { DrawingTags.isSame(self.name, name) }

    /// A number, or a length in units.
    func number(_ name: StaticString) -> Double? { self[name].flatMap { DrawingTags.number($0) } }
  }

  private(set) var tags: [Tag] = []

  init(_ svg: [UInt8]) {
    var index = 0
    while index < svg.count {
      guard svg[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      index += 1
      var tag = Tag(kind: .open)
      if index < svg.count, svg[index] == UInt8(ascii: "/") {
        tag.kind = .close
        index += 1
      }
      while index < svg.count, Self.isName(svg[index]) {
        tag.name.append(svg[index])
        index += 1
      }
      while index < svg.count, svg[index] != UInt8(ascii: ">") {
        if svg[index] == UInt8(ascii: "/") { tag.kind = .element }
        guard Self.isName(svg[index]) else {
          index += 1
          continue
        }
        var attribute = (name: [UInt8](), value: [UInt8]())
        while index < svg.count, Self.isName(svg[index]) {
          attribute.name.append(svg[index])
          index += 1
        }
        guard index + 1 < svg.count, svg[index] == UInt8(ascii: "="), svg[index + 1] == UInt8(ascii: "\"") else { continue }
        index += 2
        while index < svg.count, svg[index] != UInt8(ascii: "\"") {
          attribute.value.append(svg[index])
          index += 1
        }
        index += 1
        tag.attributes.append(attribute)
      }
      if !tag.name.isEmpty { tags.append(tag) }
    }
  }

  /// Where the tag with an id stands.
  func index(of id: [UInt8]) -> Int? { tags.firstIndex { $0["id"].map { $0 == id } ?? false } }

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  static func isSame(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.count == bytes.count && $0.elementsEqual(bytes) }
  }

  static func number(_ bytes: [UInt8]) -> Double? {
    var index = 0
    return PathLines.number(bytes, &index)
  }

  /// The words of a list that has blanks between them.
  static func words(_ bytes: [UInt8]) -> [[UInt8]] { bytes.split(separator: UInt8(ascii: " ")).map { Array($0) } }

  /// The numbers between the brackets behind a word: those of `translate(20 30)`; `nil` without the word.
  static func numbers(in bytes: [UInt8], of word: StaticString) -> [Double]? {
    let length = word.utf8CodeUnitCount
    guard bytes.count > length else { return nil }
    for start in 0..<bytes.count - length where isSame(Array(bytes[start..<start + length]), word) {
      guard bytes[start + length] == UInt8(ascii: "(") else { continue }
      var index = start + length + 1
      var numbers: [Double] = []
      while let number = PathLines.number(bytes, &index) { numbers.append(number) }
      return numbers
    }
    return nil
  }
}
