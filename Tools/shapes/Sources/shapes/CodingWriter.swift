/// Writes the Swift that the declarations of a file stand for: initialisers, encoding, decoding.
struct CodingWriter {
  private(set) var text = ""
  private let names: Set<String>

  /// - Parameters:
  ///   - feature: everything that the folder declares, since a file may name what stands in another one.
  ///   - file: the file whose declarations are written.
  ///   - folder: where the sources stand.
  init(_ feature: Feature, file: String, checksum: String, folder: String, imports: String = "") {
    names = Set(feature.declarations.map(\.name))
    text = """
      // swift-format-ignore-file
      // Written by Tools/shapes from \(folder). Sources: \(checksum)
      \(imports)
      """
    for declaration in feature.declarations where declaration.file == file {
      if case .words = declaration.kind { continue }
      text += "\nextension \(declaration.name) {\n"
      writeInitialiser(declaration)
      if case .query = declaration.kind {
        writeItems(declaration)
      } else {
        writeEncoding(declaration)
        writeDecoding(declaration)
      }
      text += "}\n"
    }
  }

  private mutating func line(_ line: String) { text += "  \(line)\n" }

  private mutating func writeInitialiser(_ declaration: Declaration) {
    let fields = declaration.fields.filter { $0.constant == nil }
    let parameters = fields.map { field in
      // Within the module `Query()` would be the initialiser of the compiler, which the world may not see.
      let initial =
        field.initial.map { $0.hasSuffix("()") ? $0.dropLast(2) + "(())" : $0 } ?? (field.type.optionality > 0 ? "nil" : nil)
      return "\(field.name): \(qualified(field.type, in: declaration.name) ?? field.written)\(initial.map { " = \($0)" } ?? "")"
    }
    line("/// \(declaration.docs.firstSentence), from its fields.")
    // The compiler writes an initialiser of its own, for the module alone, and none may look the same.
    line("public init(\((parameters + ["_: Void = ()"]).joined(separator: ", "))) {")
    if !fields.isEmpty { line("  " + fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")) }
    line("}")
  }

  /// A type as an extension sees it, which does not see the types beside its own; `nil` when that makes no difference.
  private func qualified(_ type: WireType, in owner: String) -> String? {
    switch type {
    case .optional(let wrapped): return qualified(wrapped, in: owner).map { $0 + "?" }
    case .array(let element): return qualified(element, in: owner).map { "[\($0)]" }
    case .map(let value): return qualified(value, in: owner).map { "JSONMap<\($0)>" }
    case .named(let name):
      var scope = owner.split(separator: ".").map(String.init)
      while !scope.isEmpty {
        let whole = (scope + [name]).joined(separator: ".")
        if names.contains(whole) { return whole }
        scope.removeLast()
      }
      return nil
    }
  }

  private mutating func writeEncoding(_ declaration: Declaration) {
    line("public func encodeFields(to json: inout JSONWriter) {")
    for field in declaration.fields {
      if field.isInline {
        line(field.type.optionality > 0 ? "  \(field.name)?.encodeFields(to: &json)" : "  \(field.name).encodeFields(to: &json)")
        continue
      }
      let decimals = field.docs["decimals"].map { ", decimals: \($0)" } ?? ""
      let key = "\"\(field.key)\""
      switch field.type.optionality {
      case 0: line("  json.field(\(key), \(field.name)\(decimals))")
      case 1 where field.writesNull: line("  json.field(\(key), \(field.name)\(decimals))")
      default: line("  json.field(\(key), ifPresent: \(field.name)\(decimals))")
      }
    }
    line("}")
  }

  private mutating func writeDecoding(_ declaration: Declaration) {
    line("public init(fields: JSONFields) throws(Problem) {")
    let arguments = declaration.fields.filter { $0.constant == nil }.map { field in
      if field.isInline, case .map = field.type {
        // Whatever else is there.
        let others = declaration.fields.filter { !$0.isInline }.map { "\"\($0.key)\"" }
        return "\(field.name): try fields.others(besides: [\(others.joined(separator: ", "))])"
      }
      if field.isInline {
        let type = (qualified(field.type.unwrapped, in: declaration.name) ?? field.type.unwrapped.swift)
        let value = field.type.optionality > 0 ? "fields.inline(\(type).self)" : "\(type)(fields: fields)"
        return "\(field.name): try \(value)"
      }
      let reading = ["read", "readIfPresent", "readNullable"][min(field.type.optionality, 2)]
      return "\(field.name): try fields.\(reading)(\"\(field.key)\")"
    }
    line("  self.init(\(arguments.joined(separator: ", ")))")
    line("}")
  }

  private mutating func writeItems(_ declaration: Declaration) {
    line("public var items: [(name: String, value: String)] {")
    line("  var items: [(name: String, value: String)] = []")
    for field in declaration.fields {
      if field.isInline {
        line("  items += \(field.name).items")
      } else if field.type.optionality > 0 {
        line("  if let \(field.name) { items.append((\"\(field.key)\", \"\\(\(field.name))\")) }")
      } else {
        line("  items.append((\"\(field.key)\", \"\\(\(field.name))\"))")
      }
    }
    line("  return items")
    line("}")
  }
}
