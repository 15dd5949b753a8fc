/// Which slots a field of a thread may have.
enum ThreadSlots {
  /// Slots that stand for a whole sentence or for nothing.
  static let sentences = ["fact", "sky", "second"]

  /// What is wrong with the slots of a field; `nil` when nothing is.
  static func problem(of text: String, in field: String, kind: ThreadKind) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return field == "summary" ? "{contact} or {Contact} is missing" : nil
    }
    guard let names = names(in: text) else { return "a brace has no partner" }
    let allowed = allowed(in: field, kind: kind)
    if let name = names.first(where: { !allowed.contains($0) }) { return "{\(name)} has no place here" }
    for name in sentences where names.count(where: { $0 == name }) > 1 { return "{\(name)} stands twice" }
    if field == "summary", names.count(where: { $0 == "contact" || $0 == "Contact" }) != 1 {
      return "{contact} or {Contact} stands once"
    }
    return nil
  }

  private static func allowed(in field: String, kind: ThreadKind) -> [String] {
    switch field {
    case "summary": ["contact", "Contact", "when", "tail"]
    case "day": kind.isOfKnots ? sentences + points : ["second"]
    case let name where name.hasPrefix("sky."): points + ["since", "until"]
    case let name where LifeCategory.allCases.contains { $0.key == name }: kind.isOfKnots ? ["fact"] + points : []
    default: []
    }
  }

  private static let points = ["point", "Point"]

  /// The names between braces, in order; `nil` when a brace has no partner.
  static func names(in text: String) -> [String]? {
    var names: [String] = []
    var open: String.Index?
    let bytes = text.utf8
    for index in bytes.indices {
      switch (bytes[index], open) {
      case (UInt8(ascii: "{"), nil): open = bytes.index(after: index)
      case (UInt8(ascii: "}"), let start?):
        names.append(String(Substring(bytes[start..<index])))
        open = nil
      case (UInt8(ascii: "{"), _), (UInt8(ascii: "}"), nil): return nil
      default: break
      }
    }
    return open == nil ? names : nil
  }
}
