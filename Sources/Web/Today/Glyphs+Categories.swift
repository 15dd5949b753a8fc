import ChartArt
import Readings

extension Glyphs {
  /// The symbol of a part of life.
  static func id(_ category: LifeCategory) -> String {
    let glyph: Glyph =
      switch category {
      case .loveRelationships: .iconLove
      case .familyFriendships: .iconFamily
      case .pathProfession: .iconPath
      case .personalGrowth: .iconGrowth
      case .financeAbundance: .iconMoney
      case .purposeSpirituality: .iconPurpose
      case .homeEnvironment: .iconHome
      case .decisionsCrossroads: .iconCrossing
      }
    return glyph.id
  }
}
