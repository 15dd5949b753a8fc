import Foundation
import Readings

/// What `train.py` beside this folder learns from, and how well what it learned hears; see the README there.
///
///     HearQuestions heard                 of each question on standard input: the buckets that the model looks at, and what patterns say
///     HearQuestions check FILE            of questions with their kinds (`kind[/kind] | question` in a line), how many are heard
@main
struct HearQuestions {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("heard", 1):
      while let line = readLine() {
        let heard = HeardQuestion(line)
        let buckets = QuestionModel.buckets(heard.words, asking: heard.asking).map(String.init).joined(separator: " ")
        let patterns = heard.patterns.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        print("\(buckets)\t\(patterns)")
      }
    case ("check", 2):
      check(try String(contentsOf: URL(fileURLWithPath: arguments[1]), encoding: .utf8))
    default:
      print("usage: HearQuestions heard < QUESTIONS | check FILE")
      exit(2)
    }
  }

  /// How many questions get a kind that serves them, and how many at least the general one of its field of life.
  private static func check(_ text: String) {
    var (count, right, general, kin, wrong) = (0, 0, 0, 0, 0)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      let wanted = parts[0].split(separator: "/").map(String.init)
      let kind = TarotQuestion(parts[1]).kind
      let families = wanted.compactMap { HeardQuestion.families[$0] }
      count += 1
      if wanted.contains(kind.id) {
        right += 1
        continue
      }
      if kind.isGeneral, families.contains(kind.family) {
        general += 1
      } else if families.contains(kind.family) {
        kin += 1
      } else {
        wrong += 1
      }
      print("\(parts[0]) heard as \(kind.id): \(parts[1])")
    }
    print(
      "\(count) questions: \(right) heard, \(general) as the general kind of their field, \(kin) as another of it, \(wrong) as something else"
    )
  }
}
