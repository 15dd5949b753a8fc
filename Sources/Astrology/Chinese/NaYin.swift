/// The sound (na yin) that two pairs of the sixty share, with an element of its own.
///
/// Wan Minying, Sanming tonghui (1578), book 1; the translations are ours.
public struct NaYin: Sendable, Hashable {
  /// 1 … 30, from Jia Zi and Yi Chou.
  public let number: Int

  /// The sound of a pair.
  public init(_ pair: StemBranch) { number = (pair.number + 1) / 2 }

  /// Its element, which is neither the stem's nor the branch's as a rule.
  ///
  /// The numbers of stem (1 … 5, by twos) and branch (1 … 3, by twos, over again after three) are added; the sum, less five where it can
  /// be, is wood, metal, water, fire, earth.
  public var element: ChineseElement {
    let pair = (number - 1) * 2
    let sum = pair % 10 / 2 + 1 + pair % 6 / 2 + 1
    switch (sum - 1) % 5 {
    case 0: return .wood
    case 1: return .metal
    case 2: return .water
    case 3: return .fire
    default: return .earth
    }
  }

  /// The image by which it is called, in Chinese: `海中金`.
  public var characters: String { Self.images[number - 1].0 }

  /// The image in English: `gold in the sea`.
  public var name: String { Self.images[number - 1].1 }

  private static var images: [(String, String)] {
    [
      ("海中金", "gold in the sea"), ("炉中火", "fire in the furnace"), ("大林木", "wood of the great forest"),
      ("路旁土", "earth by the road"), ("剑锋金", "metal of the sword's edge"), ("山头火", "fire on the mountain top"),
      ("涧下水", "water of the ravine"), ("城头土", "earth of the city wall"), ("白蜡金", "metal of white wax"),
      ("杨柳木", "wood of the willow"), ("泉中水", "water in the spring"), ("屋上土", "earth on the roof"),
      ("霹雳火", "fire of the thunderbolt"), ("松柏木", "wood of pine and cypress"), ("长流水", "water of the long river"),
      ("沙中金", "gold in the sand"), ("山下火", "fire below the mountain"), ("平地木", "wood of the plain"),
      ("壁上土", "earth on the wall"), ("金箔金", "metal of gold leaf"), ("覆灯火", "fire of the covered lamp"),
      ("天河水", "water of the river of heaven"), ("大驿土", "earth of the post road"), ("钗钏金", "metal of hairpin and bracelet"),
      ("桑柘木", "wood of the mulberry"), ("大溪水", "water of the great stream"), ("沙中土", "earth in the sand"),
      ("天上火", "fire in the sky"), ("石榴木", "wood of the pomegranate"), ("大海水", "water of the great sea"),
    ]
  }
}
