import Readings

/// What to do, what to leave, and a question to think about, each with its sign and its heading.
enum CounselView {
  static func values(_ advice: DailyReading.Advice, _ language: Language) -> [[String: Any]] {
    [
      ("i-do", "do", advice.doThis), ("i-dont", "dont", advice.temptation(in: language)),
      ("i-reflect", "reflect", advice.reflectOn),
    ].map { ["icon": $0.0, "title": language.page("today \($0.1)"), "text": $0.2] as [String: Any] }
  }
}
