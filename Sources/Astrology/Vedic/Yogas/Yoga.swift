/// A combination that the tradition names.
///
/// The definitions are those of the texts named at each case, and of ``sources``; where texts differ, the one followed stands
/// first. Kendras are the houses 1, 4, 7, 10, trikonas 5 and 9 (with the lagna, 1), dusthanas 6, 8, 12, upachayas 3, 6, 10, 11;
/// all are whole signs. The raw value is a stable identifier.
public enum Yoga: String, Sendable, Hashable, CaseIterable {
  // MARK: - five great persons

  /// Mars, Mercury, Jupiter, Venus, Saturn in own sign or exaltation in a kendra.
  case ruchaka, bhadra, hamsa, malavya, shasha

  // MARK: - of the Moon

  /// Jupiter in a kendra from the Moon.
  case gajakesari
  /// Moon and Mars in one sign, or looking at each other.
  case chandraMangala
  /// Mercury, Jupiter and Venus, all in the sixth, seventh and eighth from the Moon.
  case adhi
  /// One of the five from Mars to Saturn in the second from the Moon, in the twelfth, in both.
  case sunapha, anapha, durudhara
  /// None in either.
  case kemadruma
  /// The Moon in the sixth, eighth or twelfth from Jupiter.
  case shakata
  /// Mercury, Jupiter and Venus in upachayas from the lagna or from the Moon.
  case vasumati
  /// None but benefics in the tenth from the lagna or from the Moon.
  case amala

  // MARK: - of the Sun

  /// One of the five from Mars to Saturn in the second from the Sun, in the twelfth, in both.
  case vesi, vasi, ubhayachari
  /// Sun and Mercury in one sign.
  case budhaAditya

  // MARK: - of lords

  /// The lord of a kendra and the lord of a trikona (5, 9) in one sign, looking at each other, or in each other's signs.
  case raja
  /// The same of the ninth and the tenth.
  case dharmaKarmadhipati
  /// One graha that rules a kendra (4, 7, 10) and a trikona (5, 9).
  case yogakaraka
  /// The lord of the sixth, eighth, twelfth in a dusthana.
  case harsha, sarala, vimala
  /// What lifts a debilitation, each condition by itself.
  case neechaBhanga
  /// Two lords in each other's houses: none of the third, sixth, eighth and twelfth; one of the sixth, eighth or twelfth; one
  /// of the third.
  case mahaParivartana, dainyaParivartana, khalaParivartana
  /// Lords of the second and eleventh with each other or with those of the fifth and ninth; and Parashara's fourteen for the
  /// owner of the fifth or of the lagna at home.
  case dhana
  /// The lord of the ninth in its own sign or exaltation in a kendra or trikona, with Venus so too or the lord of the lagna
  /// strong.
  case lakshmi
  /// The lord of the lagna exalted in a kendra and looked on by Jupiter; or two benefics together in the first, seventh, ninth
  /// or tenth.
  case chamara
  /// Jupiter or the lord of the ninth and the lord of the fourth in kendras from each other, the lord of the lagna strong; or
  /// the lord of the fourth in its own sign or exaltation, with the lord of the tenth.
  case kahala
  /// The lord of the eleventh in a dusthana; or the lords of the lagna and of the sixth or twelfth in each other's houses, the
  /// first with or looked on by the lord of the second or seventh.
  case daridra

  // MARK: - of benefics

  /// Mercury, Jupiter and Venus in kendras, trikonas or the second, Jupiter in its own, an exalting or a friend's sign.
  case saraswati
  /// Two benefics or more in kendras, and no malefic in the seventh and eighth.
  case parvata

  // MARK: - of the nodes

  /// Jupiter with a node.
  case guruChandala
  /// Sun or Moon with a node.
  case grahana

  // MARK: - nabhasa: asraya

  /// The seven all in movable, in fixed, in dual signs.
  case rajju, musala, nala

  // MARK: - nabhasa: dala

  /// Mercury, Jupiter and Venus in three kendras and no malefic in any; Sun, Mars and Saturn so and no benefic in any.
  case mala, sarpa

  // MARK: - nabhasa: akriti

  /// The seven in two kendras that follow each other.
  case gada
  /// In the first and seventh; in the fourth and tenth.
  case shakataNabhasa, vihaga
  /// In the first, fifth and ninth; in the three houses of another such triangle.
  case shringataka, hala
  /// In the four kendras; in the houses before them, or in those after them.
  case kamala, vapi
  /// In four houses on end from the first, fourth, seventh, tenth.
  case yupa, shara, shakti, danda
  /// In seven houses on end from the first, fourth, seventh, tenth, from any other.
  case nau, kuta, chhatra, chapa, ardhachandra
  /// In the six odd houses; in the six even ones.
  case chakra, samudra

  // MARK: - nabhasa: sankhya

  /// The seven in one, two, three, four, five, six, seven signs (the last is also Vallaki), when no other nabhasa holds.
  case gola, yuga, shula, kedara, pasha, dama, vina
}

/// Which part of the tradition a yoga belongs to.
public enum YogaGroup: String, Sendable, Hashable, CaseIterable {
  case mahapurusha, lunar, solar, lords, benefics, nodes, nabhasa
}

extension Yoga {
  /// Which part of the tradition it belongs to.
  public var group: YogaGroup {
    switch self {
    case .ruchaka, .bhadra, .hamsa, .malavya, .shasha: .mahapurusha
    case .gajakesari, .chandraMangala, .adhi, .sunapha, .anapha, .durudhara, .kemadruma, .shakata, .vasumati, .amala: .lunar
    case .vesi, .vasi, .ubhayachari, .budhaAditya: .solar
    case .raja, .dharmaKarmadhipati, .yogakaraka, .harsha, .sarala, .vimala, .neechaBhanga, .mahaParivartana, .dainyaParivartana,
      .khalaParivartana, .dhana, .lakshmi, .chamara, .kahala, .daridra:
      .lords
    case .saraswati, .parvata: .benefics
    case .guruChandala, .grahana: .nodes
    case .rajju, .musala, .nala, .mala, .sarpa, .gada, .shakataNabhasa, .vihaga, .shringataka, .hala, .kamala, .vapi, .yupa,
      .shara,
      .shakti, .danda, .nau, .kuta, .chhatra, .chapa, .ardhachandra, .chakra, .samudra, .gola, .yuga, .shula, .kedara, .pasha,
      .dama,
      .vina:
      .nabhasa
    }
  }
}
