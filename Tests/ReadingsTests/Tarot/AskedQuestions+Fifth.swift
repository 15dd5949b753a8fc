extension AskedQuestions {
  /// What people ask after a clause of story, and what was heard as something else before.
  static let fifth = """
    settle: How do I stop feeling like a foreigner in my own life here?
    abroad: I could go to Lisbon for a year. Should I?
    settle: I moved to Canada in the spring. Why do I feel worse than before?
    abroad: Will I be happy in Sweden?
    admission: Am I getting off the waiting list?
    admission: Did I get the place at the conservatory?
    alone: Is it okay that I don't want a relationship at all?
    anger: How do I let go of the anger at my ex boss?
    anxiety: How do I get out of my head?
    argument: Every conversation about money turns into a war with my wife. What is underneath?
    argument: Why does every talk with my wife end in shouting?
    balance: How do I stop answering work emails at midnight?
    balance: I work weekends and my kids hardly see me. What has to change?
    balance: Should I go down to four days a week?
    balance: Why do I cry in the toilet at work?
    begin: I've always wanted to paint but I'm not talented. Should I start anyway?
    business: How do I find the courage to raise my prices?
    business: Should I go full time with my ceramics business?
    business: Should I hire my first employee?
    buy: We could get the house if we stretch. Should we?
    calling: I don't want to be a nurse anymore. What else is there for me?
    calling: I studied law for seven years and hate it. Should I do something completely different?
    calling: I'm a lawyer but I want to bake. Am I crazy?
    change: Everything in my life is changing at once. What should I hold on to?
    change: How do I start my life again at 40?
    cheating: He hides his phone when I walk in. What is he not telling me?
    cheating: I found messages on my girlfriend's phone. What should I do?
    child: My six year old doesn't want to go to school. Why?
    children: My husband wants a third and I don't. What now?
    children: We have been trying for two years. What do I need to hear?
    children: Will I ever be a mother?
    choice: I can't make up my mind about the offer. Should I wait?
    choice: I have to decide by Sunday and I keep changing my mind. What is really at stake?
    choice: It's Madrid or Hamburg. What should I base it on?
    choice: Two roads, both scare me. What am I not seeing?
    colleague: How do I work with someone I can't stand?
    colleague: The new guy at work copies everything I do. What should I do?
    confidence: How do I stop caring what other people think?
    confidence: Should I stop trying to be liked?
    confidence: Why do I always feel like a fraud?
    crush: Does the guy from my climbing gym actually like me?
    crush: How do I find out if he's single without making it weird?
    dating: He lives with his ex still. Should I keep seeing him?
    dating: Her profile says she wants something casual and I don't. Should I still meet her?
    elder-care: Grandma doesn't recognize me anymore. How do I be with her?
    ex-contact: It's my ex's birthday tomorrow. Should I send something?
    ex-contact: Should I return my ex's calls?
    exam: My viva is in nine days. How do I calm down?
    family: How do I survive the family reunion as the only divorced one?
    family-holidays: Should I skip Christmas this year?
    fear: I keep getting close and then ruining it. What's stopping me?
    feelings: Does he see a future with me or am I just convenient?
    feelings: I sent him a voice note on Sunday and he only hearted it. Is he still interested?
    feelings: Is she losing interest in me?
    what-are-we: We've been sleeping together for five months and he won't call it anything. What am I to him?
    feelings: We've been texting for a month. Is he into me or bored?
    feelings: Why does she act like nothing happened between us?
    feelings: Why is he so hot and cold with me?
    find-job: I get interviews but never the job. What am I doing wrong?
    find-job: I've been freelancing for ten years. Should I look for something permanent?
    find-job: I've sent 80 applications. Will anything come of it?
    finish: How do I get this thesis over the line?
    finish: How do I push through the last third of my script?
    finish: I have nine half-written stories. How do I finish one?
    finish: My album has been almost done for two years. What is missing?
    forgive: How do I stop beating myself up for the past?
    friend-argument: How do I make up with my best friend after our fight?
    friend-argument: My best friend told everyone my secret. Why did she do that?
    friend-argument: My friend made a joke about my weight. Do I confront her?
    friend-lost: My best friend only calls when she's sad. Should I end it?
    friend-lost: Should I let this friendship go?
    friend-lost: Why did we grow apart?
    friend-silent: Why did Lea stop inviting me?
    friend-replaced: Why am I always the one who makes the plans?
    friends-make: I moved here in January and still know no one. What can I do?
    ghosted: He left me on delivered for three days. Will I hear from him?
    ghosted: He said he'd call after the weekend and it's Thursday. What's going on?
    ghosted: Why did she go quiet after such a good night?
    ghosted: Why does he watch all my stories but never reply?
    go-back: I'm moving back in with my parents at 29. How do I not lose my mind?
    grief: How do I get through the first Christmas without my mum?
    group: How do I find my place in the new team of volunteers?
    habit: How do I get off my phone?
    habit: Why do I eat when I'm not hungry?
    health: I was just told I have endometriosis. What do I need now?
    ex-moves-on: He married someone else in May. What do I do with all this pain?
    heartbreak: How do I get through the week he's moving out?
    heartbreak: My girlfriend of six years left. How do I go on?
    heartbreak: What did that relationship come to teach me?
    heartbreak: When will it stop hurting?
    home: Are we ever going to find a place in this city?
    home: Should I get my own place or stay in the shared flat?
    inherit: My aunt died and left me some money. What should I do with it?
    inherit: My grandmother left the house to me and not my cousins. What should I do with it?
    interview: How can I shine in the assessment center?
    intimacy: How do I get closer to my husband again?
    intimacy: My boyfriend and I haven't slept together since spring. What's behind it?
    invest: Should I buy bitcoin with my savings?
    jealous: My girlfriend is still in touch with her ex. How do I stay calm?
    keep-home: Our landlord is selling the building. How do we handle this?
    keep-home: The landlord wants to sell. Should we fight or look for something else?
    learn: Should I do a PhD or get a proper job?
    learn: Should I leave university and learn a trade?
    learn: Should I take a gap year before uni?
    leave-job: I handed in my notice today. What should I know about what's next?
    leave-job: Should I hand in my resignation before the summer?
    lend: My brother asked me for 2000 euros again. Should I give it to him?
    let-go: How do I get him out of my system?
    let-go: Should I throw away his letters?
    let-go: What would help me stop waiting for a message from him?
    let-go: Why do I still dream about my ex?
    live-together: My lease is up in June and she wants me to move in. Is it too early?
    live-together: Should we get a flat together after eight months?
    lonely: How do I cope with being on my own at weekends?
    lonely: How do I get used to eating alone?
    lonely: It's Sunday evening and I feel completely alone. What do I need to know?
    lost-job: Half my team was let go on Friday. What should I be ready for?
    lost-job: My contract wasn't renewed. Where do I go from here?
    lost-job: They're restructuring again. Is my job safe?
    lost-thing: My grandmother's ring is gone. Where should I look?
    marry: Is he going to propose on our trip?
    marry: Should I say yes if he asks me?
    marry: We've been together for nine years and he still hasn't proposed. Should I ask him myself?
    meet: I never go out. How am I supposed to meet anybody?
    meet: Is there anybody out there for me?
    money-now: Why is there never anything left at the end of the month?
    move: Should I leave Berlin?
    move: What is waiting for me in Glasgow?
    offer: I have two offers, one pays more and one feels better. Which should I take?
    perform: I'm singing at my brother's wedding. What will help my nerves?
    perform: Will I get the part in the play?
    pet-farewell: My old cat stopped eating. Is it time to let her go?
    promotion: They offered me the lead position. Am I ready?
    publish: I finished my novel and I'm scared to show anyone. What do I need to see?
    publish: Should I put my songs online under my real name?
    publish: Should I send my poems to a magazine?
    publish: They rejected my manuscript for the fourth time. What now?
    publish: Why does nobody care about what I make?
    purpose: I have everything I wanted and it feels empty. What's missing?
    purpose: I retired last year and feel useless. What am I for?
    purpose: What am I even doing here?
    quit: How do I get through a party without drinking?
    quit: Should I do dry January?
    raise: How do I ask for what I'm worth?
    raise: How do I bring up money in my annual review?
    regret: Why do I buy things I don't need whenever I'm sad?
    what-are-we: Is this situationship ever going to become something real?
    relationship: We're on different pages about the future. Are we going to make it?
    relationship: What is this connection really about?
    roommate: My flatmate is moving out. What do I look for in a new one?
    roommate: Why is there such a bad vibe in our flat since summer?
    save: How do I put something aside when everything is so expensive?
    save: I got a bonus. What is the best thing to do with it?
    sibling: How do I get close to my little brother again?
    sleep: I can't switch my head off at night. What do I need?
    sleep: Why do I wake up at 3 every night?
    stay: I love him but I'm bored to death. Should I stay?
    stay: We fight every week and then it's beautiful for a day. Do I stay?
    stay: We're taking a break. What should I use this time for?
    stuck: I haven't written a word since my dad fell ill. What would bring it back?
    stuck: I sit down to write and nothing comes. What is the block?
    stuck: I used to draw every day and now I can't. What happened?
    stuck: What's between me and the second album?
    stuck: Why have I not touched my camera in a year?
    time: How will my thirties be?
    time: I turn thirty next week. What is this decade asking of me?
    timing: If I wait another year, what happens?
    tired: How do I recover from burnout?
    tired: I sleep nine hours and I'm still tired. What's draining me?
    tired: I've been exhausted since March. What is my body telling me?
    travel: Can I afford to go to Japan this year?
    travel: Should I do the camino on my own?
    travel: Should I go to Vietnam alone?
    trust-again: I got cheated on last year. How do I let someone close again?
    waiting: They said they'd get back to me by Friday and didn't. What's happening with the job?
    who: I just came out. What do I need to know?
    write: Should I send him a birthday message?
    write: We matched three weeks ago and had one great date. Should I text first?
    """
}
