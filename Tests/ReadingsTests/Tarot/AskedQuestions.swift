/// Example questions, `kind: question` in a line.
enum AskedQuestions {
  static let spelled = lines(first) + lines(second) + lines(third) + lines(fourth) + lines(fifth) + lines(sixth) + lines(seventh)
  static let misspelled = lines(hasty) + lines(hastier) + lines(hastiest) + lines(hastySixth) + lines(hastySeventh)

  private static func lines(_ text: String) -> [(kind: String, question: String)] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1].dropFirst())) : nil
    }
  }
}
