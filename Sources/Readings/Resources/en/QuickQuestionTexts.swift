/// Questions that are offered to whoever does not know what to ask: three of each category.
enum QuickQuestionTexts {
  static let all = [
    QuickQuestion(id: "today-one-thing", text: "What is the one thing worth doing first today?", category: "today"),
    QuickQuestion(id: "today-afternoon", text: "Why does this afternoon feel so crowded?", category: "today"),
    QuickQuestion(id: "today-postpone", text: "What can wait until tomorrow without harm?", category: "today"),
    QuickQuestion(id: "love-say-it", text: "How do I say the thing we keep stepping around?", category: "love"),
    QuickQuestion(id: "love-pattern", text: "Which old scene do I replay when I get close to someone?", category: "love"),
    QuickQuestion(id: "love-quiet", text: "What does my Venus want on an ordinary Tuesday?", category: "love"),
    QuickQuestion(id: "work-stuck", text: "Where exactly am I stuck with this project?", category: "work"),
    QuickQuestion(id: "work-ask", text: "Is this a good week to ask for more?", category: "work"),
    QuickQuestion(id: "work-finish", text: "What would it take to call this one finished?", category: "work"),
    QuickQuestion(id: "self-anger", text: "What is my temper trying to protect?", category: "self"),
    QuickQuestion(id: "self-praise", text: "Why is praise so hard to take?", category: "self"),
    QuickQuestion(id: "self-change", text: "Which habit has quietly run its course?", category: "self"),
    QuickQuestion(id: "family-call", text: "How do I begin the call I have put off?", category: "family"),
    QuickQuestion(id: "family-role", text: "Which part do I play at home without having chosen it?", category: "family"),
    QuickQuestion(id: "family-peace", text: "What would keep the peace without swallowing my words?", category: "family"),
    QuickQuestion(id: "timing-month", text: "Which week of this month carries the most weight?", category: "timing"),
    QuickQuestion(id: "timing-saturn", text: "Where is Saturn in my chart, and until when?", category: "timing"),
    QuickQuestion(id: "timing-moon", text: "What does the next full Moon touch for me?", category: "timing"),
    QuickQuestion(id: "rest-evening", text: "What would let this evening be shorter and softer?", category: "rest"),
    QuickQuestion(id: "rest-worry", text: "Which worry is real, and which is only late?", category: "rest"),
    QuickQuestion(id: "rest-body", text: "What does my Moon find calming?", category: "rest"),
    QuickQuestion(id: "chart-begin", text: "Which three things in my chart should I look at first?", category: "chart"),
    QuickQuestion(id: "chart-rising", text: "How do people meet me before they know me?", category: "chart"),
    QuickQuestion(id: "chart-tension", text: "What is the tightest knot in my chart good for?", category: "chart"),
  ]
}
