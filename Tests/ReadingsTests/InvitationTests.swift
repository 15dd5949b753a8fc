import Testing

@testable import Readings

/// What is offered to whoever does not know what to ask.
@Suite struct InvitationTests {
  @Test func everyCategoryHasThreeQuestions() {
    #expect(QuickQuestion.authored(.english).count == 36)
    for category in QuickQuestion.categories {
      #expect(QuickQuestion.authored(.english).count { $0.category == category } == 3, "\(category)")
    }
    #expect(QuickQuestion.authored(.english).map(\.category) == QuickQuestion.categories.flatMap { [$0, $0, $0] })
  }

  @Test func everyIdIsItsOwn() {
    let ids = QuickQuestion.authored(.english).map(\.id) + LandingInsight.authored(.english).map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { ($0.isLetter && $0.isLowercase) || $0 == "-" }, "\(id)") }
  }

  @Test(arguments: QuickQuestion.authored(.english)) func aQuestionIsShortAndOpen(question: QuickQuestion) {
    #expect((6...14).contains(question.text.split(separator: " ").count), "\(question.text)")
    #expect(question.text.hasSuffix("?"))
  }

  @Test(arguments: LandingInsight.authored(.english)) func anInsightIsAThoughtAndAScene(insight: LandingInsight) {
    #expect((2...8).contains(insight.title.split(separator: " ").count), "\(insight.title)")
    #expect((18...45).contains(insight.content.split(separator: " ").count), "\(insight.content)")
    #expect(LandingInsight.categories.contains(insight.category))
  }

  @Test(
    arguments: QuickQuestion.authored(.english).map(\.text)
      + LandingInsight.authored(.english).flatMap { [$0.title, $0.content] })
  func keepsToTheStyleSheet(text: String) {
    for word in ToneTests.banned { #expect(!text.lowercased().contains(word), "“\(word)” in “\(text)”") }
    #expect(!text.contains("!") && !text.contains("'") && !text.contains("—") && !text.contains("–"), "\(text)")
  }
}
