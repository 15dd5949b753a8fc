import Testing

/// A small reader of HTML that complains about what a strict parser would: unclosed and crossed elements, bare ampersands,
/// attributes without quotes, ids given twice, references to ids that are not there.
struct Markup {
  private(set) var problems: [String] = []
  private(set) var ids: [String] = []
  private(set) var references: [String] = []

  private static let void: Set = ["meta", "link", "br", "hr", "input", "img"]

  init(_ html: String) {
    var open: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      text(rest[..<start])
      guard let end = tagEnd(rest[start...]) else {
        problems.append("an unfinished tag near “\(rest[start...].prefix(40))”")
        return
      }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.last == name { open.removeLast() } else { problems.append("</\(name)> closes <\(open.last ?? "nothing")>") }
        continue
      }
      let closesItself = tag.hasSuffix("/")
      if closesItself { tag = tag.dropLast() }
      let name = String(tag.prefix { !$0.isWhitespace })
      attributes(tag.dropFirst(name.count), of: name)
      if !closesItself, !Self.void.contains(name) { open.append(name) }
    }
    text(rest)
    if !open.isEmpty { problems.append("never closed: \(open)") }
    for id in Set(ids) where ids.filter({ $0 == id }).count > 1 { problems.append("id “\(id)” is given twice") }
    for reference in references where !ids.contains(reference) { problems.append("nothing has the id “\(reference)”") }
  }

  private func tagEnd(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private mutating func text(_ text: Substring) {
    if text.contains(">") { problems.append("a bare > in “\(text.prefix(60))”") }
    for match in text.matches(of: /&(?!(amp|lt|gt|quot|#39|#x27);)/) {
      problems.append("a bare & near “\(text[match.range.lowerBound...].prefix(20))”")
    }
  }

  private mutating func attributes(_ source: Substring, of element: String) {
    var left = ""
    var end = source.startIndex
    for match in source.matches(of: /([a-zA-Z][a-zA-Z0-9:-]*)="([^"<]*)"/) {
      let (name, value) = (String(match.output.1), String(match.output.2))
      left += source[end..<match.range.lowerBound]
      end = match.range.upperBound
      if name == "id" { ids.append(value) }
      if ["aria-labelledby", "aria-describedby", "for", "aria-controls"].contains(name) {
        references += value.split(separator: " ").map(String.init)
      }
      if name == "href", value.hasPrefix("#"), value.count > 1 { references.append(String(value.dropFirst())) }
      if name == "style" || name.hasPrefix("on") { problems.append("inline \(name) on <\(element)>") }
    }
    left += source[end...]
    for word in left.split(whereSeparator: \.isWhitespace) where word.firstMatch(of: /^[a-z-]+$/) == nil {
      problems.append("“\(word)” in <\(element)>")
    }
  }
}
