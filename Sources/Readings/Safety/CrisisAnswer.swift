/// What is said and shown before a reading when a text sounds as if help mattered more.
public struct CrisisAnswer: Sendable, Hashable {
  /// What was found.
  public let finding: CrisisFinding
  /// Sixty to ninety words that meet the person first, name the help, and leave the reading to them.
  public let text: String
  /// `If somebody is in danger now, call 112.`; `nil` when the country is not known.
  public let emergency: String?
  /// The number itself; `nil` when the country is not known.
  public let emergencyNumber: String?
  /// People who answer, nearest first. None for an emergency of the body: there the emergency number is all.
  public let lines: [HelpLine]
  /// The words of the two ways on: to the reading, or to leave it.
  public let goOn: String
  public let stop: String

  /// The hours of a line, in words.
  public func hours(of line: HelpLine, in language: Language) -> String {
    line.hours ?? language.book.text("crisis hours always")
  }

  /// All of it as plain text, in paragraphs: what is said, the emergency number, and a line for each who answers.
  public func whole(in language: Language) -> String {
    let people = lines.map { line in
      let ways = [line.call, line.text, hours(of: line, in: language), line.link].compactMap(\.self)
      return "- \(line.name): \(ways.joined(separator: " · "))"
    }
    return [text, emergency, people.isEmpty ? nil : people.joined(separator: "\n")].compactMap(\.self).joined(separator: "\n\n")
  }
}

extension Language {
  /// What is said to somebody whose text sounds like a crisis; `nil` for every other text.
  ///
  /// - Parameters:
  ///   - text: a question, or what somebody wrote in a conversation.
  ///   - tag: the language of the account with its region (BCP 47); that of the texts when `nil`.
  ///   - region: the country (ISO 3166-1), when it is known better than by the language.
  public func crisisAnswer(to text: String, account tag: String? = nil, region: String? = nil) -> CrisisAnswer? {
    guard let finding = CrisisScreen.shared.finding(in: text) else { return nil }
    let lines = HelpLines.shared
    let account = tag ?? self.tag
    let number = lines.emergency(language: account, region: region)
    let key = finding.isOfAnother ? "crisis self-harm-other" : "crisis \(finding.category.rawValue)"
    return CrisisAnswer(
      finding: finding, text: book.text(key),
      emergency: number.map { book.filled("crisis emergency", ("number", $0)) }, emergencyNumber: number,
      lines: finding.category == .medical ? [] : lines.lines(for: finding.category, language: account, region: region),
      goOn: book.text("crisis go-on"), stop: book.text("crisis stop"))
  }
}
