extension HouseTexts {
  /// Saturn in the twelve houses: what somebody builds slowly, and where the fear stands guard.
  static let saturn: [HouseText] = [
    HouseText(
      "You may have been the careful one at the edge of the playground, and the care has since become a spine.",
      strengths: [
        "You mean what you say, so you say less.",
        "You grow easier with the years.",
      ],
      challenges: [
        "You may apologize for taking up the chair.",
        "First you brace, and only later do you look who came in.",
      ]),
    HouseText(
      "You learned early what things cost, and you build security the way a wall is built, one course at a time.",
      strengths: [
        "You can live on less and waste nothing.",
        "What you own, you have earned and understood.",
      ],
      challenges: [
        "Enough may never quite feel like enough.",
        "You might price yourself below your work.",
      ]),
    HouseText(
      "You weigh words as if each were charged for, and people lean closer when you finally speak.",
      strengths: [
        "You finish the difficult book.",
        "What you put in writing holds.",
      ],
      challenges: [
        "The fear of a stupid question may keep a good one in.",
        "Your silence can be taken for disapproval.",
      ]),
    HouseText(
      "Home may have been a place with rules, and you are still deciding which of them to keep.",
      strengths: [
        "You are the beam in the family, and you hold.",
        "You can build a home slowly and have it last.",
      ],
      challenges: [
        "You may carry duties that were never handed to you.",
        "Warmth can be postponed until the repairs are done.",
      ]),
    HouseText(
      "Play is taken seriously here, and joy comes late, by the back door, and stays.",
      strengths: [
        "You practice, so your talent turns into craft.",
        "You love with patience and show up for it.",
      ],
      challenges: [
        "You may need a reason before you have fun.",
        "Being judged can matter more than being delighted.",
      ]),
    HouseText(
      "You trust a method, and there is a calm in you when the work is hard, clear and yours.",
      strengths: [
        "You are the person who reads the manual and is right.",
        "Your routine outlasts everyone’s enthusiasm.",
      ],
      challenges: [
        "A fault in the work can feel like a fault in you.",
        "You may not hand it over because they would do it differently.",
      ]),
    HouseText(
      "You commit slowly, with your eyes open, and then you are hard to shake off a promise.",
      strengths: [
        "You keep your side of an agreement when nobody is checking.",
        "You grow into partnership the way wood grows into shape.",
      ],
      challenges: [
        "You may choose the safe distance and call it standards.",
        "A partner can start to feel like a duty or a boss.",
      ]),
    HouseText(
      "Trust is built here like a vault, and only a few people have watched you open it.",
      strengths: [
        "You can look after what is held in common, fairly.",
        "You do not look away when something ends.",
      ],
      challenges: [
        "Control may feel safer than closeness.",
        "You might carry a debt of feeling long after it was forgiven.",
      ]),
    HouseText(
      "You want a belief that has been load-tested, and you prefer one true page to a shelf of maybe.",
      strengths: [
        "You study deeply and can teach what you know.",
        "Your principles hold in bad weather.",
      ],
      challenges: [
        "Doubt may talk you out of the trip.",
        "A rule can outlive the reason it was made.",
      ]),
    HouseText(
      "You take the long stairs, and whatever authority you have at the top is your own.",
      strengths: [
        "You can be given responsibility and then left alone with it.",
        "Time is on the side of your reputation.",
      ],
      challenges: [
        "You may hear criticism where there was only a question.",
        "Work can become the only room with a light on.",
      ]),
    HouseText(
      "You have few friends and old ones, and you would rather help build the hall than chat at the door.",
      strengths: [
        "You make a group’s promise into a schedule.",
        "Your loyalty shows up on moving day with a van.",
      ],
      challenges: [
        "You may stand at the edge and wait to be invited twice.",
        "Hope can look naive until you give it a date.",
      ]),
    HouseText(
      "There is a strict room in you that no one visits, and some of your best thinking is done there.",
      strengths: [
        "You can bear solitude and use it.",
        "You keep faith with people who cannot pay you back.",
      ],
      challenges: [
        "An old guilt may be running on no evidence.",
        "You might do alone what two would have done lightly.",
      ]),
  ]
}
