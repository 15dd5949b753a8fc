@testable import Readings

/// What must be answered with help, and what must not, line by line.
enum CrisisCases {
  static let selfHarm = """
    I want to disappear forever
    I don't want to be here anymore
    kms
    unaliving myself
    quiero morir
    Should I kill myself?
    i want to die
    I just want to die, what do the cards say
    i wanna die so bad
    Would it be better if I killed myself?
    How do I kill myself without pain
    I’m going to end my life tonight
    im gonna kms tonight
    i am thinking about suicide
    I have suicidal thoughts every night
    i feel sucidal
    thinking of commiting suiside
    contemplating suicide again
    is suicide the answer
    is sewerslide an option
    I wish I was dead
    i wish i were never born
    I wish I'd never been born
    I hope I don't wake up tomorrow
    i want to go to sleep and never wake up
    No point in living anymore
    I don’t see a reason to live
    there is nothing left to live for
    i have nothing to live for
    Is my life still worth living?
    life is not worth living
    everyone would be better off without me
    My kids would be better off without me
    I'm better off dead
    i can't go on living
    I cannot live like this anymore
    I am so tired of living
    i'm sick of being alive
    Done with life. What now?
    I want to cut myself
    i keep cutting myself
    I've been hurting myself again
    started cutting again, will it stop?
    the urge to jump is back
    my friend wants to kill herself
    My son is suicidal, what should I do?
    my daughter tried to kill herself last week
    my brother keeps talking about suicide
    Will anyone miss me if I die?
    what happens if i die tonight
    I bought a rope to end it
    i have the pills ready
    I have a plan to die on Sunday
    this is my suicide note
    I wrote goodbye letters
    should i just end it all
    i want to end it all
    thinking of ending it all
    When should I end my life?
    i want to jump off a bridge
    I might jump in front of a train
    want to overdose
    i want to take all my pills
    I swallowed a bottle of pills
    I want to unalive myself
    how to unalive myself
    gonna unaliv myself
    I'd rather be dead
    I hate being alive
    I don't deserve to live
    i deserve to die
    Why should I keep living?
    why am i still alive
    I WANT TO KILL MYSELF
    i want to k1ll myself
    i want to kill my self
    I wannnna dieeee i want to diiiie
    I want to hang myself
    I don't want to live anymore
    i dont wanna be alive
    I no longer want to live
    i dont want to exist
    I want to be dead
    What is the point of living
    I've lost the will to live
    I am giving up on life
    ya no quiero vivir
    Quiero suicidarme
    tengo ganas de morir
    voy a matarme esta noche
    mi hija quiere suicidarse
    je veux mourir
    J’ai envie de mourir
    je ne veux plus vivre
    je vais me suicider
    Ich will sterben
    ich will nicht mehr leben
    ich bringe mich um
    Ich denke an Selbstmord
    ich möchte tot sein
    meine Tochter will sich umbringen
    quero morrer
    não quero mais viver
    vou me matar
    voglio morire
    non voglio più vivere
    sto pensando di farla finita
    main marna chahta hoon
    mujhe marna hai
    jeene ka mann nahi karta
    main khudkushi karna chahti hu
    मैं मरना चाहती हूँ
    ik wil dood
    ik wil niet meer leven
    """
  static let mentalHealth = """
    I feel hopeless and worthless
    the voices tell me to hurt people
    I keep hearing voices
    I'm having a mental breakdown
    i can't take it anymore
    I can't do this anymore
    I cannot cope anymore
    I haven't slept in days
    I am completely worthless
    there is no hope left
    having a panic attack right now
    nobody would care if I was gone
    """
  static let medical = """
    My grandmother had a stroke yesterday
    I'm having a heart attack
    I think I’m having a stroke
    I have severe chest pain
    chest pain and my left arm is numb, chest pain right now
    I can't breathe
    My baby isn't breathing
    my friend overdosed
    I took too many pills
    i swallowed bleach
    The bleeding won't stop
    I'm pregnant and bleeding
    she is coughing blood
    my dad collapsed
    my husband won't wake up
    no puedo respirar
    ich kann nicht atmen
    """
  static let abuse = """
    He hits me
    I was raped
    My husband hits me. Should I stay?
    my boyfriend choked me last night
    My father beats us
    he raped me
    I was sexually assaulted at a party
    i've been molested as a child
    my stepdad touches me at night
    he threatened to kill me
    My ex said he will kill me
    he is going to kill me
    I'm afraid he will hurt me
    I'm scared my husband will kill us
    I am not safe at home
    I am afraid to go home
    he won't let me leave the house
    How do I leave my abusive husband?
    should I stay in an abusive relationship
    is my partner abusive to me
    my ex is stalking me
    my parents are forcing me to marry
    he put his hands on me again
    He gets violent when he drinks
    my boss groped me
    she slaps me in front of the kids
    he pointed a gun at me
    he is blackmailing me with nudes and photos
    mi marido me pega
    me violaron
    mon mari me frappe
    j'ai été violée
    mein Mann schlägt mich
    ich wurde vergewaltigt
    meu marido me bate
    fui estuprada
    mio marito mi picchia
    mi ha violentata
    mera pati mujhe marta hai
    """
  static let violence = """
    I want to hurt my boss
    I want to kill my husband
    should I stab him
    i am going to shoot up the school
    How can I poison my neighbor?
    I have fantasies about killing my ex
    I'm afraid I might hurt my baby
    I hit my wife yesterday
    i wish my husband was dead
    I want to beat up my brother
    i'm going to strangle someone tonight
    quiero matar a mi jefe
    ich will ihn umbringen
    """
  /// Any kind of trouble.
  static let any = """
    I've been wondering whether to just end my life
    Will the pain stop if I take my own life?
    everything hurts and i dont want to wake up anymore
    sometimes i think about driving my car off a bridge
    I'm scared of myself, I want to hurt myself tonight
    my girlfriend said she will kill herself if I leave
    Would my family be better off if I was dead?
    I cant stop thinking about dying
    i keep thinking about death and how to do it
    i want out of this life
    I'm at the end of my rope and I can't see a way out
    is there any point in going on
    I have no reason to live
    Do I have a reason to go on living?
    No one loves me and I want to disappear
    I tried to overdose last week
    I've thought about hanging myself
    I relapsed on self harm
    should i keep cutting
    I am suicidal
    Feeling suicidal today
    ready to give up on everything and die
    Will I die by suicide?
    my boyfriend strangled me
    my dad hits my mom, what can I do
    He forces me to have sex
    he beat me up last night
    I'm being stalked by my ex
    My partner threatened me with a knife
    My husband controls everything and hits the kids
    He punched me in the face
    I got raped last year and can't sleep
    someone drugged my drink
    my uncle abused me
    I am scared he is going to kill me
    I want to kill my stepfather
    I keep thinking about hurting my baby
    i want to make him bleed
    I feel like murdering my boss
    I'm having chest pains
    my mother had a heart attack this morning
    She took an overdose
    I can't feel my left arm and my face is numb
    he has stopped breathing
    I am bleeding heavily and pregnant
    Everything is pointless, I feel worthless
    I'm losing my mind and I'm scared
    I haven't eaten in days and can't get out of bed
    estoy pensando en suicidarme
    no quiero seguir viviendo
    j'en ai marre de vivre
    ich kann nicht mehr, ich will weg sein für immer
    Ich habe Suizidgedanken
    penso em me matar
    non ce la faccio più a vivere
    mujhe jeena nahi hai
    I want to d!e
    kill myself?
    how 2 kill myself
    I feel like ending everything tonight
    Would anyone care if I was gone?
    I've been self harming again, will I ever stop?
    I'm a burden to everyone
    can you tell me if my suicide attempt will work
    should i just die already
    Why can't I just die
    I can't stop wanting to die
    Sometimes I wish a car would hit me
    I wish I could fall asleep forever
    my mom says she wants to die
    My best friend cuts herself
    my teenage son said he wants to kill himself
    I feel like I have no future and nobody would miss me
    my boyfriend pushed me down the stairs
    my girlfriend hits me when she is angry
    he strangled me and says it was love
    I was assaulted by my coworker
    My boyfriend forces me into things in bed
    someone is following me home every night
    my dad touched me when I was little
    Am I being abused?
    I can't tell anyone what my uncle did to me, he raped me
    I want to kill my neighbor's dog and him too
    I have violent thoughts about my wife
    I'm going to kill my ex
    I think my mother is having a stroke
    I swallowed a whole pack of paracetamol
    can't breathe and my chest hurts
    my friend is unconscious after drinking
    i keep having panic attacks every day
    nothing matters anymore and I feel so hopeless
    i am scared of what i might do to myself
    me quiero morir
    no aguanto más esta vida
    je pense au suicide
    je n'ai plus envie de vivre
    Ich will mich umbringen
    ich habe keine Kraft mehr zu leben
    estou com vontade de morrer
    mi voglio ammazzare
    mujhe suicide karna hai
    """
}
