extension DashaTexts {
  /// Seven years.
  static let mars = DashaVoice(
    keywords: ["drive", "courage", "effort", "land", "siblings", "edges"],
    years: "Seven years with the sleeves rolled up: things get started, cut and defended.",
    months: "A short, hot stretch: what has been talked about wants to be done.",
    supportive: "Mars is well armed here; effort meets its target, best when it is aimed before noon.",
    mixed: "Mars has strength and a short road; half of it goes into beginnings that need an owner.",
    demanding: "Mars pushes uphill here; the force is real, and so is the gate that opens the other way.",
    overview: """
      The years of Mars reward whoever moves first and keep a list of whoever moved too fast. Land, tools, brothers, sisters and rivals \
      come into the picture. There is more force than usual, and it needs a job; without one it goes looking in other people’s business.
      """,
    advice: """
      Choose the one fight that would still matter in a year, and be courteous in the rest. Tire the body on purpose, a little every day.
      """,
    opportunities: [
      "A start you have postponed three times.", "Land, a workshop, a house in need of a saw.",
      "The nerve to say no in the first sentence.",
    ],
    challenges: [
      "Winning the argument and losing the afternoon.", "Starting the third thing before the second is dry.",
      "Reading slowness as resistance.",
    ],
    experiences: [
      "You work harder than the people around you, and say so once too often.",
      "A brother, a sister or a rival sets the pace.", "Something is cut away quickly and missed less than expected.",
    ],
    interlude: """
      For these months the larger period gets a deadline. Patience is short, hands are quick, and half the gain lies in choosing what \
      not to start.
      """,
    interludeAdvice: "Do the hot thing first and the sharp reply tomorrow.",
    preparation: ["Mend the tool you will need.", "Write down what you are not willing to fight about."])

  /// Seventeen years.
  static let mercury = DashaVoice(
    keywords: ["language", "trade", "learning", "skill", "youth", "exchange"],
    years: "Seventeen years on paper and in conversation: learning, trading, writing things down.",
    months: "A talkative stretch: messages, papers and short trips carry most of the news.",
    supportive: "Mercury is quick and accurate here; the first clear version is usually the right one.",
    mixed: "Mercury is clever and easily called away; the gain depends on which tab stays open.",
    demanding: "Mercury has to say it twice here; keep copies, and read the second page.",
    overview: """
      Mercury’s years are long and busy with words. Something is studied, taught, sold or written, and the same handful of skills is used \
      in three trades. People younger than you become useful company. The risk is a life of excellent notes; the gift is that one of them, \
      worked through, pays for all the rest.
      """,
    advice: """
      Learn one thing to the bottom for every three you sample. Put agreements in writing while everybody is still smiling.
      """,
    opportunities: [
      "A course or a craft that opens a second trade.", "A text, a table or a program that goes on working without you.",
      "Business with people who answer quickly.",
    ],
    challenges: [
      "Explaining a feeling until it leaves the room.", "Two jobs, four calendars and no lunch.",
      "Being right about the details of the wrong plan.",
    ],
    experiences: [
      "You become the one who writes it up.", "A sibling, a cousin or a younger colleague brings the news that matters.",
      "Something you learned for fun is suddenly asked for by the hour.",
    ],
    interlude: """
      For these months the larger period talks. Contracts, exams and messages carry it forward, and a good question saves a week.
      """,
    interludeAdvice: "Send the short version and keep the long one.",
    preparation: [
      "Clear the desk down to the wood.", "List the three skills you are asked for most, and what they cost you.",
    ])

  /// Sixteen years.
  static let jupiter = DashaVoice(
    keywords: ["growth", "teachers", "trust", "children", "counsel", "meaning"],
    years: "Sixteen years of a wider room: teachers, students, counsel, and the wish to be of use.",
    months: "A wider stretch: help comes from people who have done it before.",
    supportive: "Jupiter is generous here; doors open to whoever knocks with a clear request.",
    mixed: "Jupiter promises more than one calendar holds; take the half that you can carry.",
    demanding: "Jupiter is far from home here; trust comes before the proof, so keep the plan modest.",
    overview: """
      Jupiter’s years widen things: a household, a field of study, the circle of people who may ask you for advice. What grows is mostly \
      what was planted earlier and kept watered. The large gesture comes easily; the measured one, repeated, builds the house.
      """,
    advice: """
      Say yes to the thing that makes you a better teacher, and no to the thing that only makes you busier. Decide what is enough before \
      it arrives.
      """,
    opportunities: [
      "A teacher who takes you seriously, or a student who does.", "A household, a school or a cause that grows.",
      "Good counsel, asked for early.",
    ],
    challenges: [
      "Promising on Monday what four people will have to deliver.", "Comfort that rounds the edges off the work.",
      "Giving advice where listening was wanted.",
    ],
    experiences: [
      "You are introduced with a title that is slightly too large.", "A long road, a long book or a long course begins.",
      "Somebody repays a kindness you had forgotten.",
    ],
    interlude: """
      For these months the larger period has a roof with more light in it. Elders, teachers and old friends hand over what they know, \
      often over a meal.
      """,
    interludeAdvice: "Ask the question you think you should already know the answer to.",
    preparation: [
      "Finish the book that is still open on the floor.", "Think of one person you could teach something, and what it is.",
    ])

  /// Twenty years.
  static let venus = DashaVoice(
    keywords: ["affection", "beauty", "agreement", "comfort", "art", "pleasure"],
    years: "Twenty years of choosing: what is loved, what is kept, what is worth the price.",
    months: "A kinder stretch: company, beauty and agreements come easily and ask for taste.",
    supportive: "Venus is at ease here; what you like and what likes you are often the same thing.",
    mixed: "Venus wants two good things in one evening; the better one is the one you would repeat.",
    demanding: "Venus has to bargain here; affection is real and keeps its coat buttoned for a while.",
    overview: """
      Venus has the longest period of all, and it is spent in company. Love, craft, comfort and the art of agreeing take the room that \
      duty had before. Much of it is pleasant, and pleasant things are easy to leave undecided. What these years leave behind is a taste: \
      you know what is worth keeping.
      """,
    advice: """
      Choose fewer things and better ones, in the widest sense. When one person alone is keeping the peace, say so kindly and early.
      """,
    opportunities: [
      "A bond that is chosen again every year.", "A craft of the hand, the ear or the eye.",
      "A home that people are glad to come to.",
    ],
    challenges: [
      "Saying yes for the sake of the tablecloth.", "Collecting things in order to feel settled.",
      "Comparing a whole life with somebody’s best photograph.",
    ],
    experiences: [
      "You are asked to mediate, to decorate or to sing.", "An agreement is made that lightens ordinary days.",
      "Somebody enters by way of music, a garden or a mutual friend.",
    ],
    interlude: """
      For these months the larger period puts on a better shirt. Invitations and bargains carry it, and charm does some of the lifting.
      """,
    interludeAdvice: "Accept the invitation, and leave while it is still good.",
    preparation: ["Find out what comfort costs you now, in hours.", "Give away one beautiful thing you no longer look at."])

  /// Nineteen years.
  static let saturn = DashaVoice(
    keywords: ["time", "duty", "patience", "structure", "work", "endurance"],
    years: "Nineteen years of slow building: less is promised, and what is raised stays up.",
    months: "A slower stretch: fewer things, done properly, with a date beside each.",
    supportive: "Saturn is solid here; effort adds up like bricks, and the wall is yours.",
    mixed: "Saturn takes its time and keeps its word; work counts even in months that look empty.",
    demanding: "Saturn asks for more than seems fair here; a smaller load carried steadily gets further.",
    overview: """
      Saturn’s years are long on purpose. They sort what you are responsible for from what you only worry about, and they do it by weight. \
      Progress looks like repetition for a while: the same stairs, the same tools, one better joint. People who were there at the start and \
      are there at the end become rare and dear.
      """,
    advice: "Do the dull part first and rest without apology. Ask for help with the heavy end; it is a form of planning.",
    opportunities: [
      "A skill that only years can teach.", "A structure with your measurements: a firm, a house, a habit.",
      "Respect from people who do not flatter.",
    ],
    challenges: [
      "Carrying what belongs to somebody else because you are strong.", "Reading every delay as a verdict.",
      "Forgetting lunch, friends and daylight.",
    ],
    experiences: [
      "Older people, or old matters, take up more of the week.", "You do with less and find out which part of it you prefer.",
      "Something you built slowly outlasts something you got quickly.",
    ],
    interlude: """
      For these months the larger period is checked for load. What is loose gets tightened, and the calendar learns to say no.
      """,
    interludeAdvice: "Cross out one duty that nobody asked for, then do the next one well.",
    preparation: [
      "Settle the small debt of courtesy.", "Choose which three things you would carry if you could carry three.",
    ])
}
