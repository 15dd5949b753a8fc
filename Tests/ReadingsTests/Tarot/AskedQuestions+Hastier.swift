extension AskedQuestions {
  /// Questions typed in haste: letters wrong, missing, doubled and swapped.
  static let hastier = """
    interview: Why do I feeze in inoerviews?
    intimacy: Are we dirfting appart?
    intimacy: How can we be clsoe agin?
    intimacy: How do I reconnect with my hussband?
    intimacy: What haopened to our passion?
    intimacy: Why is he so distnt lateely?
    intimacy: how do we buing back the saark
    invest: Is cryypto a good idea for me?
    invest: Shhould I invest in stocks?
    invest: Sould I put my savings in a fund?
    invest: shuold i sell my shares
    jealous: Can I trrust him?
    jealous: How do I stop bing jelaous of his ex?
    jealous: should i chack his phone
    learn: Should I do a masers?
    learn: Should I drop out of colege?
    learn: Shuld I go back to scohol?
    learn: What should I sttudy?
    learn: is it too late to leaarn the vioolin, learning at my age
    learn: should i take the training in sring
    leave-job: I'm bered at work. Is it time for somothing else?
    leave-job: Shoold I quit my job?
    leave-job: What happens if I hand in my ntice?
    leave-job: Why am I so unhppy at work?
    leave-job: is it time to luave the company
    leave-job: what woould i be walking away from if i quit
    legal: Sholud I acecpt the settlement?
    legal: Will the jugde be fair?
    legal: how long will this lawssuit last
    legal: how will the tial end
    legal: will the appeal scceed
    lend: Shoould I lend my couin the car money?
    let-go: Am I rady to move on?
    let-go: How do I stop thinknig about her?
    live-together: Am I reeady to move in with my boyfriend?
    live-together: Why do I hasitate to live with him?
    live-together: should i ask him abuut moving in toogether
    live-together: what shold we know before mouing in together
    live-together: will liivng with her work
    lonely: I feel alnoe in this city. What now?
    lonely: I'm lonnely even among people
    lonely: What does my looneliness need?
    lonely: What hlps agaanst loneliness?
    lonely: Why do I feel inviisible?
    lonely: Why does nobbody understand me?
    lonely: Will the loneeiness end?
    lonely: why do i feel so loonely
    lost-job: Affter losing my job, whare do I begin?
    lost-job: How do I get thorugh being unemployed?
    lost-job: I was sacekd and I feel ashmaed. What helps?
    lost-job: What can I learn from being made redunndant?
    lost-job: Will the lyoffs hit me?
    lost-job: i got fied. what do i need to see
    lost-thing: Wehre is my ring?
    lost-thing: Whree is my paosport?
    lost-thing: will i find my neecklace
    marry: Sould I propose to her?
    marry: are we redy to get marreid
    marry: why is she afraid of cmmitment
    marry: will the wedding go well
    meet: How do I ateract the right pautner?
    meet: When will I meet soeeone?
    meet: will love find me aain
    money-now: Why do I worrry abbout money so much?
    money-now: how is my financiial situuation going to develop
    money-now: what do i need to see about moaey right now
    money-now: will my finaces improve
    mother: Can I forggive my mum?
    mother: Shouuld I call my mother?
    mother: What did I lern from my moher?
    mother: What does my moother need from me?
    mother: Why do I becime a child aronud my mother?
    mother: will my mom ever understnd me
    move: Should I loave this town?
    move: Should I move to antoher city?
    move: What weuld a new city chage for me?
    move: Whre should I live?
    move: Why can't I deecide whether to move?
    move: is it time to reloate
    offer: Do I take the role or wait for sometiing beter?
    offer: Shold I turn down the ofefr?
    offer: Shouuld I sign the conract?
    offer: Sohuld I take the job in another city?
    offer: i got a job offer. do i accept
    open: Weat's next for me?
    open: What am I not seeng?
    open: What messge do the cards have for me?
    open: what am i misssing
    open: what do i need to see riht now
    open: what sould i fcous on
    parents: How do I set limiits with my parents?
    parents: How do I tell my paarents?
    parents: Shuld I move in with my parents?
    parents: What do my parents expeect?
    parents: Why do I sill need my parents approval?
    parents: Will my pareents accept my choice?
    parents: how can i live without my paernts expectations
    parents: shuold i tell my folks the truth
    perform: What do I need for the peaformance?
    perform: Will my presenation land?
    perform: am i rady for the competioion
    perform: how can i preepare for the speech
    perform: why do i tremble on satge
    adopt: Is a puopy a good idea?
    pet: does my old cat still enjoy thinngs
    adopt: shoould we adopt a kitten
    adopt: shouuld i get a dog
    adopt: sohuld we get a sceond cat
    promotion: I've been offered a promtion that I'm not sure I want
    promotion: Will I be promtoed this year?
    promotion: Will the leadarship role suit me?
    promotion: is the mannager role riuht for me
    promotion: what happens if i turn down the promoiton
    publish: Shuld I look for an aaent?
    publish: Why am I araid to sare my writing?
    publish: am i rady to show my work
    publish: how do i find an audeince
    publish: will a publsiher take my book
    purpose: What shhould I do with my life?
    purpose: Woich direction sohuld I take?
    purpose: what is my misoion this lifetime
    purpose: what is the meaing of my life
    raise: How do I negotiate my salaary?
    raise: Should I accept this saalary?
    raise: Shuld I ask for a raise?
    raise: i am unuerpaid, what can i do
    raise: why am i afraid to ask for a raiise
    regret: I sent too much again, why?
    regret: Was it a mistake to buy this hoouse? I have buyers remorrse
    regret: What is behind my impullse buying?
    regret: Why do I overspend, overspendiing every month?
    regret: i shouldn't have bought it. do i retuurn it
    regret: why do i reget sleling the flat
    relationship: How can I be a btter wife, what does my hasband need?
    relationship: Is he rgiht for me?
    relationship: Is she the right pesron for me?
    relationship: What is btween us?
    relationship: Where is our relatioiship going?
    what-are-we: what are we to each oher
    retire: Am I ready for rtirement?
    retire: Is it too erly to stop wooking for good?
    retire: What will rteirement be like for me?
    retire: Why does retiement scre me?
    roommate: How do I live with my roomate?
    roommate: How do I make peaace with my neighbour?
    roommate: Is my roommtae ling to me?
    roommate: Will the landloord fix things?
    roommate: what can i do abuut my landlrod
    roommate: why does my neighbbor bother me so much
    save: How can I put mooney aside?
    save: How do I buld up a nest egg?
    save: How do I save mnoey?
    save: What does my buget tell me?
    save: Why can't I stick to a bedget?
    save: is savng for a house realistic
    save: should i use my savnigs
    save: will i save enough for the trip savigns are slow
    sibling: How do I help my brother wihout losing myself?
    sibling: What is between me and my sibuings?
    sibling: should i forgive my borther
    sleep: What helps agianst iisomnia?
    sleep: how do i get calm befoore sleep
    spiritual: Shuold I trust my gut feelng?
    spiritual: What do my gides say?
    spiritual: how can i deeen my meditation
    spiritual: is my inner voce right
    stay: Is it time to beak up?
    stay: Should we separate for a whlie?
    stay: Stay or go? I cant deccide about us
    stay: can we save our marriage
    stay: do i end it or keep tryiing
    stay: should i give her anotier chnce
    stuck: Im stuck on my paining
    stuck: Why do I procrastioate?
    stuck: how can i be creative aain creativity seems gone
    stuck: where did my inspuration go
    stuck: why am i stuuck with the novvel
    time: How will the coming mouths be?
    time: Im turnang forty, what matters now?
    time: What does my fuutre look like?
    time: What is the thmee of my brthday year?
    time: how will semmer be for me
    time: what is ahead in the next six monnths next months matter
    time: what will this year briing
    timing: How soon will things get bettter?
    timing: Is this the rieht moment?
    timing: is it too eaarly to say it
    timing: when will it happpen
    tired: Am I brned out?
    tired: How do I get my eneergy back?
    tired: I feel droined. What do I need?
    tired: Why am I so eohausted?
    tired: what wouuld be real rest for me
    travel: What will I find on this jouraey to Peru, this trip?
    travel: Where shouuld I travel this year?
    travel: Will the vacattion do us good?
    travel: how do i make the most of the hloiday
    travel: should i go on this trip alnoe
    trust-again: Am I redy to love soembody?
    trust-again: Do I stiill believe in love?
    trust-again: How can I lern to trsut someone new?
    trust-again: Will I ever love aggain?
    trust-again: how do i let somuone in
    trust-again: what keeps me from oening up
    waiting: How do I bear witing for the letter?
    waiting: i'm waiting for the results. what hulps
    waiting: when will the ansewr come
    waiting: will i be accpted
    who: How do I find my idnetity aain?
    who: Sould I come out to them?
    who: what do oters see that i don't, the real me
    yes-no: Is it meaant to be?
    yes-no: Shoould I do it?
    yes-no: Will I suceed?
    yes-no: will eerything go well
    """
}
