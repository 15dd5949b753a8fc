import Testing

@testable import Readings

/// Questions are understood: their kind and field of life, how they ask, whom they speak of, and the words to answer with.
@Suite struct TarotQuestionTests {
  private static let book = QuestionBook.english

  @Test func theFileIsSound() {
    #expect(Self.book.problems == [])
    #expect(Self.book.kinds.count(where: { !$0.isGeneral }) >= 90)
    #expect(Set(Self.book.kinds.map(\.id)).count == Self.book.kinds.count)
    #expect(Set(Self.book.kinds.map(\.family)) == Set(QuestionFamily.allCases))
    // Every field of life but the last has a kind for what is not understood any finer; that one is itself for it.
    #expect(Set(Self.book.kinds.filter(\.isGeneral).map(\.family)).count == QuestionFamily.allCases.count - 1)
  }

  /// Which of some questions are understood as what they are.
  private static func missed(_ asked: [(kind: String, question: String)]) -> [String] {
    asked.compactMap { TarotQuestion($0.question).kind.id == $0.kind ? nil : "\($0.kind): \($0.question)" }
  }

  @Test func whatPeopleAskIsPlaced() {
    #expect(AskedQuestions.spelled.count > 800 && AskedQuestions.misspelled.count > 400)
    let missed = Self.missed(AskedQuestions.spelled)
    #expect(missed.count * 100 <= AskedQuestions.spelled.count, "\(missed)")
    let hasty = Self.missed(AskedQuestions.misspelled)
    #expect(hasty.count * 100 <= AskedQuestions.misspelled.count * 4, "\(hasty)")
  }

  @Test(arguments: [
    ("Should I take the job in another city?", "offer", "the job"), ("Is my new job right for me?", "offer", "your new job"),
    ("Should I sell my old piano?", "buy", "your old piano"), ("Should I move to another city?", "move", "another city"),
    ("Why do we keep having the same argument?", "argument", "the same argument"), ("Will I pass the exam?", "exam", "the exam"),
    ("What do I need to see about money right now?", "money-now", "money"), ("I'm tired. What now?", "tired", "the tiredness"),
    ("How do I talk to my mother?", "mother", "your mother"),
    ("What do I need to see right now?", "open", "all this"),
    ("What do I need to see about the job in Porto?", "work-any", "the job in Porto"),
    ("What should I know about my evening with my ex’s lawyer today?", "legal", "your ex’s lawyer"),
    ("What am I not seeing about the thing I said?", "open", "all this"),
    ("Should I cut my hair?", "my-looks", "your hair"), ("Should I get rid of my old bike?", "yes-no", "your old bike"),
    ("Should I cancel the flight?", "travel", "the flight"), ("Should I buy a lamp?", "buy", "the lamp"),
    ("Should I send the email?", "yes-no", "the email"), ("Should I do it?", "yes-no", "the plan"),
    ("Should I lend my brother money?", "lend", "money"), ("Will I ever meet someone?", "meet", "meeting someone"),
    ("Should we buy an apartment in March?", "buy", "the apartment"), ("Will he come back?", "come-back", "coming back together"),
  ]) func answersHaveTheNounsOfTheQuestion(_ text: String, _ kind: String, _ matter: String) {
    let question = TarotQuestion(text)
    #expect(question.kind.id == kind)
    #expect(question.matter == matter)
  }

  @Test(arguments: [
    ("Should I quit?", QuestionForm.should, true), ("Is it time to break up?", .should, true), ("Will she call?", .will, true),
    ("Does he love me?", .will, true), ("When will I find a job?", .will, false), ("Why am I so tired?", .why, false),
    ("How do I let go of him?", .how, false), ("What should I do with my life?", .what, false),
    ("I lost my job. What now?", .what, false), ("I got a job offer. Do I accept?", .should, true), ("Yes or no?", .should, true),
    ("How do I deal with a colleague who takes credit for my work?", .how, false),
    ("My sister and I aren't talking. What now?", .what, false),
    ("Tell me about my week", .what, false), ("What do I need to know, is he serious?", .will, true),
    // The sentence that asks decides, not what is told before or after it.
    ("My best friend only calls when she’s sad. Should I end it?", .should, true),
    ("Should I text him? I don’t know why he’s so quiet.", .should, true),
    ("I’ve sent eighty applications. Will anything come of it?", .will, true),
    ("Was I wrong? Should I write to her? Any advice?", .should, true),
    ("Will he call? Yes or no?", .will, true), ("Should I take it? What do you think?", .should, true),
    // A word that only joins does not ask.
    ("How do I stop caring what other people think?", .how, false), ("Why can’t I be happy with what I have?", .why, false),
    ("How do I stop envying my friend who has everything?", .how, false), ("cant focus on uni how do i start", .how, false),
    ("Is this situationship ever going to become real?", .will, true), ("Is now a good moment to get a dog?", .should, true),
    ("boss is a nightmare how do i cope", .how, false), ("idk if i should stay with him", .should, false),
    ("anything i should know about this week", .what, false), ("How do I tell if this is love?", .how, false),
    ("How might I ask for what I need at work?", .how, false), ("What do I need from her, and how might I say so?", .how, false),
    ("Was moving here the right decision?", .will, true), ("Am I getting the place?", .will, true),
    ("Am I ready to date?", .should, true),
    // How one is, and whether it may be: neither to be done nor to come.
    ("Is it normal to be sad for no reason?", .what, true), ("Is it wrong to have a crush while married?", .what, true),
    ("Am I ugly?", .what, true), ("Am I just too sensitive?", .what, true), ("Am I a bad mother?", .what, true),
    ("Is it so wrong to want more?", .what, true), ("Is it okay that I live alone?", .what, true),
    ("Do I have a chance with him?", .will, true), ("Do I still love her?", .what, true),
    ("Do I have to tell them?", .should, true),
    ("Is it okay to call him?", .should, true), ("Is it right to stay?", .should, true), ("Am I doing enough?", .should, true),
    ("Everyone is getting married. When is it my turn?", .will, false), ("When should I tell them?", .what, false),
  ]) func howItAsks(_ text: String, _ form: QuestionForm, _ isYesNo: Bool) {
    let question = TarotQuestion(text)
    #expect(question.form == form)
    #expect(question.isYesNo == isYesNo)
  }

  @Test(arguments: [
    ("Should I quit?", true), ("Should I skip the party?", true), ("I can’t stop thinking of him. Should I call?", false),
    ("They turned down my book. Should I write another?", false), ("Should I go out or stay home?", false),
    ("Should I quit or stay?", true),
  ]) func whetherItAsksToSayNo(_ text: String, _ isRefusal: Bool) {
    #expect(TarotQuestion(text).isRefusal == isRefusal)
  }

  /// What is asked weighs more than what is told.
  @Test func theSentenceThatAsksWeighsMore() {
    #expect(TarotQuestion("My landlord allows pets now. Should I get a cat?").kind.id == "adopt")
    #expect(TarotQuestion("Should I get a cat? My landlord allows pets now.").kind.id == "adopt")
    #expect(TarotQuestion("I finished my novel and I’m scared to show it. What do I need to see?").kind.id == "publish")
  }

  /// Missed by somebody whom one loved is another question than missed by one’s people.
  @Test func whoMissesSomebodyMatters() {
    let asked = ["Does he miss me?": "miss-me", "Does my boyfriend miss me?": "feelings", "Do my friends miss me?": "friend"]
    for (question, kind) in asked { #expect(TarotQuestion(question).kind.id == kind, "\(question)") }
  }

  @Test func whatBelongsToSomebodyNamesThem() {
    #expect(TarotQuestion("It's my ex's birthday tomorrow. Should I send something?").kind.id == "ex-contact")
    #expect(TarotQuestion("Why is my boss’s mood so bad?").kind.id == "boss")
    #expect(TarotQuestion("Is a master's worth it?").kind.id == "learn")
    #expect(TarotQuestion("How do I get close to my little brother again?").kind.id == "sibling")
    #expect(TarotQuestion("What should I know about my evening with my ex’s lawyer?").matter == "your ex’s lawyer")
  }

  /// What no card may decide is known as such, however it is asked.
  @Test(arguments: [
    (QuestionCare.body, "Should I stop taking my antidepressants?"), (.body, "Is this lump something bad?"),
    (.body, "Should I have the operation?"),
    (.body, "Can I skip my insulin today?"), (.body, "Will the biopsy be okay?"), (.body, "should i quit my meds"),
    (.body, "Should I stop chemo?"),
    (.body, "Should I get vaccinated?"), (.body, "Do I have cancer?"), (.body, "Will my surgery go well?"),
    (.body, "Is my mole dangerous?"),
    (.birth, "Should I keep the baby?"), (.birth, "Should I have an abortion?"), (.birth, "Am I pregnant?"),
    (.birth, "Should we try for a baby?"),
    (.birth, "Will I have a miscarriage?"), (.law, "Should I sue my landlord?"), (.law, "Will I win the lawsuit?"),
    (.law, "Do I need a lawyer?"),
    (.money, "Should I invest in crypto?"), (.money, "Should I take out a loan?"), (.money, "Should I lend money to my brother?"),
    (.money, "Should I buy the house?"), (.money, "Will my investment pay off?"), (.money, "Should I declare bankruptcy?"),
    (.bond, "Should I leave my husband?"), (.bond, "Should I get a divorce?"), (.bond, "Should I stay with him?"),
    (.bond, "Do I break up with her?"),
    (.bond, "Should I tell my wife about the affair?"), (.money, "Should I lend my brother money?"),
    (.body, "Should I see a therapist?"), (.bond, "shoud i brake up wiht him"),
    (.animal, "Should we put the dog to sleep?"),
    (.animal, "Is it time to put my cat down?"),
    (.body, "Should I let my baby cry it out?"), (.body, "I tore my ligament. Should I play soccer again?"),
    (.bond, "I cheated after the baby came. What now?"), (.bond, "Was it a mistake to leave my wife?"),
  ]) func whatNoCardMayDecideIsKnown(_ care: QuestionCare, _ text: String) {
    #expect(TarotQuestion(text).kind.care == care, "\(TarotQuestion(text).kind.id)")
  }

  @Test func whatIsAskedOfEverythingElseMayBeAnswered() {
    for text in [
      "Should I take the job in another city?", "Will I pass the exam?", "Should I move in with her?",
      "What is this tiredness about?",
      "Why do we keep having the same argument?", "Should I adopt a kitten?",
    ] {
      #expect(TarotQuestion(text).kind.care == nil, "\(text) \(TarotQuestion(text).kind.id)")
    }
    #expect(TarotQuestion("What is this tiredness about?").kind.id == "tired")
  }

  @Test func whoIsInIt() {
    #expect(TarotQuestion("Does my sister still blame her?").they.subject == "your sister")
    #expect(TarotQuestion("Does my sister still blame me?").they.possessive == "your sister’s")
    #expect(TarotQuestion("Will he call?").they.object == "him")
    #expect(TarotQuestion("What does she feel for me?").they.possessive == "her")
    #expect(TarotQuestion("Will my best friend call?").people == ["your best friend"])
    #expect(TarotQuestion("Will anyone stay?").they.subject == "the other person")
    #expect(TarotQuestion("How do I find time?").people.isEmpty)
    // A name beside oneself, or of who does something to one; a place is none.
    for (text, name) in [
      ("Are Tom and I right for each other?", "Tom"), ("Does Priya like me?", "Priya"), ("What is between me and Ana?", "Ana"),
      ("Will Jo ever forgive me?", "Jo"),
    ] {
      let question = TarotQuestion(text)
      #expect(
        question.people.contains(name) && question.they.object == name && question.they.possessive == name + "’s", "\(text)")
    }
    for text in ["Is Lisbon right for me?", "Will Berlin be good to me?", "Should I take Spanish or French?"] {
      #expect(TarotQuestion(text).people.isEmpty, "\(text)")
    }
  }

  @Test func whenItSpeaksOf() {
    #expect(TarotQuestion("How will my interview go tomorrow?").time == .day)
    #expect(TarotQuestion("What will next year bring for our house this week?").time == .week)
    #expect(TarotQuestion("Why does he laugh?").time == nil)
  }

  @Test func anHonestGeneralForm() {
    let vague = TarotQuestion("Zxcv qwer?")
    // A yes to “too late” would be a no.
    for question in ["Is it too late to call my dad?", "Am I too late for a new career?", "Is it too soon to date?"] {
      #expect(TarotQuestion(question).form == .what, "\(question)")
    }
    #expect(!vague.isPlaced && vague.kind.id == "open" && vague.kind.family == .`self`)
    let closed = TarotQuestion("Should I zxcv?")
    #expect(!closed.isPlaced && closed.kind.id == "yes-no" && closed.kind.family == .yesNo)
    let field = TarotQuestion("Is it worth speaking to HR?")
    #expect(!field.isPlaced && field.kind.family == .work)
  }

  @Test func howGoodItIs() {
    let good = TarotQuestion("How can I prepare for the interview on Friday?").quality
    #expect(good.score == 100 && good.label == .excellent)
    let closed = TarotQuestion("Will he come back?").quality
    #expect(!closed.isOpen && closed.isDecided && closed.label == .needsClarity)
    #expect(TarotQuestion("").quality.score == 0)
    #expect(TarotQuestion("What does my marriage need?").quality.label == .good)
  }

  @Test func anyTextIsRead() {
    for text in [
      "", "   ", "?", String(repeating: "why ", count: 3000), "<b>Should</b> I take the <i>job</i>?",
      "\u{202E}?boj eht ekat I dluohS",
      "😀😀😀", "Должен ли я уйти?", String(repeating: "a", count: 10_000), "the the the my my job", "job", "my",
    ] {
      let question = TarotQuestion(text)
      #expect(!question.matter.isEmpty && !question.they.subject.isEmpty)
      #expect(!question.matter.contains("<") && question.matter.count < 120)
      #expect((0...100).contains(question.quality.score))
    }
  }

  // MARK: asking well

  @Test func closedQuestionsAreOpenedGently() {
    for family in QuestionFamily.allCases {
      #expect(Set(Language.english.questionSuggestions(for: family, seed: 1)).count >= 3, "\(family)")
    }
    for asked in AskedQuestions.spelled.filter({ TarotQuestion($0.question).isYesNo }).prefix(200) {
      let question = TarotQuestion(asked.question)
      let better = Language.english.rewording(of: question, seed: 7)
      #expect(better == Language.english.rewording(of: question, seed: 7))
      #expect(better?.hasSuffix("?") == true && better?.contains("{") == false, "\(asked)")
      let reread = TarotQuestion(better ?? "")
      #expect(!reread.isYesNo && reread.quality.score >= question.quality.score, "\(better ?? "") \(reread.quality.score)")
    }
    // What is open already is left alone.
    #expect(Language.english.rewording(of: TarotQuestion("How can I prepare for the interview on Friday?"), seed: 1) == nil)
  }
}
