extension AskedQuestions {
  /// What people ask, with the kind that it is.
  static let third = """
    friends-make: I have no friends, what can I change?
    friends-make: Are these true friends?
    friends-make: When will I find my tribe?
    group: Why do I feel left out of the group?
    group: How do I fit in?
    group: Should I leave the choir?
    group: What is my place in this circle?
    group: Why was I excluded?
    group: Should I stay in the community?
    group: Do I belong with these people, in this group?
    group: How do I deal with the group chat?
    group: Is this club good for me?
    friend-in-need: How can I help my friend?
    friend-in-need: What does my friend need from me?
    friend: Is she a good friend?
    friend-in-need: How do I support a friend who is sick?
    friend: What does this friendship teach me?
    friend: Should I tell my friend the truth?
    friend: Can I rely on my best friend?
    friend: How do I become a better friend?
    friend: What do my friends see in me?
    grief: How do I live with this grief?
    grief: My father died last year and I miss him
    grief: How do I go on after the loss of my dog?
    grief: When does grief end?
    grief: How can I mourn and still work?
    grief: My grandmother passed away. What would she want?
    grief: I lost my mother in May. What helps?
    grief: How do I say goodbye at the funeral?
    grief: Am I grieving the right way?
    sleep: Why can't I sleep?
    sleep: What do my nightmares mean?
    sleep: How do I find sleep again?
    sleep: I lie awake every night. What is it?
    sleep: What does my recurring dream tell me?
    sleep: I dreamed of the sea, what does it say?
    sleep: What helps against insomnia?
    sleep: Why do I wake at three and can't sleep?
    sleep: How do I get calm before sleep?
    anxiety: How do I calm my anxiety?
    anxiety: Why am I so anxious?
    anxiety: What helps me with stress?
    anxiety: How do I stop overthinking?
    anxiety: I feel overwhelmed. What now?
    anxiety: How do I find inner peace?
    anxiety: Why am I restless?
    anxiety: What am I so worried about?
    anxiety: How do I quiet my racing thoughts?
    health: What do I need to know about my health?
    health: Will I recover soon?
    health: How do I live with chronic pain?
    health: What does my body want to tell me?
    health: How can I support my healing?
    health: Is the surgery the right choice?
    health: Why am I always sick?
    health: What helps while I wait for the diagnosis?
    health: Should I try therapy?
    quit: How do I stop smoking?
    quit: Should I stop drinking for a while?
    habit: Why can't I keep my diet?
    habit: How do I build a new habit?
    habit: What is behind my sugar cravings, my sugar habit?
    habit: How do I get to exercise again?
    quit: Will I stay sober?
    habit: Why am I always scrolling?
    habit: How do I find a morning routine?
    tired: I'm tired. What now?
    tired: I'm so tired all the time. What helps?
    tired: How do I get my energy back?
    tired: Am I burned out?
    tired: Why am I so exhausted?
    tired: What would be real rest for me?
    tired: How do I slow down?
    tired: I feel drained. What do I need?
    tired: Do I need a break?
    forgive: How do I forgive myself?
    forgive: Why do I feel so guilty?
    forgive: How do I make peace with my past?
    forgive: What does my shame protect?
    forgive: What do I regret most?
    forgive: How can I make amends?
    forgive: What does my inner child need?
    forgive: How do I heal old wounds?
    forgive: Can I put my past mistakes to rest?
    confidence: How do I become more confident?
    confidence: Why do I doubt myself?
    boundaries: How do I stop people pleasing?
    confidence: Am I good enough?
    boundaries: How do I learn to say no?
    confidence: Why can't I love myself?
    confidence: How do I find the courage to speak up?
    confidence: How can I trust myself again?
    envy: Why do I compare myself with everyone?
    fear: What am I afraid of?
    fear: What is holding me back?
    fear: How do I face my fear?
    fear: Why do I self-sabotage?
    fear: What does my shadow want?
    fear: What am I avoiding?
    fear: What stands in my way?
    fear: Why am I scared of success?
    fear: What blocks me right now?
    lonely: Why do I feel so lonely?
    lonely: What helps against loneliness?
    lonely: I feel alone in this city. What now?
    lonely: Will the loneliness end?
    lonely: Why do I feel invisible?
    lonely: I'm lonely even among people
    lonely: What does my loneliness need?
    lonely: Why does nobody understand me?
    lonely: How do I stop feeling so isolated?
    purpose: What is my purpose?
    purpose: What should I do with my life?
    purpose: Am I on the right path?
    purpose: Why do I feel lost?
    purpose: Where is my life going?
    purpose: What is the meaning of my life?
    purpose: Which direction should I take?
    purpose: What am I here for?
    purpose: What is my mission this lifetime?
    spiritual: How do I strengthen my intuition?
    spiritual: What does my higher self want me to know?
    spiritual: What is my spiritual lesson now?
    spiritual: Is my inner voice right?
    spiritual: How can I deepen my meditation?
    spiritual: Why have I lost my faith?
    spiritual: What do my guides say?
    spiritual: What does my soul long for?
    spiritual: Should I trust my gut feeling?
    who: Who am I without my work? who am I really
    who: What are my strengths?
    who: How do I live as my true self?
    who: Should I come out to them?
    who: What is my hidden potential?
    who: How can I be myself around others?
    who: What are my gifts?
    who: What do others see that I don't, the real me?
    who: How do I find my identity again?
    change: What needs to change in my life?
    change: Is a new chapter beginning?
    change: How do I start over?
    change: I feel stuck. What is it?
    change: I'm at a crossroads. What do I need?
    change: How do I handle this transition?
    change: What does the big change ask of me?
    change: Is it too late for a fresh start?
    change: Why am I stuck in the same place?
    day: What does today hold?
    day: What do I need to know for tomorrow?
    week: How will my week be?
    week: What should I focus on this week?
    day: What is my card of the day?
    day: How do I meet the day well?
    day: What energy surrounds me today?
    week: What should I watch this weekend?
    week: What is the theme of next week?
    time: What will this year bring?
    time: What does next month hold for me?
    time: How will the coming months be?
    time: What should I focus on in the new year?
    time: What does my future look like?
    time: I'm turning forty, what matters now?
    time: What is the theme of my birthday year?
    time: How will summer be for me?
    time: What is ahead in the next six months? next months matter
    open: What do I need to see right now?
    open: What should I know?
    open: What message do the cards have for me?
    open: What am I not seeing?
    open: What is the lesson here?
    open: Give me guidance
    open: What should I focus on?
    open: What am I missing?
    open: What's next for me?
    legal: Will I win the court case?
    legal: Should I sue them?
    legal: How will the trial end?
    legal: Do I need a better lawyer?
    legal: Will the judge be fair?
    legal: Should I accept the settlement?
    legal: What do I need for the hearing?
    legal: Will the appeal succeed?
    legal: How long will this lawsuit last?
    waiting: Will I hear good news?
    waiting: I'm waiting for the results. What helps?
    waiting: When will the answer come?
    waiting: Will I be accepted?
    waiting: Will they say yes?
    waiting: Will my request be approved?
    waiting: How do I bear waiting for the letter?
    waiting: What will the outcome be?
    waiting: When will I hear from them?
    lost-thing: Where is my ring?
    lost-thing: Will I find my lost cat?
    lost-thing: Where are my keys?
    lost-thing: Will my dog come home?
    lost-thing: Can I find my wallet again?
    lost-thing: Where did I lose my phone? find my phone
    lost-thing: My cat ran away, what now?
    lost-thing: Will I find my necklace?
    lost-thing: Where is my passport?
    adopt: Should I get a dog?
    pet: What does my cat want to tell me?
    adopt: Is a puppy a good idea?
    adopt: Should we get a second cat?
    pet: Is my dog happy?
    pet: Should I give my horse away?
    pet: Why is my pet so anxious?
    pet: Does my old cat still enjoy things?
    adopt: Should we adopt a kitten?
    choice: Which option should I choose?
    choice: How do I make this decision?
    choice: Am I making the right decision?
    choice: Should I choose A or B?
    choice: I am torn between two paths
    choice: What is the right choice for me?
    choice: How do I make up my mind?
    choice: I have a dilemma. What do I not see?
    choice: Which one is better for me?
    timing: When will it happen?
    timing: Is it the right time?
    timing: How long will this take?
    timing: Should I wait or act now?
    timing: Is it too late?
    timing: How soon will things get better?
    timing: Is this the right moment?
    timing: Is it too early to say it?
    timing: When will things turn around?
    yes-no: Yes or no?
    yes-no: Will it work out?
    yes-no: Should I do it?
    yes-no: Will my wish come true?
    yes-no: Will I succeed?
    yes-no: Is this a good idea?
    yes-no: Is it meant to be?
    yes-no: Will my plan work out?
    yes-no: Will everything go well?
    """
}
