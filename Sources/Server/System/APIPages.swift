import Foundation
import Web

/// The description of the API as pages: one for each of its parts, with every shape that its routes name and that those shapes name in turn, so
/// that no name leads to another page; and one for the shapes that no route names.
struct APIPages: Sendable {
  /// Those of this server.
  static let written = APIPages(APIDescription.page)

  private(set) var parts: [DocumentationPage.Part] = []

  /// - Parameter whole: everything as one page, line by line as `Tools/shapes` writes it.
  init(_ whole: String) {
    var sections: [[String]] = []
    for line in whole.components(separatedBy: "\n") where !line.isEmpty {
      if line.hasPrefix("<section ") { sections.append([]) }
      if let last = sections.indices.last { sections[last].append(line) }
    }
    let shapes = NamedShapes(sections.popLast() ?? [])
    var told: Set<String> = []
    for section in sections {
      let text = section.joined(separator: "\n")
      let needed = shapes.needed(by: NamedShapes.named(in: text))
      told.formUnion(needed)
      parts.append(Self.part(section, text + shapes.section(of: needed)))
    }
    let others = Set(shapes.names).subtracting(told)
    if !others.isEmpty { parts.append(Self.part([shapes.head], shapes.section(of: shapes.needed(by: others)))) }
  }

  private static func part(_ section: [String], _ body: String) -> DocumentationPage.Part {
    // <h2 class="t2" id="part-sky">Sky</h2>
    let head = section.first { $0.contains("<h2 ") }?.components(separatedBy: " id=\"part-").last ?? ""
    let words = head.components(separatedBy: "\">")
    let lead = section.dropFirst(2).first ?? ""
    return DocumentationPage.Part(
      name: words.first ?? "", title: words.dropFirst().first?.components(separatedBy: "</h2>").first ?? "",
      lead: lead.hasPrefix("<p>") ? lead : "", body: body)
  }

  /// What the routes take and answer.
  private struct NamedShapes {
    /// What the section begins with.
    let head: String
    /// In the order of the document.
    private(set) var names: [String] = []
    private var articles: [String: String] = [:]
    private var mentions: [String: Set<String>] = [:]

    init(_ section: [String]) {
      head = section.first ?? ""
      for line in section.dropFirst() where line != "</section>" {
        if line.hasPrefix("<article "), let name = Self.marked("id=\"shape-", in: line).first { names.append(name) }
        guard let name = names.last else { continue }
        articles[name, default: ""] += line + "\n"
      }
      mentions = articles.mapValues { Self.named(in: $0) }
    }

    /// The shapes that a text names.
    static func named(in text: String) -> Set<String> { Set(marked("href=\"#shape-", in: text)) }

    /// What stands behind a mark, up to the quotation mark.
    private static func marked(_ mark: String, in text: String) -> [String] {
      text.components(separatedBy: mark).dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    /// These shapes, with those that they name in turn.
    func needed(by names: Set<String>) -> Set<String> {
      var found = names
      var open = Array(names)
      while let name = open.popLast() {
        for other in mentions[name] ?? [] where found.insert(other).inserted { open.append(other) }
      }
      return found
    }

    func section(of needed: Set<String>) -> String {
      guard !needed.isEmpty else { return "" }
      return "\n" + head + "\n" + names.filter(needed.contains).compactMap { articles[$0] }.joined() + "</section>\n"
    }
  }
}
