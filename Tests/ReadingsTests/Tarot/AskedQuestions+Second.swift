extension AskedQuestions {
  /// What people ask, with the kind that it is.
  static let second = """
    relationship: Is he right for me?
    relationship: What is between us?
    relationship: Is she the right person for me?
    what-are-we: What are we to each other?
    relationship: How can I be a better wife, what does my husband need?
    relationship: What lesson does this relationship hold?
    stay: Should I stay with him?
    stay: Should I leave my husband?
    stay: Is it time to break up?
    stay: Stay or go? I can't decide about us
    stay: Should I give her another chance?
    stay: Is our relationship worth saving?
    stay: Do I end it or keep trying?
    stay: Can we save our marriage?
    stay: Should we separate for a while?
    divorce: Should I file for divorce?
    divorce: How do I get through the divorce?
    divorce: What comes after my divorce?
    divorce: Will the divorce be fair?
    divorce: How do we tell the kids about the separation?
    divorce: Why does he delay the divorce?
    divorce: What about custody, what do I need to see?
    divorce: How do I live as a divorced woman?
    divorce: Is separation the right step?
    come-back: Will he come back?
    come-back: Will she come back to me?
    come-back: Should we get back together?
    come-back: Should I take him back?
    come-back: Is reconciliation possible?
    come-back: Does my ex want me back?
    come-back: Can I win her back?
    come-back: Is he coming back or am I waiting for nothing?
    come-back: Do we deserve a second chance?
    ghosted: Why did he ghost me?
    ghosted: Will she text me?
    ghosted: Will he reach out to me?
    ghosted: He stopped answering, what happened?
    ghosted: Why did she block me?
    ghosted: Will I ever get closure?
    ghosted: Why did he disappear?
    ghosted: She left me on read. What now?
    ghosted: Will he call after all this silence?
    ex-contact: Should I text my ex?
    ex-contact: What does my ex want from me?
    ex-moves-on: Can I be friends with my ex?
    ex-contact: Why do I dream of my ex boyfriend?
    ex-contact: Should I call him?
    miss-me: Is my ex happy without me?
    ex-contact: Why does my ex wife keep writing?
    ex-contact: Should I reply to her?
    ex-contact: Why can't I stop thinking about my first love?
    heartbreak: How do I heal from this breakup?
    heartbreak: Why did she break my heart, she left me?
    heartbreak: When will my broken heart mend?
    heartbreak: He dumped me. What now?
    heartbreak: What did this heartbreak teach me?
    heartbreak: How long will the heartbreak last?
    heartbreak: What do I need after the breakup?
    heartbreak: She broke up with me last week
    heartbreak: I miss him so much, what helps?
    let-go: How do I let go of him?
    let-go: Am I ready to move on?
    let-go: Why can't I get over her?
    let-go: How can I forget him?
    release: What do I need to let go of?
    let-go: How do I stop thinking about her?
    let-go: Will I ever be over it?
    let-go: What am I holding on to? I can't move on
    let-go: Is it time to let go?
    debt: How do I get out of debt?
    debt: Should I take the loan?
    debt: When will my debts be paid?
    debt: How do I face my credit card bills?
    debt: Should we pay off the mortgage early?
    debt: What do my debts want to show me?
    debt: Will I ever be free of what I owe?
    debt: How do I tell my wife about the debt?
    debt: Is another loan a mistake?
    regret: I regret buying the car. What now?
    regret: Was it a mistake to buy this house? I have buyers remorse
    regret: I spent too much again, why?
    regret: How do I stop spending?
    regret: Why do I regret selling the flat?
    regret: I shouldn't have bought it. Do I return it?
    regret: What is behind my impulse buying?
    regret: I wasted money on a course, what can I learn?
    regret: Why do I overspend, overspending every month?
    buy: Should I buy the apartment?
    buy: Should we buy a house this year?
    buy: Can I afford the car?
    buy: Is it a good time to sell my flat?
    buy: Should I buy the piano?
    buy: Is buying land a good idea?
    buy: Do I need this purchase?
    buy: Should we sell the house?
    buy: What should I know before I buy?
    invest: Should I invest in stocks?
    invest: Will my investment pay off?
    invest: Is crypto a good idea for me?
    invest: Should I sell my shares?
    invest: What do I need to see about my investments?
    invest: Is real estate the right step?
    invest: Should I put my savings in a fund?
    invest: Should I stop trading?
    invest: Is this a good time for investing?
    lend: Should I lend money to my brother?
    owed: Will she pay me back?
    lend: Should I borrow money from my parents?
    owed: My friend owes me money. What do I do?
    owed: I lent him too much, what now?
    lend: Is lending her money a mistake?
    owed: How do I ask for my money back when he owes me?
    lend: Should I lend my cousin the car money?
    owed: Will he ever pay me back?
    save: How do I save money?
    save: Will I save enough for the trip? savings are slow
    save: Why can't I stick to a budget?
    save: What are my savings really for?
    save: Should I use my savings?
    save: How can I put money aside?
    save: Is saving for a house realistic?
    save: What does my budget tell me?
    save: How do I build up a nest egg?
    inherit: What do I do with the inheritance?
    inherit: Will the inheritance divide us?
    inherit: Why do I feel guilty about what I inherited?
    inherit: How do we settle the estate of my aunt?
    inherit: Should I fight about the inheritance?
    inherit: What did I inherit besides money?
    inherit: How should I use my inheritance?
    inherit: Will my brothers share the inheritance fairly?
    inherit: Is the inheritance a gift or a weight?
    money-now: What do I need to see about money right now?
    money-now: Will my finances improve?
    money-now: Why am I always broke?
    money-now: How do I invite abundance?
    money-now: Will I ever be rich?
    money-now: What blocks my income?
    money-now: How is my financial situation going to develop?
    money-now: Why do I worry about money so much?
    money-now: How do I make ends meet this month?
    exam: Will I pass the exam?
    exam: How should I prepare for my finals?
    exam: Why am I so nervous about the test?
    exam: Will I finish my thesis in time?
    exam: Should I postpone the exam?
    exam: Will I graduate this year?
    exam: What helps me with my dissertation?
    exam: Will I pass my driving test?
    exam: How do I get better grades?
    learn: Should I go back to school?
    learn: Is this course right for me?
    learn: What should I study?
    learn: Should I do a masters?
    learn: Should I drop out of college?
    learn: Is it too late to learn the violin, learning at my age?
    learn: Which university should I choose?
    learn: How can I enjoy my studies again?
    learn: Should I take the training in spring?
    publish: Should I publish my poems?
    publish: Will a publisher take my book?
    publish: Am I ready to show my work?
    publish: When should I release my album?
    publish: Why am I afraid to share my writing?
    publish: How will the exhibition go?
    publish: Should I look for an agent?
    publish: How do I find an audience?
    publish: Should I sell my paintings?
    finish: Why can't I finish my novel?
    finish: Will I ever finish this project?
    finish: How do I finish what I start?
    finish: Should I abandon the book?
    finish: Why do I never finish anything?
    finish: What keeps my album unfinished?
    finish: Is it time to complete the painting?
    finish: How can I see the project through?
    finish: When will the manuscript be finally done?
    stuck: How do I get past my writers block?
    stuck: Why am I stuck with the novel?
    stuck: Where did my inspiration go?
    stuck: How can I be creative again? creativity seems gone
    stuck: I can't write anymore, what is it?
    stuck: Why do I procrastinate?
    stuck: What does my muse want?
    stuck: I'm stuck on my painting
    stuck: How do I face the blank page?
    begin: Should I start a podcast?
    begin: Is this the right time to begin the novel?
    begin: What does my new project need?
    begin: Should I start writing again?
    begin: Is my idea any good?
    begin: How do I start painting?
    begin: Should we launch the newsletter?
    begin: What should my next creative project be?
    begin: Where will my art lead me? my art matters
    perform: How will my concert go?
    perform: How do I beat stage fright?
    perform: Will my presentation land?
    perform: How can I prepare for the speech?
    perform: Will we win the tournament?
    perform: Should I run the marathon?
    perform: What do I need for the performance?
    perform: Am I ready for the competition?
    perform: Why do I tremble on stage?
    in-laws: How do I get along with my in-laws?
    in-laws: Why does my mother-in-law criticize me?
    in-laws: Will his parents accept me?
    in-laws: What can I do about my sister-in-law?
    in-laws: How do we set limits with her family?
    in-laws: Does his family like me?
    in-laws: Should we spend Christmas with the in-laws?
    in-laws: Why is my father-in-law so cold?
    in-laws: What does my mother in law want?
    mother: How do I talk to my mother?
    mother: Why does my mom always criticize me?
    mother: Should I call my mother?
    mother: Can I forgive my mum?
    mother: What does my mother need from me?
    mother: Why do I become a child around my mother?
    mother: How do I set limits with my mom?
    mother: Will my mom ever understand me?
    mother: What did I learn from my mother?
    father: How do I tell my father I'm not coming home for the holidays?
    father: Why is my dad so distant?
    father: Can I forgive my father?
    father: Should I look for my father?
    father: Does my dad love me?
    father: What did my father hand down to me?
    father: How do I stop fearing my father?
    father: Will my dad accept my choice?
    father: How do I speak with my papa again?
    parents: How do I set limits with my parents?
    parents: Will my parents accept my choice?
    parents: Why do I still need my parents approval?
    parents: Should I move in with my parents?
    parents: How do I tell my parents?
    parents: What do my parents expect?
    parents: Why do I feel guilty toward my parents?
    parents: Should I tell my folks the truth?
    parents: How can I live without my parents expectations?
    child: How can I help my son?
    child: Why is my daughter so angry?
    child: What does my child need?
    child: Am I a good mother?
    child: How do I get through to my teenager?
    child: Will my kids be all right?
    child: How do I let my daughter go her own way?
    child: Why won't my son talk to me?
    child: How do I bond with my stepdaughter?
    sibling: Why don't I get along with my sister?
    sibling: Should I forgive my brother?
    sibling: How do I talk to my brother again?
    sibling: What is between me and my siblings?
    sibling: Is my sister jealous of me?
    sibling: Should I invite my brother?
    sibling: Will my sister and I be close again?
    sibling: What does my twin need?
    sibling: How do I help my brother without losing myself?
    elder-care: How do I go on caring for my aunt?
    elder-care: Should we look for a care home?
    elder-care: How do I care for aging parents without losing myself?
    elder-care: What does my grandmother need?
    elder-care: How do I live with her dementia?
    elder-care: Is the nursing home the right choice?
    elder-care: Who cares for the caregiver?
    elder-care: Why am I angry at my uncle?
    elder-care: What would my grandpa say?
    family: How do I keep the peace in my family?
    family: Why am I the black sheep?
    family: Should I go to the family gathering?
    family: What pattern runs in my family?
    family: How do I break with family expectations?
    family: What do my ancestors want to tell me?
    family: Should I cut contact with my family?
    family: Is there a way back to my relatives?
    family: What is my role in this family?
    friend-silent: My best friend hasn't called in a month. What is going on?
    friend-lost: Should I end this friendship?
    friend-lost: Why did I lose my friend?
    friend-lost: Is our friendship over?
    friend-silent: Why is my friend ignoring me?
    friend-lost: Should I let go of an old friend?
    friend-silent: My friend stopped answering, what did I do?
    friend-lost: How do I live with losing a friend?
    friend-lost: I miss my best friend. Should I write?
    friend-argument: I had a fight with my best friend. What now?
    friend-argument: Should I forgive my friend?
    friend-argument: Why is my friend angry with me?
    friend-argument: How do I apologize to my friend?
    friend-argument: Is my friend jealous of me?
    friend-argument: My friend betrayed me. Can I trust her?
    friend-argument: We had a falling out with our friends
    friend-argument: Is my bestie fake?
    friend-argument: Should I confront my friend about the gossip?
    friends-make: How do I make new friends?
    friends-make: Why don't I have real friends?
    friends-make: Where will I find my people?
    friends-make: Will I find a friend in this city?
    friends-make: How can I meet people?
    friends-make: Why is making friends so hard?
    """
}
