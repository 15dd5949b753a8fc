import SwiftParser
import SwiftSyntax

/// Finds the shapes and the routes of a source file.
final class SourceReader: SyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  private(set) var routes: [RouteDeclaration] = []
  private(set) var aliases: [String: Alias] = [:]
  private(set) var problems: [String] = []
  private var path: [String] = []

  init(_ source: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    let kinds: [String: Declaration.Kind] = ["Shape": .shape, "RequestShape": .request, "Query": .query]
    let inherited = Self.inherited(node.inheritanceClause)
    if let kind = inherited.compactMap({ kinds[$0] }).first {
      let docs = DocComment(before: node)
      declarations.append(
        Declaration(
          kind: kind, name: path.joined(separator: "."), parameter: node.genericParameterClause?.parameters.first?.name.text,
          fields: fields(node.memberBlock, of: docs),
          docs: docs))
    }
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    if Self.inherited(node.inheritanceClause).contains("WireWord") {
      var words: [(String, DocComment)] = []
      for member in node.memberBlock.members {
        guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
        for element in cases.elements {
          let word = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? element.name.text
          words.append((word.trimmed(of: "`"), DocComment(before: cases)))
        }
      }
      declarations.append(
        Declaration(
          kind: .words(words), name: path.joined(separator: "."), parameter: nil, fields: [], docs: DocComment(before: node)))
    }
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text] = Alias(type: Self.type(node.initializer.value.trimmedDescription), docs: DocComment(before: node))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard path == ["Route"], let binding = node.bindings.first,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Route"
    else { return .skipChildren }
    var arguments: [String: String] = [:]
    for (index, argument) in call.arguments.enumerated() {
      arguments[argument.label?.text ?? (index == 0 ? "method" : "path")] = argument.expression.trimmedDescription
    }
    routes.append(
      RouteDeclaration(name: binding.pattern.trimmedDescription, docs: DocComment(before: node), arguments: arguments))
    return .skipChildren
  }

  private func fields(_ block: MemberBlockSyntax, of structure: DocComment) -> [Field] {
    block.members.flatMap { member -> [Field] in
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.allSatisfy({ $0.accessorBlock == nil }),
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return [] }
      return variable.bindings.map { field(variable, $0, of: structure) }
    }
  }

  private func field(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, of structure: DocComment) -> Field {
    var docs = DocComment(before: variable)
    let name = binding.pattern.trimmedDescription
    let value = binding.initializer?.value.trimmedDescription
    let isConstant = variable.bindingSpecifier.text == "let" && value != nil
    // `var a, b: Int`: the last says the type of all.
    let annotation = binding.typeAnnotation ?? (value == nil ? variable.bindings.last?.typeAnnotation : nil)
    let written = annotation?.type.trimmedDescription ?? Self.literalType(value ?? "")
    if written.isEmpty { problems.append("\(path.joined(separator: ".")).\(name) needs a type") }
    let type = Self.type(written)
    if type.optionality == 1, structure["nulls"] != nil { docs.note("null") }
    if type.unwrapped == .named("Double"), let places = structure.node("decimals") { docs.note("decimals", places) }
    return Field(
      name: name, key: docs["key"] ?? (structure["keys"] == "snake" ? name.snakeCased : name.trimmed(of: "`")), type: type,
      written: written,
      constant: isConstant ? value : nil, initial: isConstant ? nil : value, docs: docs)
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private static func literalType(_ value: String) -> String {
    if value.hasPrefix("\"") { return "String" }
    if value == "true" || value == "false" { return "Bool" }
    if value.hasSuffix("()") { return String(value.dropLast(2)) }
    return Int(value) != nil ? "Int" : (Double(value) != nil ? "Double" : "")
  }

  static func type(_ text: String) -> WireType {
    if text.hasSuffix("?") { return .optional(type(String(text.dropLast()))) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      // Only texts are names of fields.
      if inner.hasPrefix("String:") { return .map(type(String(inner.dropFirst(7).drop { $0 == " " }))) }
      return .array(type(String(inner)))
    }
    if text.hasPrefix("JSONMap<") { return .map(type(String(text.dropFirst(8).dropLast()))) }
    return .named(text)
  }
}

extension String {
  /// Without a character at both ends.
  func trimmed(of character: Character) -> String {
    var rest = self[...]
    if rest.first == character { rest.removeFirst() }
    if rest.last == character { rest.removeLast() }
    return String(rest)
  }

  /// `isActive` as `is_active`.
  var snakeCased: String {
    reduce(into: "") { result, letter in result += letter.isUppercase ? "_" + letter.lowercased() : String(letter) }
  }
}
