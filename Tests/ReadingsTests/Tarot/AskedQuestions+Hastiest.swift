extension AskedQuestions {
  /// Hasty ones with their abbreviations.
  static let hastiest = """
    admission: will i get in to art school pls
    argument: why do we fite so much
    buy: shld i get the new phone
    buy: shoud i by the car
    children: shoud i hav kids
    come-back: wil he com back
    crush: dos she kno i like her
    crush: dose my neighbour fancy me
    exam: freakin out abt my finals how do i calm down
    find-job: will i get the jbo at the clinic
    friend-argument: me n my bestie had a fite how do i fix it
    friend-lost: shoud i cut her of she is a toxic frend
    friend-silent: my bff is ignoring me why
    ghosted: he unmatched me y
    ghosted: why is he leavin me on read
    heartbreak: my bf broke up w me what now
    intimacy: he dosnt touch me anymore whats wrong
    jealous: cant stop chekcing his phone what do i do
    learn: cant focus on uni how do i start
    learn: shud i drop out
    leave-job: shld i quit my jb
    let-go: how do i get ovr him
    meet: wen will i meet sum1
    money-now: wil i be ritch one day
    purpose: idk what im doing with my life help
    sibling: me and my sis dont talk what can i do
    time: wats coming for me in the next 6 months
    work-any: whats next for me at wrk
    write: shld i txt him or wait
    """
}
