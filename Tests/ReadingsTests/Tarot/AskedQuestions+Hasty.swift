extension AskedQuestions {
  /// Questions typed in haste: letters wrong, missing, doubled and swapped.
  static let hasty = """
    abroad: Should we move to Portuggal?
    abroad: is this a good year to go abeoad
    abroad: shhould i move abroad
    abroad: why do i want to leave the counrty
    alone: How do I learn to be aone?
    alone: Should I stay single for a whhile?
    alone: Why can't I be aloone?
    alone: will i be alone frever
    anxiety: How do I calm my axiety?
    anxiety: How do I find inner pace?
    anxiety: How do I quiet my racing thhoughts?
    anxiety: What am I so worriied abbout?
    anxiety: i feel overohelmed. what now
    anxiety: what hellps me with stress
    anxiety: why am i so anixous
    argument: Why do we keep figghting about his mother?
    argument: Why do we keep haivng the same arguoent?
    argument: how do i end the fight with my boyfrind
    argument: should i aploogize after the argument
    argument: what is behind our last quarel
    balance: I work too much. What wuold help?
    balance: Sohuld I go part time?
    balance: how can i manage my wokload
    balance: i am overoorked and nobody sees it
    begin: Is this the right time to begin the nouel?
    begin: Should we lauech the newsetter?
    begin: What does my new proect need?
    begin: sould i start a pocast
    boss: Does my boss vallue me?
    boss: shuld i tell my boss that i want feoer hours
    boss: what does my supervisor expeect from me
    business: Is my side hustle woth it?
    business: Should I staart my own business?
    business: shhould i close my shop
    buy: Do I need this perchase?
    buy: Shuld we sell the house?
    buy: Sohuld I buy the apartment?
    buy: is buyiing land a good idea
    buy: should i buy the pinao
    buy: shuld we buy a hause this year
    calling: Is nursing the right profssion for me?
    calling: Should I change careres at forty?
    calling: What is holdnig my career back?
    calling: What is my true calilng?
    calling: what caeer suits me
    change: How do I handle this transution?
    change: I feel sttuck. What is it?
    change: Im at a crossroids. What do I need?
    change: Is a new chapter bginning?
    change: what does the big chaange ask of me
    cheating: How do I live with the bettrayal?
    cheating: Is he cheaating on me?
    cheating: he is hiidng something from me, isn't he
    child: How do I let my daugater go her own way?
    child: What does my cuild need?
    child: am i a good moother
    child: why is my deughter so anory
    children: How do we deecide about havnig kids?
    children: Shouuld we adept?
    children: do i want chiildren
    children: will i become a moher one day
    choice: Am I makking the right decision?
    choice: I have a dilumma. What do I not see?
    choice: What is the rigght choice for me?
    choice: Whcih option should I choose?
    colleague: Is my coworker trynig to undermine me?
    colleague: Should I confront my collleague?
    colleague: my colleagues exceude me, what can i do
    come-back: Is reconciiliation possible?
    come-back: Shhould I take him back?
    come-back: do we desevre a second cance
    confidence: How can I trust myuelf again?
    confidence: How do I find the courage to spiak up?
    confidence: am i good enoguh
    boundaries: how do i liarn to say no
    boundaries: how do i stop pepole pleaing
    confidence: why can't i love msyelf
    confidence: why do i dobt myself
    crush: Why can't I confess my foelings?
    crush: could we be more than frends
    crush: is he inerested in me
    crush: will he notce me
    dating: How will my fist date go?
    dating: Is it too soon to date aagin?
    dating: Shhould I go back to daitng apps?
    dating: should i ask her out
    dating: what am i dooing wrong on dtes
    dating: why is daiing so hard for me
    day: what does tooday hold
    week: what is the thume of next week
    week: what shauld i focus on this week
    week: what should i wach this weekend
    debt: How do I tell my wife aiout the debt?
    debt: is another loan a miistake
    distance: Can our long distance relatienship work?
    distance: How do we stay close while lving apart?
    distance: Shouuld we end the long distance?
    distance: We live in different counrties, what now?
    distance: how do we sarvive the distaace
    distance: what does the diutance show us
    divorce: How do I live as a divored womman?
    divorce: Is separaton the right step?
    divorce: Will the divroce be fair?
    divorce: why does he deaay the divorce
    elder-care: What does my grandmouher need?
    elder-care: how do i go on cairng for my aunt
    elder-care: shoould we look for a care home
    elder-care: what wuld my gradpa say
    elder-care: why am i angry at my unlce
    miss-me: Is my ex hapy wihtout me?
    ex-contact: Shhould I rely to her?
    ex-contact: Sholud I text my ex?
    ex-contact: Sohuld I call him?
    ex-moves-on: can i be firends with my ex
    exam: How should I prepare for my fials?
    exam: What helps me with my dissetation?
    exam: Why am I so neervous about the test?
    exam: Will I pass my drviing test?
    exam: shold i pospone the exam
    family: How do I keep the peace in my famaly?
    family: what is my role in this fmily
    family: why am i the bllack sheep
    father: Why is my dad so disatnt?
    father: Will my dad accept my choiice?
    father: how do i tell my father i'm not coeing home for the holidays
    father: should i look for my faaher
    fear: What bloccks me raght now?
    fear: What satnds in my way?
    fear: what is holidng me back
    fear: why am i scarred of success
    feelings: How does he feel auout me?
    feelings: is he seious about me
    feelings: what does she thonk aobut me
    find-job: How can I ipmrove my job search?
    find-job: Is my resme the problem?
    find-job: What is blocoing my job hunt?
    find-job: Will I get the job I aplpied for?
    find-job: saould i keep aplpying for jobs in tech
    find-job: will my applictaion be suuccessful
    finish: How can I see the projject through?
    finish: Sholud I abanddon the book?
    finish: What keeeps my album unifnished?
    finish: how do i finish what i sart
    finish: why can't i fiinish my novel
    forgive: Can I put my past misttakes to rest?
    forgive: How do I forrgive myseelf?
    forgive: How do I make pece with my past?
    forgive: What do I rerget most?
    forgive: Why do I feel so giulty?
    forgive: how do i heal old wunds
    friend: Can I rely on my best frriend?
    friend-in-need: How can I help my foiend?
    friend: Is she a good friiend?
    friend-in-need: What does my frind need from me?
    friend: how do i become a better frend
    friend: should i tell my friend the truth
    friend-argument: I had a fight with my best friiend. What now?
    friend-argument: Is my bstie fake?
    friend-argument: why is my friiend angry with me
    friend-silent: My best friend hasnt called in a motnh. What is going on?
    friend-silent: My friiend stopped answering, what did I do?
    friend-lost: Shuuld I let go of an old friend?
    friends-make: Are tese true friends?
    friends-make: I have no friedns, what can I change?
    friends-make: how can i meet pepole
    friends-make: how do i make new frriends
    friends-make: will i find a frind in this city
    ghosted: Will he call affter all this silence?
    ghosted: Will he reuch out to me?
    ghosted: he stopped answerring, what happened
    ghosted: will i ever get clsoure
    go-back: Can I be haappy in my home town again?
    go-back: Do I bellong in my homeland?
    go-back: Is it time to retturn to my hometown?
    settle: why am i so hoesick
    grief: How do I live with this grrief?
    grief: I lost my mther in May. What helps?
    grief: My faher died last year and I miss him
    grief: My grandmother passed away. What wolud she want?
    grief: am i grieaing the riht way
    group: What is my pllace in this circcle?
    group: do i bleong with these people, in this group
    group: shold i leave the choir
    quit: How do I stop smooking?
    habit: What is behind my suagr cravings, my sugar habit?
    habit: Why am I always scolling?
    habit: how do i buuild a new habit
    habit: sould i stop driking for a while
    habit: will i stay sber
    health: How can I supprt my healing?
    health: How do I live with chronnic pain?
    health: Is the sugery the rihgt choice?
    health: Sohuld I try therapy?
    health: What hleps while I wait for the diagnosis?
    health: Will I rceover soon?
    heartbreak: He dupmed me. What now?
    heartbreak: When will my broken haert mend?
    heartbreak: how long will the hearibreak last
    heartbreak: i miss him so much, what hellps
    home: Should I live allone?
    home: Should we rinovate the kitchen?
    keep-home: Shuuld I renew the leaase?
    in-laws: Does his fmily like me?
    in-laws: What can I do abuot my sister-in-law?
    in-laws: What does my moother in law want?
    in-laws: shuold we spend christmas with the inl-aws
    in-laws: why is my fahter-in-law so cold
    inherit: How do we setle the esate of my aunt?
    inherit: Should I fight abuut the inheritance?
    inherit: Will the inheritance diivide us?
    inherit: will my brothers share the inheritance fiarly
    interview: Big interviiew next week. What do I need?
    interview: Did my interveiw go well?
    interview: How can I be calm in the innterview?
    interview: I have a second interview, how do I prpeare?
    """
}
