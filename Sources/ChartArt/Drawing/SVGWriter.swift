/// Writes SVG as bytes: elements, escaped text and short numbers, the same bytes on every platform.
struct SVGWriter {
  private var written: ByteBuilder
  /// Whether places and paths are written to a tenth. Pens and shares keep their hundredths.
  private let hasTenths: Bool

  /// An empty writer with room for so many bytes.
  init(capacity: Int = 0, hasTenths: Bool = false) {
    self.hasTenths = hasTenths
    written = ByteBuilder(capacity: capacity)
  }

  /// What has been written so far.
  var bytes: [UInt8] { written.bytes }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Hands out what was written without copying it.
  consuming func finished() -> [UInt8] { written.finished() }

  /// One attribute of an element.
  struct Attribute {
    private enum Value {
      case text(String)
      case number(Double)
      case numbers([Double])
      case turn(Double, Point)
      case path(PathData)
      case absent
    }

    private let name: StaticString
    private let value: Value

    static func text(_ name: StaticString, _ value: String) -> Attribute { Attribute(name: name, value: .text(value)) }
    static func number(_ name: StaticString, _ value: Double) -> Attribute { Attribute(name: name, value: .number(value)) }
    /// A list of numbers, such as a dash.
    static func numbers(_ name: StaticString, _ values: [Double]) -> Attribute { Attribute(name: name, value: .numbers(values)) }
    /// A turn about a point, in degrees clockwise; none is left out.
    static func turn(_ name: StaticString, by degrees: Double, around center: Point) -> Attribute {
      guard degrees != 0 else { return Attribute(name: name, value: .absent) }
      return Attribute(name: name, value: .turn(degrees, center))
    }
    static func path(_ data: PathData) -> Attribute { Attribute(name: "d", value: .path(data)) }
    /// The class of an element; an empty one is left out.
    static func paint(_ name: String) -> Attribute { Attribute(name: "class", value: name.isEmpty ? .absent : .text(name)) }
    /// An attribute that is written only when there is something to say.
    static func optional(_ name: StaticString, _ value: Double?) -> Attribute {
      Attribute(name: name, value: value.map { .number($0) } ?? .absent)
    }

    fileprivate func write(to svg: inout SVGWriter) {
      switch value {
      case .text(let text): svg.attribute(name, text)
      case .number(let number): svg.attribute(name, number)
      case .numbers(let numbers): svg.attribute(name, numbers)
      case .turn(let degrees, let center): svg.attribute(name, turn: degrees, around: center)
      case .path(let data): svg.attribute(data)
      case .absent: break
      }
    }
  }

  // MARK: piece by piece, for what is drawn hundreds of times

  /// The beginning of an element, for attributes to follow; ``endElement()`` or ``endStart()`` ends it.
  mutating func begin(_ name: StaticString) {
    written.write(upTo: 1 + name.utf8CodeUnitCount) { cursor in
      cursor.put(UInt8(ascii: "<"))
      cursor.put(name)
    }
  }
  /// The end of an element without content.
  mutating func endElement() {
    written.write(upTo: 2) { cursor in
      cursor.put(UInt8(ascii: "/"))
      cursor.put(UInt8(ascii: ">"))
    }
  }
  /// The end of the start of an element with content.
  mutating func endStart() { written.append(UInt8(ascii: ">")) }

  mutating func attribute(_ name: StaticString, _ text: String) {
    beginValue(name)
    escaped(text)
    endValue()
  }
  mutating func attribute(_ name: StaticString, _ number: Double) {
    written.write(upTo: name.utf8CodeUnitCount + 4 + ByteCursor.numberSize) { cursor in
      cursor.beginValue(name)
      cursor.put(number)
      cursor.put(UInt8(ascii: "\""))
    }
  }
  mutating func attribute(_ data: PathData) {
    beginValue("d")
    if hasTenths {
      written(data.bytesInTenths)
    } else {
      data.withBytes { written.append($0) }
    }
    endValue()
  }
  /// Where something stands, or how large it is.
  mutating func place(_ name: StaticString, _ number: Double) {
    attribute(name, hasTenths ? (number * 10).rounded(.toNearestOrEven) / 10 : number)
  }
  /// The class of an element; an empty one is left out.
  mutating func paint(_ name: String) {
    if !name.isEmpty { attribute("class", name) }
  }
  mutating func attribute(_ name: StaticString, _ numbers: [Double]) {
    beginValue(name)
    list(numbers)
    endValue()
  }
  private mutating func attribute(_ name: StaticString, turn degrees: Double, around center: Point) {
    beginValue(name)
    raw("rotate(")
    list([degrees, center.x, center.y])
    written.append(UInt8(ascii: ")"))
    endValue()
  }
  private mutating func beginValue(_ name: StaticString) {
    written.write(upTo: name.utf8CodeUnitCount + 3) { $0.beginValue(name) }
  }
  private mutating func endValue() { written.append(UInt8(ascii: "\"")) }

  // MARK: whole elements

  /// An element without content.
  mutating func element(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
    endElement()
  }

  /// The start of an element, to be ended by ``close(_:)``.
  mutating func open(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
    raw(">")
  }

  /// The end of an element.
  mutating func close(_ name: StaticString) {
    written.write(upTo: name.utf8CodeUnitCount + 3) { cursor in
      cursor.put(UInt8(ascii: "<"))
      cursor.put(UInt8(ascii: "/"))
      cursor.put(name)
      cursor.put(UInt8(ascii: ">"))
    }
  }

  /// An element that holds nothing but text.
  mutating func text(_ content: String, in name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
    raw(">")
    escaped(content)
    close(name)
  }

  /// Text within an element.
  mutating func content(_ text: String) { escaped(text) }

  /// A name that a pointer can ask for and a screen reader can speak.
  mutating func title(_ content: String) {
    begin("title")
    endStart()
    escaped(content)
    close("title")
  }

  /// A style sheet; CSS is taken as it is.
  mutating func style(_ css: String) {
    raw("<style>")
    raw(css)
    raw("</style>")
  }

  /// What this writer has written before, as it is.
  mutating func written(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { written.append($0) } }

  /// A drawing of this room as a part of another.
  mutating func drawing(_ svg: String) { raw(svg) }

  mutating func newline() { written.append(0x0A) }

  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) {
    begin(name)
    for attribute in attributes { attribute.write(to: &self) }
  }

  private mutating func list(_ numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      written.write(upTo: 1 + ByteCursor.numberSize) { cursor in
        if index > 0 { cursor.put(UInt8(ascii: " ")) }
        cursor.put(number)
      }
    }
  }

  private mutating func raw(_ name: StaticString) { name.withUTF8Buffer { written.append($0) } }
  private mutating func raw(_ text: String) {
    var text = text
    text.withUTF8 { written.append($0) }
  }

  /// Text with the five characters that XML gives a meaning replaced, and left out those that it forbids: control characters, U+FFFE and
  /// U+FFFF (XML 1.0, section 2.2).
  private mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { text in
      // Most texts need no escape and go in at once.
      if !text.contains(where: Self.needsCare) { written.append(text) } else { escaped(text) }
    }
  }

  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0xBE...0xBF:
      true
    default: false
    }
  }

  private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&#39;")
      case 0x09, 0x0A, 0x0D: written.append(UInt8(ascii: " "))
      case 0..<0x20: continue
      // The third byte of U+FFFE or U+FFFF, after EF BF.
      case 0xBE...0xBF where written.ends(with: [0xEF, 0xBF]): written.removeLast(2)
      default: written.append(byte)
      }
    }
  }
}

extension ByteCursor {
  /// ` name="`.
  fileprivate mutating func beginValue(_ name: StaticString) {
    put(UInt8(ascii: " "))
    put(name)
    put(UInt8(ascii: "="))
    put(UInt8(ascii: "\""))
  }
}
