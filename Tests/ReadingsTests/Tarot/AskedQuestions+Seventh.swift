extension AskedQuestions {
  /// Eight kinds more, and what lies beside them and must not go over to them.
  static let seventh = """
    cheating: Does he have feelings for someone else?
    cheating: Is my husband seeing other women?
    child: Am I a bad mother?
    child: My son is depressed. What can I do?
    ex-moves-on: My ex has a new girlfriend already. Was I ever important to him?
    ex-moves-on: Can I stay friends with my ex?
    ex-moves-on: Why does it hurt that she's dating again?
    ex-moves-on: Should I go to my ex's wedding?
    ex-moves-on: Will we stay friends after the breakup?
    ex-moves-on: How do I deal with my ex getting married?
    ex-moves-on: How do I stop comparing myself to his new girlfriend?
    ex-moves-on: My best friend is dating my ex. What do I do?
    friend-in-need: A friend lost her baby. How can I be there for her?
    friend-in-need: My friend is with a man who treats her badly. What can I do?
    friend-in-need: What does my best friend need from me since the diagnosis?
    friend-in-need: How do I help a friend who won't take help?
    friend-in-need: Should I visit my friend in the hospital?
    friend-in-need: Why does my friend push me away since her dad died?
    friend-in-need: Will my friend ever leave her abusive boyfriend?
    friend-in-need: Should I stop giving advice to a friend who is struggling?
    friend-in-need: My best friend is going through a divorce. What does she need from me?
    friend-in-need: My friend's mom died. How can I help her?
    friend-replaced: Why does it hurt so much that she has a new best friend?
    friend-replaced: My best friend had a baby and has no time for me. What now?
    friend-replaced: Am I losing my best friend to her boyfriend?
    friend-replaced: Should I tell my best friend I feel left out since she met him?
    friend-replaced: Should I stop texting my friend first?
    friend-replaced: How do I deal with being replaced by my best friend?
    friend-replaced: Will my friend ever ask me first?
    friend-replaced: How do I stop being jealous of my best friend's new friend?
    go-back: I miss my hometown, should I go back?
    grief: How do I deal with the sadness of losing my cat?
    grief: How do I get over losing my best friend to cancer?
    grief: My best friend died in May. How do I live with it?
    health: Am I depressed or just tired?
    health: Do I have depression?
    health: How do I stop making myself throw up?
    health: I think I have an eating disorder. What helps?
    health: Should I get a nose job?
    health: Should I get botox?
    heartbreak: We broke up in May and I feel so low. How do I get over him?
    lend: My friend is in trouble and needs 500 euros. Should I lend it to her?
    lend: Should I help my friend with money?
    lost-job: I lost my job and I'm so sad. What now?
    medication: Should I stop taking my antidepressants, I feel numb?
    medication: Why did I gain weight on the pill?
    meet: I just moved to London. Will I find love here?
    miss-me: Has my ex found someone else?
    miss-me: Is he sad that we broke up?
    my-looks: I gained 15 kilos. How do I stop hating my body?
    my-looks: How do I make peace with how I look?
    my-looks: Why do I feel ugly next to my friends?
    my-looks: Should I stop weighing myself?
    my-looks: How do I go to the beach with this body?
    my-looks: Will I ever like my body?
    my-looks: Why do I hate every photo of me?
    my-looks: Should I let my hair go gray?
    my-looks: I look so old lately. How do I get used to my face?
    my-looks: What do I need to see about my body image?
    my-looks: Am I ugly?
    quit: How do I help my friend stop drinking?
    quit: My friend drinks too much. How can I help?
    sad: I cry for no reason lately. What is it about?
    sad: Why do I feel nothing when everything is fine?
    sad: I've been so down since the move. How do I get some light back?
    sad: Why am I sad when nothing is wrong?
    sad: What helps when everything feels gray?
    sad: Will I ever feel happy again?
    sad: Should I stop pretending that I'm okay?
    sad: How do I get out of this slump?
    sad: I feel so low these days. Should I make myself go out?
    sad: What is my sadness trying to tell me?
    sad: Is it normal to be sad for no reason?
    settle: How do I settle in a place where I know nobody?
    settle: Why don't I feel at home here after five years?
    settle: When will this city feel like mine?
    settle: How do I stop missing home?
    settle: Will I ever belong in this village?
    settle: Should I give this town another year?
    settle: Should I stop trying to fit in here?
    settle: What do I really miss when I miss my old city?
    stay: I love someone else. Should I leave my husband?
    stay: My friend says my boyfriend is abusive. Should I leave him?
    stay: Should I leave my boyfriend for him?
    stay: Should I stay with what I have or follow the new feeling?
    symptom: My left hand feels numb. What is it?
    two-loves: There are two people I like and both like me. Who do I choose?
    two-loves: I'm in a relationship and I think about someone else. What does it mean?
    two-loves: Why can't I choose between her and him?
    two-loves: How do I get over my crush on a coworker when I have a boyfriend?
    two-loves: Can I love two people at once?
    two-loves: Should I tell my girlfriend about my crush?
    two-loves: Which of them is right for me?
    two-loves: Should I keep dating both of them?
    two-loves: Why do I have feelings for another man when I love my husband?
    two-loves: Will I regret it if I choose him or her?
    what-are-we: How do I bring up the what-are-we talk without scaring him off?
    what-are-we: Should I ask her to be exclusive?
    what-are-we: Will this situationship ever turn into a relationship?
    what-are-we: Why won't he put a label on it?
    what-are-we: Are we a couple or just friends with benefits?
    what-are-we: Does he want a relationship or is it just casual?
    what-are-we: When do we make it official?
    what-are-we: Should I give him an ultimatum?
    what-are-we: Why doesn't she call me her girlfriend?
    """

  /// Such questions, badly spelt.
  static let hastySeventh = """
    ex-moves-on: his new gf looks just like me what do i do w that
    ex-moves-on: my ex is engagd how do i cope
    ex-moves-on: shoud i stay freinds with my ex
    ex-moves-on: why dose it hurt when i see him with somone else
    ex-moves-on: was i just a reboud to him
    friend-in-need: my mate is depressed what can i do
    friend-in-need: how do i hlep my freind who is grieveing
    friend-in-need: why wont my frend take my help
    friend-in-need: my bestie is in hospitel what shoud i do
    friend-in-need: am i doing enuff for my freind
    friend-replaced: why does she hang out w them and not me
    friend-replaced: my best freind got a new bff and i feel replaced wat now
    friend-replaced: why am i alwyas the one who plans evrything
    friend-replaced: shoud i stop asking my friend frist
    friend-replaced: why do i allways have to ask my frends first
    my-looks: how do i go to the beach w this body
    my-looks: why cant i look at myslef in the miror
    my-looks: how do i stop hateing how i look
    my-looks: shoud i wear the bikinni
    my-looks: will i ever feel prety again
    sad: what helps when evrything feels grey
    sad: why do i cry so eazily
    sad: why am i allways so sad in the evnings
    sad: how do i cheer myslef up
    sad: i feel numb inside wat do i do
    settle: how do i get ovr being homesik
    settle: why do i stil feel like a foriegner in this contry
    settle: will i evr feel at home heer
    settle: i hate it here i miss home what do i do
    settle: how do i setle in a new cty
    two-loves: my heart says him my head says the other one
    two-loves: i cant chose betwen two guys
    two-loves: im maried but i have a crsh on someone else
    two-loves: who shoud i pick him or my ex
    what-are-we: me and him what are we
    what-are-we: are we exlusive or not
    what-are-we: shoud i tell him i want a relationship or waite
    what-are-we: wil he ever comit to me
    what-are-we: why wont she make it offical
    """
}
