/// One of the 88 parts into which the International Astronomical Union divides the sky (names 1922, borders 1930).
public enum Constellation: UInt8, Sendable, Hashable, CaseIterable {
  case andromeda, antlia, apus, aquarius, aquila, ara, aries, auriga, bootes, caelum, camelopardalis, cancer,
    canesVenatici, canisMajor, canisMinor, capricornus, carina, cassiopeia, centaurus, cepheus, cetus, chamaeleon,
    circinus, columba, comaBerenices, coronaAustralis, coronaBorealis, corvus, crater, crux, cygnus, delphinus, dorado,
    draco, equuleus, eridanus, fornax, gemini, grus, hercules, horologium, hydra, hydrus, indus, lacerta, leo, leoMinor,
    lepus, libra, lupus, lynx, lyra, mensa, microscopium, monoceros, musca, norma, octans, ophiuchus, orion, pavo,
    pegasus, perseus, phoenix, pictor, pisces, piscisAustrinus, puppis, pyxis, reticulum, sagitta, sagittarius, scorpius,
    sculptor, scutum, serpens, sextans, taurus, telescopium, triangulum, triangulumAustrale, tucana, ursaMajor, ursaMinor,
    vela, virgo, volans, vulpecula

  /// The Latin name: `Ursa Major`.
  public var name: String { words.name }

  /// The name as it follows a letter: `Ursae Majoris`.
  public var genitive: String { words.genitive }

  /// The three letters of the union: `UMa`.
  public var abbreviation: String { words.abbreviation }

  private var words: (abbreviation: String, name: String, genitive: String) {
    switch self {
    case .andromeda: ("And", "Andromeda", "Andromedae")
    case .antlia: ("Ant", "Antlia", "Antliae")
    case .apus: ("Aps", "Apus", "Apodis")
    case .aquarius: ("Aqr", "Aquarius", "Aquarii")
    case .aquila: ("Aql", "Aquila", "Aquilae")
    case .ara: ("Ara", "Ara", "Arae")
    case .aries: ("Ari", "Aries", "Arietis")
    case .auriga: ("Aur", "Auriga", "Aurigae")
    case .bootes: ("Boo", "Bootes", "Bootis")
    case .caelum: ("Cae", "Caelum", "Caeli")
    case .camelopardalis: ("Cam", "Camelopardalis", "Camelopardalis")
    case .cancer: ("Cnc", "Cancer", "Cancri")
    case .canesVenatici: ("CVn", "Canes Venatici", "Canum Venaticorum")
    case .canisMajor: ("CMa", "Canis Major", "Canis Majoris")
    case .canisMinor: ("CMi", "Canis Minor", "Canis Minoris")
    case .capricornus: ("Cap", "Capricornus", "Capricorni")
    case .carina: ("Car", "Carina", "Carinae")
    case .cassiopeia: ("Cas", "Cassiopeia", "Cassiopeiae")
    case .centaurus: ("Cen", "Centaurus", "Centauri")
    case .cepheus: ("Cep", "Cepheus", "Cephei")
    case .cetus: ("Cet", "Cetus", "Ceti")
    case .chamaeleon: ("Cha", "Chamaeleon", "Chamaeleontis")
    case .circinus: ("Cir", "Circinus", "Circini")
    case .columba: ("Col", "Columba", "Columbae")
    case .comaBerenices: ("Com", "Coma Berenices", "Comae Berenices")
    case .coronaAustralis: ("CrA", "Corona Australis", "Coronae Australis")
    case .coronaBorealis: ("CrB", "Corona Borealis", "Coronae Borealis")
    case .corvus: ("Crv", "Corvus", "Corvi")
    case .crater: ("Crt", "Crater", "Crateris")
    case .crux: ("Cru", "Crux", "Crucis")
    case .cygnus: ("Cyg", "Cygnus", "Cygni")
    case .delphinus: ("Del", "Delphinus", "Delphini")
    case .dorado: ("Dor", "Dorado", "Doradus")
    case .draco: ("Dra", "Draco", "Draconis")
    case .equuleus: ("Equ", "Equuleus", "Equulei")
    case .eridanus: ("Eri", "Eridanus", "Eridani")
    case .fornax: ("For", "Fornax", "Fornacis")
    case .gemini: ("Gem", "Gemini", "Geminorum")
    case .grus: ("Gru", "Grus", "Gruis")
    case .hercules: ("Her", "Hercules", "Herculis")
    case .horologium: ("Hor", "Horologium", "Horologii")
    case .hydra: ("Hya", "Hydra", "Hydrae")
    case .hydrus: ("Hyi", "Hydrus", "Hydri")
    case .indus: ("Ind", "Indus", "Indi")
    case .lacerta: ("Lac", "Lacerta", "Lacertae")
    case .leo: ("Leo", "Leo", "Leonis")
    case .leoMinor: ("LMi", "Leo Minor", "Leonis Minoris")
    case .lepus: ("Lep", "Lepus", "Leporis")
    case .libra: ("Lib", "Libra", "Librae")
    case .lupus: ("Lup", "Lupus", "Lupi")
    case .lynx: ("Lyn", "Lynx", "Lyncis")
    case .lyra: ("Lyr", "Lyra", "Lyrae")
    case .mensa: ("Men", "Mensa", "Mensae")
    case .microscopium: ("Mic", "Microscopium", "Microscopii")
    case .monoceros: ("Mon", "Monoceros", "Monocerotis")
    case .musca: ("Mus", "Musca", "Muscae")
    case .norma: ("Nor", "Norma", "Normae")
    case .octans: ("Oct", "Octans", "Octantis")
    case .ophiuchus: ("Oph", "Ophiuchus", "Ophiuchi")
    case .orion: ("Ori", "Orion", "Orionis")
    case .pavo: ("Pav", "Pavo", "Pavonis")
    case .pegasus: ("Peg", "Pegasus", "Pegasi")
    case .perseus: ("Per", "Perseus", "Persei")
    case .phoenix: ("Phe", "Phoenix", "Phoenicis")
    case .pictor: ("Pic", "Pictor", "Pictoris")
    case .pisces: ("Psc", "Pisces", "Piscium")
    case .piscisAustrinus: ("PsA", "Piscis Austrinus", "Piscis Austrini")
    case .puppis: ("Pup", "Puppis", "Puppis")
    case .pyxis: ("Pyx", "Pyxis", "Pyxidis")
    case .reticulum: ("Ret", "Reticulum", "Reticuli")
    case .sagitta: ("Sge", "Sagitta", "Sagittae")
    case .sagittarius: ("Sgr", "Sagittarius", "Sagittarii")
    case .scorpius: ("Sco", "Scorpius", "Scorpii")
    case .sculptor: ("Scl", "Sculptor", "Sculptoris")
    case .scutum: ("Sct", "Scutum", "Scuti")
    case .serpens: ("Ser", "Serpens", "Serpentis")
    case .sextans: ("Sex", "Sextans", "Sextantis")
    case .taurus: ("Tau", "Taurus", "Tauri")
    case .telescopium: ("Tel", "Telescopium", "Telescopii")
    case .triangulum: ("Tri", "Triangulum", "Trianguli")
    case .triangulumAustrale: ("TrA", "Triangulum Australe", "Trianguli Australis")
    case .tucana: ("Tuc", "Tucana", "Tucanae")
    case .ursaMajor: ("UMa", "Ursa Major", "Ursae Majoris")
    case .ursaMinor: ("UMi", "Ursa Minor", "Ursae Minoris")
    case .vela: ("Vel", "Vela", "Velorum")
    case .virgo: ("Vir", "Virgo", "Virginis")
    case .volans: ("Vol", "Volans", "Volantis")
    case .vulpecula: ("Vul", "Vulpecula", "Vulpeculae")
    }
  }
}
