/// Writes values of every shape for the test that reads what was written: one with everything, one with as little as may be.
struct SampleWriter {
  private let kinds: [String: Declaration]
  private(set) var text: String

  init(_ features: [Feature], checksum: String) {
    let declarations = features.flatMap(\.declarations)
    kinds = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    text = """
      // swift-format-ignore-file
      // Written by Tools/shapes. Sources: \(checksum)
      import Shapes


      """
    var names: [String] = []
    for declaration in declarations {
      switch declaration.kind {
      case .shape, .request: break
      case .query, .words: continue
      }
      // Any shape will do to be put in.
      names.append(declaration.name + (declaration.parameter == nil ? "" : "<LocationAnswer>"))
      text += "extension \(declaration.name): Sampled\(declaration.parameter.map { " where \($0): Sampled" } ?? "") {\n"
      for (name, isFull) in [("full", true), ("sparse", false)] {
        let values = declaration.fields.filter { $0.constant == nil }.map {
          $0.written.hasPrefix("[String:")
            ? "\($0.name): \(isFull ? "[\"a\": -1.5]" : "nil")"
            : "\($0.name): \(value(of: $0.type, isFull: isFull, in: declaration.name))"
        }
        text += "  static var \(name): Self { Self(\(values.joined(separator: ", "))) }\n"
      }
      text += "}\n"
    }
    text += "\nlet sampled: [any Sampled.Type] = [\(names.map { $0 + ".self" }.joined(separator: ", "))]\n"
  }

  private func value(of type: WireType, isFull: Bool, in owner: String) -> String {
    switch type {
    case .optional(let wrapped): return isFull ? value(of: wrapped, isFull: true, in: owner) : "nil"
    case .array(let element): return isFull ? "[\(value(of: element, isFull: true, in: owner))]" : "[]"
    case .map(let element):
      return isFull ? "JSONMap([(\"a\\\"b\", \(value(of: element, isFull: true, in: owner)))])" : "JSONMap([])"
    case .named("String"): return isFull ? "\"“<\\n\\\"\"" : "\"\""
    case .named("Base64Bytes"): return isFull ? "Base64Bytes([0, 255, 62, 63])" : "Base64Bytes([])"
    case .named("WholeNumber"): return "WholeNumber(\(isFull ? 7 : 0))"
    case .named("Int"): return isFull ? "-7" : "0"
    case .named("Double"): return isFull ? "-1.5" : "0"
    case .named("Bool"): return isFull ? "true" : "false"
    case .named("RawJSON"): return isFull ? "RawJSON(\"{\\\"a\\\":[1,null]}\")" : "RawJSON(\"null\")"
    case .named(let name):
      // A nested type is written as its owner sees it.
      var scope = owner.split(separator: ".").map(String.init)
      while !scope.isEmpty {
        if let found = kinds[(scope + [name]).joined(separator: ".")] { return sample(found, isFull) }
        scope.removeLast()
      }
      if name == kinds[owner]?.parameter { return "\(name).\(isFull ? "full" : "sparse")" }
      return kinds[name].map { sample($0, isFull) } ?? "\(name).sample"
    }
  }

  private func sample(_ declaration: Declaration, _ isFull: Bool) -> String {
    if case .words = declaration.kind { return "\(declaration.name).allCases[0]" }
    return "\(declaration.name).\(isFull ? "full" : "sparse")"
  }
}
