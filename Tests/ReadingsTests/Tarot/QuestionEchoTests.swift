import Testing

@testable import Readings

/// A question said back: as a good ear would say it, or not at all.
@Suite struct QuestionEchoTests {
  @Test(arguments: [
    ("How do I get through the last month of my thesis?", "how to get through the last month of your thesis"),
    ("Should I go to my ex’s birthday party?", "whether to go to your ex’s birthday party"),
    ("Is he going to text me after the weekend?", "whether he’s going to text you after the weekend"),
    ("Will this winter be kinder than the last one?", "whether this winter will be kinder than the last one"),
    ("Why do I always end up looking after everybody?", "why you always end up looking after everybody"),
    ("Did I make a mistake leaving Lisbon?", "whether you made a mistake leaving Lisbon"),
    ("I got the job, but should I take it?", "whether to take it"),
    ("What am I missing?", "what you’re missing"),
    ("What is my purpose?", "what your purpose is"),
    ("What's holding me back?", "what is holding you back"),
    ("Why does my best friend only call when she needs something?", "why your best friend only calls when she needs something"),
    ("Why doesn't he call me back?", "why he doesn’t call you back"),
    ("Will my sister and I be close again?", "whether your sister and you will be close again"),
    ("Does Tom still love me?", "whether Tom still loves you"),
    ("Can it be mended?", "whether it can be mended"),
    ("What should I do about my anger?", "what to do about your anger"),
    ("How long do I have to wait for an answer?", "how long you have to wait for an answer"),
    ("Am I ready to date again?", "whether you’re ready to date again"),
    ("when do I launch my podcast", "when to launch your podcast"),
    ("Who is he to me now?", "who he is to you now"),
    ("Why was I so hard on her?", "why you were so hard on her"),
    ("Which of the two offers should I take?", "which of the two offers to take"),
    ("Should I stay or should I go?", "whether to stay or go"),
    ("Does he love me, or am I only convenient?", "whether he loves you"),
    ("What do I not see in my boss?", "what you don’t see in your boss"),
    ("Will I ever be a mother?", "whether you’ll ever be a mother"),
  ])
  func isSaidBack(_ question: String, _ echo: String) {
    #expect(TarotQuestion(question).echo == echo)
  }

  @Test(arguments: [
    "", "?", "wat shoud i do", "will the man I met on the train call me", "Can you tell me what my boss thinks?",
    "love life 2027",
    "WHY DOES HE HATE ME", "¿Qué debo hacer?", "我应该换工作吗？", "What now?", "Shouldn’t I call her?", "why my bf dnt txt me",
    "Should I <script>alert(1)</script> call him?", "Did he smorgle me?", "Can I forggive my mum?",
    "Why is dating so hard for me?", "What would going back give me?",
    "My best friend is dating my ex. What do I do?", "What does the man in the blue coat want from me?",
    String(repeating: "should I ", count: 500),
  ])
  func isLeftAlone(_ question: String) {
    #expect(TarotQuestion(question).echo == nil)
  }

  @Test func everyEchoIsSpokenToThePerson() {
    var count = 0
    for line in AskedQuestions.spelled + AskedQuestions.misspelled {
      guard let echo = TarotQuestion(line.question).echo else { continue }
      count += 1
      let words = echo.lowercased().split(separator: " ").map(String.init)
      #expect(Set(words).isDisjoint(with: ["i", "me", "my", "we", "us", "our", "mine", "am"]), "\(line.question): \(echo)")
    }
    #expect(count > 900)
  }

  /// Whatever words stand beside each other: nothing stops, and nothing of it speaks of `I`.
  @Test func anyWordsAreSaidBackOrLeft() {
    let words = [
      "should", "what", "How", "do", "does", "did", "is", "am", "was", "I", "we", "he", "my", "sister", "and", "or", "the", "job",
      "in", "Porto,", "Tom", "want",
      "go", "to", "not", "isn’t", "what's", "who", "will", "?", "🌧️", "שלום", "—", "’", "''", "3", "a", "why", "of", "because",
      "still", "me", "us.", "\n", "’s",
      "have", "be", "it", "this", "that", "love",
    ]
    var random = KnotPeople.SplitMix(state: 11)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(
        separator: " ")
      guard let echo = TarotQuestion(text).echo else { continue }
      let said = Set(echo.lowercased().split(separator: " ").map { $0.filter { $0 != "," } })
      #expect(said.isDisjoint(with: ["i", "me", "my", "we", "us", "our", "am"]) && echo.utf8.count <= 120, "\(text): \(echo)")
    }
  }
}
