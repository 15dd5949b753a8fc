public import Ephemeris

extension Nakshatra {
  /// The junction star, by which the mansion is known in the sky.
  ///
  /// Identified as by W. D. Whitney in E. Burgess's translation of the Surya Siddhanta (Journal of the American Oriental Society 6,
  /// 1860), chapter VIII, notes; for Bharani 41 Arietis, the brightest of its three, which bears the name today. It need not stand
  /// within the 13°20′ of its nakshatra.
  public var yogatara: FixedStar {
    switch self {
    case .ashwini: .sheratan
    case .bharani: .bharani
    case .krittika: .alcyone
    case .rohini: .aldebaran
    case .mrigashira: .meissa
    case .ardra: .betelgeuse
    case .punarvasu: .pollux
    case .pushya: .asellusAustralis
    case .ashlesha: .ashlesha
    case .magha: .regulus
    case .purvaPhalguni: .zosma
    case .uttaraPhalguni: .denebola
    case .hasta: .algorab
    case .chitra: .spica
    case .swati: .arcturus
    case .vishakha: .iota1Librae
    case .anuradha: .dschubba
    case .jyeshtha: .antares
    case .mula: .shaula
    case .purvaAshadha: .kausMedia
    case .uttaraAshadha: .nunki
    case .shravana: .altair
    case .dhanishta: .rotanev
    case .shatabhisha: .hydor
    case .purvaBhadrapada: .markab
    case .uttaraBhadrapada: .algenib
    case .revati: .revati
    }
  }
}
