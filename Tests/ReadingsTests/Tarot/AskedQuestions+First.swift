extension AskedQuestions {
  /// What people ask, with the kind that it is.
  static let first = """
    interview: How do I get through the interview tomorrow?
    interview: Will my job interview go well?
    interview: What should I show in the interview on Friday?
    interview: I have a second interview, how do I prepare?
    interview: What will help me at the audition?
    interview: Did my interview go well?
    interview: How can I be calm in the interview?
    interview: Big interview next week. What do I need?
    interview: Why do I freeze in interviews?
    promotion: Should I take the promotion?
    promotion: Will I be promoted this year?
    promotion: I've been offered a promotion that I'm not sure I want
    passed-over: Why was I passed over for the promotion?
    promotion: Do I want to be team lead?
    promotion: How do I ask for a promotion?
    promotion: Is the manager role right for me?
    promotion: Will the leadership role suit me?
    promotion: What happens if I turn down the promotion?
    raise: Should I ask for a raise?
    raise: How do I negotiate my salary?
    raise: When is a good time to ask for a pay rise?
    raise: Will I get the raise?
    raise: I am underpaid, what can I do?
    raise: Is my salary fair?
    raise: Why am I afraid to ask for a raise?
    raise: Should I accept this salary?
    raise: How do I bring up my pay with my boss?
    lost-job: I lost my job. What now?
    lost-job: I was laid off last week, what is next?
    lost-job: Am I going to lose my job?
    lost-job: I got fired. What do I need to see?
    lost-job: How do I get through being unemployed?
    lost-job: Will the layoffs hit me?
    lost-job: What can I learn from being made redundant?
    lost-job: I was sacked and I feel ashamed. What helps?
    lost-job: After losing my job, where do I begin?
    find-job: When will I find a job?
    find-job: Will I get the job I applied for?
    find-job: Why am I not finding work? I keep looking for a job
    find-job: How can I improve my job search?
    find-job: Should I apply for the position at the museum?
    find-job: What is blocking my job hunt?
    find-job: Is my resume the problem?
    find-job: Should I keep applying for jobs in tech?
    find-job: Will my application be successful?
    offer: Should I take the job in another city?
    offer: I got a job offer. Do I accept?
    offer: Is this new job right for me?
    offer: Should I sign the contract?
    offer: They offered me a position abroad, what should I consider?
    offer: Is the job at the bank a good choice?
    offer: Do I take the role or wait for something better?
    offer: Should I turn down the offer?
    offer: What would the new role bring me?
    boss: How do I deal with my boss?
    boss: Why does my manager ignore me?
    boss: Should I tell my boss that I want fewer hours?
    boss: Does my boss value me?
    boss: What does my supervisor expect from me?
    boss: Will my boss ever change?
    boss: My boss is difficult. What helps?
    boss: How can I talk to my manager about the workload?
    boss: Is my boss testing me?
    colleague: How do I get along with my coworker?
    colleague: Why is my colleague so cold to me?
    colleague: Should I confront my colleague?
    colleague: What is going on in my team?
    colleague: Is my coworker trying to undermine me?
    colleague: How should I handle the office politics?
    colleague: My colleagues exclude me, what can I do?
    passed-over: Someone at work takes credit for my ideas
    colleague: Can I trust my new colleague?
    retire: Should I retire this year?
    retire: What will retirement be like for me?
    retire: When is the right time to retire?
    retire: Am I ready for retirement?
    retire: What do I do with my days after retiring?
    retire: How do I prepare for retirement?
    retire: Is it too early to stop working for good?
    retire: What does retiring ask of me?
    retire: Why does retirement scare me?
    business: Should I start my own business?
    business: Will my business grow this year?
    business: Is it time to go freelance?
    business: How do I find more clients?
    business: Should I close my shop?
    business: What does my startup need right now?
    business: Can I make a living from freelancing?
    business: Should I take on a business partner?
    business: Is my side hustle worth it?
    calling: What career suits me?
    calling: Should I change careers at forty?
    calling: Am I on the right career path?
    calling: What kind of work would make me happy?
    calling: What is my true calling?
    calling: Should I leave teaching and switch fields? I mean change professions
    calling: How do I find meaningful work?
    calling: Is nursing the right profession for me?
    calling: What is holding my career back?
    balance: How do I find a better work life balance?
    balance: I work too much. What would help?
    balance: Should I go part time?
    balance: How can I manage my workload?
    balance: Why can't I stop working overtime?
    balance: How do I balance work and love?
    balance: How do I set boundaries at work?
    balance: Should I work less this year?
    balance: I am overworked and nobody sees it
    leave-job: Should I quit my job?
    leave-job: Is it time to leave the company?
    leave-job: Do I stay at my job or go?
    leave-job: I hate my job, what do I need to see?
    leave-job: Should I resign before summer?
    leave-job: Why am I so unhappy at work?
    leave-job: What happens if I hand in my notice?
    leave-job: I'm bored at work. Is it time for something else?
    leave-job: What would I be walking away from if I quit?
    abroad: Should I move abroad?
    abroad: Will I get the visa?
    abroad: Is it right to emigrate with two children?
    abroad: Would I be happy in another country?
    abroad: Should we move to Portugal?
    abroad: What waits for me overseas?
    abroad: Why do I want to leave the country?
    abroad: Is this a good year to go abroad?
    settle: How do I settle in a new country?
    go-back: Should I move back home?
    go-back: Is it time to return to my hometown?
    go-back: Would going back to my country be a step back? I'd be moving back home
    settle: Why am I so homesick?
    go-back: Should we move back to the city?
    go-back: Can I be happy in my home town again?
    go-back: What would going back to the village give me?
    go-back: Do I belong in my homeland?
    go-back: Should I move back in after all these years?
    roommate: How do I live with my roommate?
    roommate: Should I find a new flatmate?
    roommate: Why does my neighbor bother me so much?
    roommate: What can I do about my landlord?
    roommate: Is my roommate lying to me?
    roommate: Should I talk to the neighbors about the noise?
    roommate: How do I make peace with my neighbour?
    roommate: Do I move out because of my roommates?
    roommate: Will the landlord fix things?
    travel: Should I go on this trip alone?
    travel: Will the vacation do us good?
    travel: Where should I travel this year?
    travel: Is the retreat right for me?
    travel: What will I find on this journey to Peru, this trip?
    travel: Should I cancel the flight?
    travel: Is it a good time for a sabbatical?
    travel: How do I make the most of the holiday?
    travel: Should we take the road trip together?
    move: Should I move to another city?
    move: Should we move to the coast next year?
    move: Is moving the right decision?
    move: Where should I live?
    move: Should I leave this town?
    move: Is it time to relocate?
    move: Will I be happy if I move to Berlin?
    move: What would a new city change for me?
    move: Why can't I decide whether to move?
    settle: Why don't I feel at home here?
    home: What does my home need?
    keep-home: Should I renew the lease?
    home: Is this apartment good for me?
    home: Will we find a house this year?
    home: Should we renovate the kitchen?
    home: How do I make this place a home?
    home: Should I live alone?
    home: What is the right place for me to live, this flat or the other?
    trust-again: Can I trust again?
    trust-again: How do I open my heart after what happened?
    trust-again: Will I ever love again?
    trust-again: Why am I afraid of love?
    trust-again: How do I let someone in?
    trust-again: Am I ready to love somebody?
    trust-again: How can I learn to trust someone new?
    trust-again: What keeps me from opening up?
    trust-again: Do I still believe in love?
    alone: Why am I still single?
    alone: Will I be alone forever?
    alone: Is it good for me to stay single?
    alone: How do I learn to be alone?
    alone: Am I happier on my own, being alone?
    alone: What can being single teach me?
    alone: Will I end up alone?
    alone: Should I stay single for a while?
    alone: Why can't I be alone?
    dating: Should I go back to dating apps?
    dating: Is it too soon to date again?
    dating: How will my first date go?
    dating: Should I go on a second date with him?
    dating: Why is dating so hard for me?
    dating: What am I doing wrong on dates?
    dating: Is online dating for me?
    dating: Should I ask her out?
    dating: Will he ask me out?
    crush: Does my crush like me?
    crush: Should I tell her how I feel?
    crush: Is he interested in me?
    crush: Should I make the first move?
    crush: Could we be more than friends?
    crush: Why can't I confess my feelings?
    crush: Is she flirting with me or just nice?
    crush: Will he notice me?
    crush: Is the guy at the gym into me?
    meet: When will I meet someone?
    meet: Will I find love this year?
    meet: Where will I meet my soulmate?
    meet: What is blocking my love life?
    meet: How do I attract the right partner?
    meet: Is new love coming?
    meet: Who is my future husband?
    meet: Will love find me again?
    meet: What do I need to see about my next relationship?
    marry: Should I marry him?
    marry: Will he propose this year?
    marry: Are we ready to get married?
    marry: What do I need to see before the wedding?
    marry: Is marriage right for us? should we get married
    marry: Why is she afraid of commitment?
    marry: Should I propose to her?
    marry: Is he ready to commit to me?
    marry: Will the wedding go well?
    live-together: Should we move in together?
    live-together: Is it too early to live together?
    live-together: Am I ready to move in with my boyfriend?
    live-together: How will living together change us?
    live-together: What should we know before moving in together?
    live-together: Will living with her work?
    live-together: Should I ask him about moving in together?
    live-together: Is moving in with my partner a good idea?
    live-together: Why do I hesitate to live with him?
    children: Should we have a baby?
    children: Do I want children?
    children: Is it time to start a family?
    children: Am I ready for motherhood?
    children: Should we have a second child?
    children: Should we adopt?
    children: Will I become a mother one day?
    children: How do we decide about having kids?
    children: Is he ready to become a father?
    distance: Can our long distance relationship work?
    distance: How do we survive the distance?
    distance: Is long distance worth it?
    distance: He lives far away. Is there a future?
    distance: Should we end the long distance?
    distance: How do we stay close while living apart?
    distance: Will the distance end soon?
    distance: We live in different countries, what now?
    distance: What does the distance show us?
    cheating: Is he cheating on me?
    cheating: Can I forgive the affair?
    cheating: Is she seeing someone else?
    cheating: Is my husband faithful?
    cheating: Why did he cheat?
    cheating: Is my boyfriend lying to me?
    cheating: Should I tell my wife about the affair?
    cheating: He is hiding something from me, isn't he?
    cheating: How do I live with the betrayal?
    jealous: Why am I so jealous?
    jealous: How do I stop being jealous of his ex?
    jealous: Can I trust him?
    jealous: Is her jealousy a sign of love?
    jealous: Why is he so possessive?
    jealous: Should I check his phone?
    jealous: Can I trust my husband?
    jealous: How do I get over my trust issues?
    jealous: Am I too clingy?
    argument: Why do we keep having the same argument?
    argument: Why do we fight so much?
    argument: How can we stop arguing?
    argument: Why do we keep fighting about his mother?
    argument: What is behind our last quarrel?
    argument: How do I end the fight with my boyfriend?
    argument: Why is she angry with me?
    argument: Should I apologize after the argument?
    argument: We bicker about everything, what is it really?
    intimacy: How do we bring back the spark?
    intimacy: Why is he so distant lately?
    intimacy: What happened to our passion?
    intimacy: Are we drifting apart?
    intimacy: How can we be close again?
    intimacy: Why is she pulling away?
    intimacy: What does our intimacy need?
    intimacy: Have we grown apart?
    intimacy: How do I reconnect with my husband?
    feelings: What does he feel for me?
    feelings: Does she love me?
    feelings: How does he feel about me?
    miss-me: Does he miss me?
    feelings: What does she think about me?
    feelings: Is he serious about me?
    feelings: What are his intentions?
    feelings: Does my girlfriend still love me?
    miss-me: Is she thinking of me?
    relationship: Where is our relationship going?
    relationship: What does my marriage need?
    relationship: Do we have a future together?
    """
}
