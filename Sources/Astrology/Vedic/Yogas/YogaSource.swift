/// Where a definition is found.
public enum YogaSource: Sendable, Hashable {
  /// Brihat Parashara Hora Shastra, in R. Santhanam's numbering of chapters.
  case parashara(chapter: Int)
  /// Mantreshvara, Phaladeepika.
  case phaladeepika(chapter: Int)
  /// Varahamihira, Brihat Jataka.
  case brihatJataka(chapter: Int)
  /// Ramanujacharya, Bhavartha Ratnakara.
  case bhavarthaRatnakara(chapter: Int)
  /// Laghu Parashari, on yogas.
  case laghuParashari
  /// B. V. Raman, Three Hundred Important Combinations.
  case raman(number: Int)
  /// In use today, without a place in the classics.
  case custom
}

extension Yoga {
  /// Where its definition is found; the one that we follow first.
  public var sources: [YogaSource] {
    switch self {
    case .hamsa: [.parashara(chapter: 75), .phaladeepika(chapter: 6), .raman(number: 19)]
    case .malavya: [.parashara(chapter: 75), .phaladeepika(chapter: 6), .raman(number: 20)]
    case .shasha: [.parashara(chapter: 75), .phaladeepika(chapter: 6), .raman(number: 21)]
    case .ruchaka: [.parashara(chapter: 75), .phaladeepika(chapter: 6), .raman(number: 22)]
    case .bhadra: [.parashara(chapter: 75), .phaladeepika(chapter: 6), .raman(number: 23)]
    case .gajakesari: [.raman(number: 1), .phaladeepika(chapter: 6), .parashara(chapter: 36)]
    case .sunapha: [.parashara(chapter: 37), .brihatJataka(chapter: 13), .raman(number: 2)]
    case .anapha: [.parashara(chapter: 37), .brihatJataka(chapter: 13), .raman(number: 3)]
    case .durudhara: [.parashara(chapter: 37), .brihatJataka(chapter: 13), .raman(number: 4)]
    case .kemadruma: [.parashara(chapter: 37), .brihatJataka(chapter: 13), .raman(number: 5)]
    case .chandraMangala: [.raman(number: 6)]
    case .adhi: [.parashara(chapter: 37), .brihatJataka(chapter: 13), .raman(number: 7)]
    case .vasumati: [.raman(number: 9), .phaladeepika(chapter: 6), .parashara(chapter: 37)]
    case .shakata: [.phaladeepika(chapter: 6), .raman(number: 12)]
    case .amala: [.parashara(chapter: 36), .phaladeepika(chapter: 6), .raman(number: 13)]
    case .parvata: [.parashara(chapter: 36), .raman(number: 14)]
    case .kahala: [.parashara(chapter: 36), .raman(number: 15)]
    case .vesi: [.parashara(chapter: 38), .raman(number: 16)]
    case .vasi: [.parashara(chapter: 38), .raman(number: 17)]
    case .ubhayachari: [.parashara(chapter: 38), .raman(number: 18)]
    case .budhaAditya: [.raman(number: 24)]
    case .lakshmi: [.phaladeepika(chapter: 6), .raman(number: 27)]
    case .raja, .dharmaKarmadhipati: [.laghuParashari, .parashara(chapter: 34), .parashara(chapter: 39)]
    case .yogakaraka: [.parashara(chapter: 34), .laghuParashari]
    case .harsha, .sarala, .vimala, .mahaParivartana, .dainyaParivartana, .khalaParivartana, .saraswati:
      [.phaladeepika(chapter: 6)]
    case .neechaBhanga: [.phaladeepika(chapter: 7)]
    case .dhana: [.bhavarthaRatnakara(chapter: 2), .parashara(chapter: 41)]
    case .chamara: [.parashara(chapter: 36), .phaladeepika(chapter: 6)]
    case .daridra: [.phaladeepika(chapter: 6), .parashara(chapter: 42)]
    case .guruChandala, .grahana: [.custom]
    default: [.parashara(chapter: 35), .brihatJataka(chapter: 12)]
    }
  }
}
