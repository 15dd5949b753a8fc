// Written by Tools/stars/build.py; do not edit.

extension FixedStar {
  /// Every star and object of the table, by right ascension.
  public static let all: [FixedStar] = [
    .alpheratz, .caph, .algenib, .ankaa, .schedar, .andromedaGalaxy, .diphda, .mirach, .revati, .alpherg, .achernar, .batenKaitos,
    .mothallah, .sheratan, .alrescha, .almach, .hamal, .capulus, .mira, .polaris, .bharani, .acamar, .menkar, .algol, .mirfak,
    .electra, .taygeta, .maia, .merope, .alcyone, .atlas, .pleione, .primaHyadum, .ain, .aldebaran, .rigel, .capella, .bellatrix,
    .elnath, .mintaka, .meissa, .orionNebula, .alnilam, .tianguan, .phact, .alnitak, .betelgeuse, .menkalinan, .propus, .mirzam,
    .tejat, .canopus, .alhena, .sirius, .adhara, .wezen, .wasat, .castor, .procyon, .pollux, .naos, .avior, .praesepe,
    .asellusBorealis, .asellusAustralis, .ashlesha, .acubens, .miaplacidus, .markeb, .alphard, .algenubi, .alJabhah, .regulus,
    .adhafera, .algieba, .alkes, .merak, .dubhe, .zosma, .chertan, .labrum, .denebola, .zavijava, .phecda, .alchiba, .megrez,
    .gienah, .zaniah, .acrux, .algorab, .virgoA, .gacrux, .kraz, .porrima, .mimosa, .alioth, .corCaroli, .vindemiatrix, .diadem,
    .mizar, .spica, .alcor, .copula, .alkaid, .hadar, .thuban, .menkent, .arcturus, .khambalia, .seginus, .rigilKentaurus, .izar,
    .kochab, .zubenelgenubi, .brachium, .iota1Librae, .princeps, .zubeneschamali, .pherkad, .alphecca, .zubenelhakrabi,
    .unukalhai, .dschubba, .acrab, .yedPrior, .alniyat, .antares, .han, .sabik, .rasalgethi, .rastaban, .lesath, .shaula,
    .rasalhague, .aculeus, .galacticCentre, .acumen, .eltanin, .sinistra, .spiculum, .alnasl, .polis, .kausMedia, .kausAustralis,
    .kausBorealis, .facies, .vega, .nunki, .ascella, .manubrium, .okab, .rukbat, .albireo, .altair, .terebellum, .algedi, .dabih,
    .sadr, .peacock, .oculus, .bos, .rotanev, .sualocin, .deneb, .albali, .armus, .dorsum, .alderamin, .sadalsuud, .castra,
    .nashira, .enif, .denebAlgedi, .kurhah, .sadalmelik, .alnair, .sadachbia, .hydor, .skat, .fomalhaut, .scheat, .markab,
  ]
}
