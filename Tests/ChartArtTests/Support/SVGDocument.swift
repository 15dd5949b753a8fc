/// A strict reader for the XML that this room writes: elements in order, attributes, text, and an error at the first fault.
struct SVGDocument {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The index of the element around this one.
    var parent: Int?
    var text = ""
  }

  enum Fault: Error, Equatable {
    case unexpectedEnd
    case misplaced(String)
    case mismatched(open: String, close: String)
    case repeatedAttribute(String)
    case unknownEntity(String)
    case manyRoots
  }

  private(set) var elements: [Element] = []

  /// The first element.
  var root: Element { elements[0] }

  /// Elements by name and, when given, by one of their classes.
  func all(_ name: String, paint: String? = nil) -> [Element] {
    elements.filter { element in
      guard element.name == name else { return false }
      guard let paint else { return true }
      return (element.attributes["class"] ?? "").split(separator: " ").contains { $0 == paint }
    }
  }

  /// The texts of all titles.
  var titles: [String] { all("title").map(\.text) }
  /// All ids, in order.
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }
  /// The ids that elements of this document point to within it.
  var references: [String] {
    var found: [String] = []
    for element in elements {
      for (name, value) in element.attributes {
        if name == "href", value.hasPrefix("#") { found.append(String(value.dropFirst())) }
        if name == "aria-labelledby" { found += value.split(separator: " ").map(String.init) }
        if value.hasPrefix("url(#") { found.append(String(value.dropFirst(5).dropLast())) }
      }
    }
    return found
  }

  init(_ text: String) throws(Fault) {
    var reader = Reader(characters: Array(text))
    var open: [Int] = []
    while let next = reader.peek {
      if next == "<" {
        reader.advance()
        if reader.peek == "/" {
          reader.advance()
          let name = reader.name()
          try reader.expect(">")
          guard let last = open.popLast() else { throw Fault.mismatched(open: "", close: name) }
          guard elements[last].name == name else { throw Fault.mismatched(open: elements[last].name, close: name) }
        } else {
          if open.isEmpty, !elements.isEmpty { throw Fault.manyRoots }
          let name = reader.name()
          var element = Element(name: name, attributes: [:], parent: open.last)
          element.attributes = try reader.attributes()
          let isEmpty = reader.peek == "/"
          if isEmpty { reader.advance() }
          try reader.expect(">")
          elements.append(element)
          if !isEmpty { open.append(elements.count - 1) }
        }
      } else {
        let text = try reader.text(until: "<")
        if let last = open.last {
          elements[last].text += text
        } else if !text.allSatisfy(\.isWhitespace) {
          throw Fault.misplaced(text)
        }
      }
    }
    guard open.isEmpty, !elements.isEmpty else { throw Fault.unexpectedEnd }
  }

  private struct Reader {
    let characters: [Character]
    var index = 0

    init(characters: [Character]) { self.characters = characters }

    var peek: Character? { index < characters.count ? characters[index] : nil }

    mutating func advance() { index += 1 }

    mutating func expect(_ character: Character) throws(Fault) {
      guard let next = peek else { throw Fault.unexpectedEnd }
      guard next == character else { throw Fault.misplaced(String(next)) }
      advance()
    }

    mutating func name() -> String {
      var name = ""
      while let next = peek, next.isLetter || next.isNumber || next == "-" || next == ":" {
        name.append(next)
        advance()
      }
      return name
    }

    mutating func attributes() throws(Fault) -> [String: String] {
      var attributes: [String: String] = [:]
      while peek == " " {
        advance()
        let name = name()
        try expect("=")
        try expect("\"")
        let value = try text(until: "\"")
        try expect("\"")
        guard !name.isEmpty else { throw Fault.misplaced(value) }
        guard attributes.updateValue(value, forKey: name) == nil else { throw Fault.repeatedAttribute(name) }
      }
      return attributes
    }

    mutating func text(until end: Character) throws(Fault) -> String {
      var text = ""
      while let next = peek, next != end {
        advance()
        switch next {
        case "<": throw Fault.misplaced("<")
        case "&":
          var entity = ""
          while let letter = peek, letter != ";" {
            entity.append(letter)
            advance()
          }
          try expect(";")
          guard let character = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"][entity] else {
            throw Fault.unknownEntity(entity)
          }
          text += character
        default: text.append(next)
        }
      }
      if peek == nil, end != "<" { throw Fault.unexpectedEnd }
      return text
    }
  }
}
