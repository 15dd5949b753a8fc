package import Readings
import Shapes

/// Before everything that was practised is deleted: take it along first, then say so in a word.
package struct ClearPracticePage: Page {
  package static let template = "align-clear"
  let problem: String

  /// - Parameter problem: why nothing was deleted.
  package init(problem: String = "") { self.problem = problem }

  package func shell(in language: Language) -> Shell { AlignSection.shell("clear", language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    ["sections": AlignSection.bar(on: nil, language), "problem": AlignSection.one(problem)]
  }
}
