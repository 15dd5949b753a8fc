import Readings
import Wire

/// What the API says about a field, as it stands beside the field on a page: there the field has a name and not a key.
enum FieldWords {
  static func text(_ problem: Problem, _ language: Language) -> String {
    guard let field = problem.field else { return problem.message }
    // `text: line 2 must have …` names its part itself.
    if problem.message.hasPrefix(field + ": ") { return Language.opening(String(problem.message.dropFirst(field.count + 2))) }
    guard problem.message.hasPrefix(field + " ") else { return problem.message }
    let told = language.page(
      "field \(SecurityWords.hyphenated(field))", ("rest", String(problem.message.dropFirst(field.count + 1))))
    return told.isEmpty ? problem.message : told
  }
}
