extension AskedQuestions {
  /// Ten kinds that were missing, and what lies beside them and must not go over to them.
  static let sixth = """
    baby-care: Should I let my baby cry it out?
    baby-care: Should I stop breastfeeding?
    baby-care: How do I get my baby to sleep through the night?
    baby-care: Why does my baby cry all night?
    baby-care: When should my baby start solids?
    boundaries: Why can't I say no?
    boundaries: How do I say no without feeling guilty?
    boundaries: Am I being used?
    boundaries: Why am I always the one who helps?
    boundaries: Should I help him again?
    boundaries: How do I set boundaries with my friend?
    boundaries: Will they still like me if I say no?
    boundaries: Is it selfish to put myself first?
    boundaries: What happens if I say no?
    cheating: Should I tell my husband about the affair?
    cheating: I cheated after the baby came. What now?
    child: How do I get my toddler to eat?
    children: Is it selfish to not want children?
    divorce: Did I do the right thing getting divorced?
    envy: Why is everyone ahead of me?
    envy: How do I stop comparing myself to other people?
    envy: Why does my best friend's success hurt so much?
    envy: Am I falling behind in life?
    envy: Everyone I know is getting married. When is it my turn?
    envy: Why am I so jealous of my sister's life?
    envy: How can I be happy for my friend who got the job I wanted?
    envy: Should I stop looking at her perfect life online?
    envy: Will I ever catch up with people my age?
    envy: What does my envy want to tell me?
    father: Does dad miss me?
    feelings: Does my boyfriend miss me?
    friend: Do my friends miss me?
    friend-argument: My best friend copied my idea. What do I do?
    health: I tore my ligament. Should I play soccer again?
    health: Do I have postpartum depression?
    hobby: Should I quit my soccer team?
    hobby: Should I go back to ballet after ten years?
    hobby: Should I keep taking piano lessons?
    hobby: Why don't I enjoy tennis anymore?
    hobby: How do I get back into playing the guitar?
    hobby: Will I make the team this season?
    hobby: Is it too late to take up horse riding?
    hobby: What do I need to see about my dance class?
    jealous: How do I stop being jealous of my boyfriend's coworker?
    kin-any: Does grandma miss me?
    learn: Should I drop my chemistry class?
    legal: Should I tell the police what I saw?
    lend: Should I help him with money again?
    marry: Should I say no if he proposes?
    medication: Was it a mistake to stop my medication?
    miss-me: Does he miss me?
    miss-me: Does she ever think of me?
    miss-me: Does he regret losing me?
    miss-me: Will she realize what she lost?
    miss-me: Has he moved on?
    miss-me: Who is his new girlfriend?
    miss-me: Why did she move on so fast?
    miss-me: Does my ex have someone new?
    miss-me: How do I stop wondering if he thinks about me?
    new-baby: When does it get easier with a newborn?
    new-baby: Am I a good mom?
    new-baby: How do we find each other again as a couple since the baby came?
    new-baby: Why am I so tired since having a baby?
    new-baby: Should I go back to work while my baby is so small?
    new-baby: My wife and I only fight since the twins were born. What happened to us?
    new-baby: How do I survive the days at home with a toddler?
    new-baby: What kind of father am I becoming with a newborn in the house?
    new-baby: How can I be a better dad to my toddler?
    new-baby: Will I ever feel like myself again after becoming a mother?
    not-liked: Why don't my parents like my boyfriend?
    not-liked: Will my family ever accept my girlfriend?
    not-liked: My friends hate my boyfriend. What should I do?
    not-liked: How do I deal with a husband who doesn't get along with my mother?
    not-liked: My best friend and my boyfriend can't stand each other. What now?
    not-liked: I'm caught between my wife and my parents. What do I need to see?
    not-liked: Should I listen to my friends if they don't like him?
    not-liked: Why does my partner hate my friends?
    not-liked: Will my mom ever like her?
    not-liked: My dad disapproves of my relationship. How do I talk to him?
    passed-over: Why was I passed over again?
    passed-over: My colleague took credit for my work. What should I do?
    passed-over: My project was given to somebody else. Should I fight for it?
    passed-over: Will anyone at work ever see how much I do?
    passed-over: How do I get recognition for my work?
    passed-over: Why wasn't I chosen for the new team?
    passed-over: They promoted someone else instead of me. What am I not seeing?
    passed-over: Should I stop sharing my ideas if others take the credit?
    passed-over: How do I deal with being overlooked at work?
    pattern: Why do I keep going back to him?
    pattern: Why do I always fall for the same kind of man?
    pattern: Why do I push good people away?
    pattern: Will I ever choose better?
    pattern: Why do I keep choosing people who hurt me?
    pattern: How do I break my patterns in love?
    pattern: Should I stop going back to her?
    pattern: Why do my relationships always end the same way?
    pattern: Why do I lose interest as soon as someone is nice to me?
    pet-farewell: Was it right to put my dog to sleep?
    pregnancy: Was my abortion a mistake?
    quit: Should I keep smoking secret from my wife?
    right-choice: Did I make the right choice?
    right-choice: Was it a mistake to leave my job?
    right-choice: Should I have stayed?
    right-choice: Why do I keep doubting my decision?
    right-choice: How do I make peace with the choice I made?
    right-choice: Did I do the right thing by telling her?
    right-choice: I left my hometown three years ago. Was that a mistake?
    right-choice: Was I wrong to say no?
    right-choice: What do I need to see about the decision I made?
    right-choice: Will he regret quitting?
    stay: Should I stay with him for the baby?
    stay: Should I leave him because my parents don't like him?
    stay: Was it a mistake to leave my wife?
    tell: Should I tell him that I know?
    tell: How do I tell my coach that I want to stop?
    tell: How do I tell my parents I'm moving out?
    tell: Should I tell her the truth?
    tell: Should I tell my best friend what I saw?
    tell: Why can't I tell anyone?
    tell: Will she be angry if I tell her?
    tell: How do I tell him that what he did hurt me?
    tell: Should I say something or keep quiet?
    tell: When should I tell them?
    """

  /// Such questions, badly spelt.
  static let hastySixth = """
    baby-care: shoud i let my babby cry it out
    boundaries: how do i stop bieng a doormat
    boundaries: why does evryone take me for granteed
    boundaries: how do i set boundrys
    boundaries: shoud i stop helpin everyone
    boundaries: am i beeing used by my freind
    cheating: should i tel my husbnad i cheatd
    envy: how do i stop compairing myself to evryone
    envy: why do i feel so behinde in life
    envy: am i a bad person for being jelous of my freind
    envy: why does everone else have it so easy
    envy: is it wrong to envi my sisters succes
    hobby: shoud i quit teh band
    hobby: why do i allways give up my hobbys
    hobby: should i go bakc to dancing
    hobby: wil i ever get beter at the violn
    hobby: how do i find time for my pottary class
    miss-me: dose he mis me
    miss-me: will he ever regert it
    miss-me: has she moevd on from me
    miss-me: does my ex still thnik about me
    miss-me: why dosnt he miss me
    new-baby: when dose it get eazier with a newbron
    new-baby: why do me and my husbend fight so much sinse the baby
    new-baby: am i a bad mum
    new-baby: how do i cope wiht a todler and no sleep
    new-baby: will i ever have time for myslef agian with a small chlid
    not-liked: why dosent my mom like my boyfreind
    not-liked: will my parants ever acept my girlfriend
    not-liked: my husbnad hates my familly what do i do
    not-liked: how do i choose betwen my boyfriend and my freinds
    not-liked: should i skip diner if my parents dont like him
    passed-over: shoud i say somthing about him takeing credit for my work
    passed-over: why is my work never notised
    passed-over: they gave my projcet to a new colleage, what now
    passed-over: how do i get over beeing passd over
    passed-over: will i ever be apreciated at work
    pattern: how do i stop goin back to my ex
    pattern: why do i allways fall for teh same kind
    pattern: why do i push evreyone away
    pattern: wil i ever have a healhty relationship
    pattern: Why do I attrcat toxic peopel?
    right-choice: did i make a misteak moveing here
    right-choice: was it rong to say that to him
    right-choice: shoud i have stayd in my old job
    right-choice: why do i regrett leaving so much
    right-choice: did i quit to early
    stay: was leavin my husband a misteak
    tell: shud i keep teh secrit
    tell: how do i tel my mom im moveing out
    tell: wil he be mad if i tel him
    tell: shoud i say somthing or stay quite
    tell: why is it so hard to tell the thruth
    """
}
