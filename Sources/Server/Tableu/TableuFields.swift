import Companion
import Wire

/// The fields of an object that a client of Tableu has sent, read with the rules of its contract: texts are trimmed, a blank one is none, and
/// what is wrong is named by its path.
struct TableuFields {
  let members: [String: JSONValue]
  /// What stands before the names in messages: `cardsInfo[1].`.
  let path: String

  init(_ members: [String: JSONValue], path: String = "") {
    self.members = members
    self.path = path
  }

  /// The object of a body.
  ///
  /// - Throws: ``TableuFault`` when it is none.
  init(_ bytes: [UInt8]) throws(TableuFault) {
    guard let sent = try? JSONValue(text: String(decoding: bytes, as: UTF8.self)), case .object(let members) = sent else {
      throw TableuFault(message: "Invalid JSON payload.", detail: "The body must be one JSON object.")
    }
    self.init(members)
  }

  /// A problem with a field.
  func fault(_ name: String, _ what: String) -> TableuFault { TableuFault(message: "\(path)\(name) \(what)", detail: nil) }

  /// The value of the first of several names that is there.
  subscript(_ names: String...) -> JSONValue? {
    for name in names { if let value = members[name], value != .null { return value } }
    return nil
  }

  /// Whether any of several names is there.
  func has(_ names: String...) -> Bool { names.contains { members[$0].map { $0 != .null } ?? false } }

  /// A text of at most so many characters.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  func text(_ name: String, or other: String? = nil, most: Int) throws(TableuFault) -> String? {
    guard let value = self[name] ?? other.flatMap({ self[$0] }) else { return nil }
    guard case .string(let text) = value else { throw fault(name, "must be a text.") }
    let plain = text.trimmed
    guard !plain.isEmpty else { return nil }
    guard !plain.utf8.contains(0) else { throw fault(name, "must not contain the character U+0000.") }
    // A character has a byte at least, and counting characters takes its time.
    guard plain.utf8.count <= most || (plain.utf8.count <= most * 20 && plain.count <= most) else {
      throw fault(name, "must not be longer than \(most) characters.")
    }
    return plain
  }

  /// A whole number within bounds; one that is written with `.0` too.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  func integer(_ name: String, or other: String? = nil, in bounds: ClosedRange<Int>) throws(TableuFault) -> Int? {
    guard let value = self[name] ?? other.flatMap({ self[$0] }) else { return nil }
    let number: Int? =
      switch value {
      case .integer(let integer): Int(clamping: integer)
      case .number(let double): Int(exactly: double)
      default: nil
      }
    guard let number, bounds.contains(number) else {
      throw fault(name, "must be a whole number from \(bounds.lowerBound) to \(bounds.upperBound).")
    }
    return number
  }

  /// A number within bounds.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  func number(_ name: String, in bounds: ClosedRange<Double>) throws(TableuFault) -> Double? {
    let number: Double? =
      switch self[name] {
      case nil: nil
      case .integer(let integer)?: Double(integer)
      case .number(let double)?: double
      default: Double.nan
      }
    guard let number else { return nil }
    guard bounds.contains(number) else {
      throw fault(name, "must be a number from \(bounds.lowerBound) to \(bounds.upperBound).")
    }
    return number
  }

  /// One of several words.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  @discardableResult
  func word(_ name: String, of words: [String]) throws(TableuFault) -> String? {
    guard let text = try text(name, most: 100) else { return nil }
    guard words.contains(text) else { throw fault(name, "must be one of \(words.joined(separator: ", ")).") }
    return text
  }

  /// A yes or no.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  func flag(_ names: String...) throws(TableuFault) -> Bool? {
    for name in names {
      switch members[name] {
      case nil, .null?: continue
      case .bool(let flag)?: return flag
      default: throw fault(name, "must be true or false.")
      }
    }
    return nil
  }

  /// An object within; `nil` when it is not there.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  func object(_ name: String) throws(TableuFault) -> TableuFields? {
    switch self[name] {
    case nil: return nil
    case .object(let members)?: return TableuFields(members, path: "\(path)\(name).")
    default: throw fault(name, "must be an object.")
    }
  }

  /// A list of texts, of which each is trimmed and blank ones are left out.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  func texts(_ name: String, most: Int, of length: Int) throws(TableuFault) -> [String] {
    guard let value = self[name] else { return [] }
    guard case .array(let list) = value, list.count <= most else { throw fault(name, "must be a list of at most \(most) texts.") }
    var texts: [String] = []
    for (index, item) in list.enumerated() {
      let inner = TableuFields(["\(name)[\(index)]": item], path: path)
      if let text = try inner.text("\(name)[\(index)]", most: length) { texts.append(text) }
    }
    return texts
  }
}
