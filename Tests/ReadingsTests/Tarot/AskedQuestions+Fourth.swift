extension AskedQuestions {
  /// Asked by somebody who had not seen what is understood.
  static let fourth = """
    alone: Why am I single?
    anger: Why am I so angry lately?
    apology: Should I apologize?
    balance: Why do I dread Mondays?
    begin: How do I start writing again?
    publish: Should I post my art online?
    begin: What energy surrounds my new project?
    boss: Does my manager want me gone?
    boss: How do I say no to my boss?
    business: Is my business going to work?
    business: Should I open the cafe?
    buy: Can I afford to take a year off?
    buy: Should I buy the car?
    buy: Should I sell my house?
    calling: Should I change careers?
    change: I feel stuck.
    cheating: Is he cheating?
    child: How can I help my son in school?
    child: What is my daughter going through?
    children: Do I want children?
    children: Should I have another baby?
    right-choice: Did I make the right decision?
    choice: Should I stay or should I go?
    passed-over: How do I deal with a colleague who takes credit for my work?
    envy: How do I stop comparing myself to my friends?
    confidence: How do I trust myself again?
    confidence: What do people think of me?
    crush: Do I have a chance with my coworker?
    crush: Should I tell her how I feel?
    dating: Am I ready to date again?
    dating: Is it worth going on a second date with Tom?
    week: How's my week looking?
    week: What should I focus on this week?
    day: What should I know about today?
    debt: Will I ever get out of debt?
    distance: Is long distance going to work for us?
    friend-in-need: How can I support my friend through her divorce?
    ex-contact: Should I go back to my ex?
    ex-contact: What does my ex want from me?
    exam: Will I pass my driving test?
    father: Will my dad be okay?
    fear: What am I avoiding?
    fear: What is blocking me?
    fear: Why am I scared of being happy?
    feelings: Are we just friends?
    feelings: Does she love me or the idea of me?
    miss-me: Is she still thinking about me?
    find-job: Will they call me back about the job?
    finish: Why can't I finish anything?
    friend: Should I reach out to my old friend?
    friend: What's going on with my best friend?
    friends-make: How do I make friends in a new city?
    friends-make: What is holding me back from making friends here?
    guest: How do I get over being left out of the wedding?
    gathering: Is it a good idea to invite both of them?
    ghosted: Why did she unfollow me?
    go-back: Should I move back to my hometown?
    grief: How do I live with the grief?
    grief: My cat died and I can't stop crying
    habit: How can I stop checking my phone all night?
    habit: How do I stop scrolling all night?
    habit: Should I stop drinking coffee?
    health: Should I get the surgery?
    health: Should I see a therapist?
    health: What does my body need right now?
    heartbreak: What can I learn from this breakup?
    settle: How can I feel at home here?
    home: Is this apartment right for me?
    keep-home: Should I renew the lease or look for something else?
    in-laws: How do I set boundaries with my mother in law?
    interview: What should I know before my interview on Thursday?
    intimacy: How do I bring back the spark?
    jealous: How can I be less jealous?
    learn: Is a master's worth it?
    learn: Should I go back to school at 34?
    learn: Should I learn piano or guitar?
    leave-job: Should I quit without having anything new lined up?
    let-go: How can I get over him?
    lost-thing: Where is my lost ring?
    marry: Should we get married?
    meet: When will I find love?
    meet: Will I ever meet someone?
    money-now: How do I talk to my partner about money?
    money-now: Why am I so bad with money?
    mother: Should I let my mom move in?
    mother: Why does my mother criticize everything I do?
    parents: How do I tell my parents I'm dropping out?
    perform: How do I deal with my anxiety before the presentation?
    perform: Should I sing at the open mic?
    adopt: Should I adopt a dog?
    promotion: wil i get teh promotion
    purpose: What is my purpose?
    purpose: What's the point of all this?
    quit: Should I quit smoking now?
    quit: Why do I drink too much on weekends?
    raise: How do I ask my manager for more money?
    raise: Should I ask for a raise this month?
    raise: Should I ask my boss for a raise this month?
    regret: Was buying that coat stupid?
    relationship: Are we moving too fast?
    relationship: Is he the one?
    relationship: Is there anything between Ana and me?
    relationship: Me and Jonas
    relationship: My relationship
    relationship: What is going on between Tom and me?
    release: What do I need to let go of?
    roommate: I had a fight with my roommate, how do I fix it?
    roommate: Should I get a roommate?
    roommate: What should I do about my neighbor's noise?
    sibling: My sister and I aren't talking. What now?
    sleep: How do I sleep better?
    stay: Should I give him another chance after he lied?
    stay: What would happen if I just left?
    stay: shoud i brake up wiht him
    time: How will the next month be?
    time: What will 2027 bring?
    timing: Is this the right time?
    tired: How do I slow down?
    tired: Why am I exhausted all the time?
    tired: Why can't I relax on weekends?
    travel: Should I take the trip to Japan?
    travel: Should I travel alone this summer?
    unavailable: How do I stop choosing the same type?
    unavailable: Why do I always fall for people who aren't available?
    unavailable: Why do I attract unavailable men?
    owed: How do I ask my sister to pay me back?
    family-holidays: How do I get through the holidays with my family?
    guest: What do I need to see about my best friend's wedding?
    save: How do I save for a place of my own?
    sleep: Why can't I sleep before Mondays?
    unavailable: Why do I keep falling for the wrong guys?
    who: Should I come out to my family?
    who: What am I actually good at?
    who: Who am I becoming?
    write: Should I text him first?
    admission: Will I get into the master's program?
    admission: Will the university accept me?
    admission: Should I apply to law school this year?
    guest: Should I go to my cousin's wedding alone?
    guest: How do I survive being maid of honor?
    alone: Why am I afraid of being on my own?
    gathering: Should I go to the party?
    """
}
