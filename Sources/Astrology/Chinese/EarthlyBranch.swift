import Ephemeris

/// The twelve earthly branches (di zhi): of years, of the Sun's months, of double hours.
public enum EarthlyBranch: UInt8, Sendable, Hashable, CaseIterable {
  case zi, chou, yin, mao, chen, si, wu, wei, shen, you, xu, hai

  /// The branch of the double hour that holds a time of day: zi from 23:00 to 1:00, chou from 1:00, and so on.
  ///
  /// - Parameter secondOfDay: seconds since midnight, 0 ..< 86400; what lies outside is folded.
  public init(secondOfDay: Double) {
    let hour = Int(floored(secondOfDay / 7200 + 0.5)) % 12
    self = EarthlyBranch(rawValue: UInt8(hour < 0 ? hour + 12 : hour))!
  }

  /// The name in pinyin, without tones.
  public var name: String {
    switch self {
    case .zi: "Zi"
    case .chou: "Chou"
    case .yin: "Yin"
    case .mao: "Mao"
    case .chen: "Chen"
    case .si: "Si"
    case .wu: "Wu"
    case .wei: "Wei"
    case .shen: "Shen"
    case .you: "You"
    case .xu: "Xu"
    case .hai: "Hai"
    }
  }

  /// The Chinese character.
  public var character: String {
    ["子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥"][Int(rawValue)]
  }

  /// The animal that stands for it.
  public var animal: ChineseAnimal { ChineseAnimal(rawValue: rawValue)! }

  /// Spring is wood, summer fire, autumn metal, winter water, and the last month of each season earth (Xiao Ji, Wuxing dayi, c. 600,
  /// book 1).
  public var element: ChineseElement {
    switch self {
    case .yin, .mao: .wood
    case .si, .wu: .fire
    case .shen, .you: .metal
    case .hai, .zi: .water
    case .chou, .chen, .wei, .xu: .earth
    }
  }

  /// Yang and yin in turn, from yang.
  public var polarity: YinYang { YinYang(rawValue: rawValue % 2)! }

  /// The stems within the branch (cang gan), the principal one first, which has the branch's own element (Xu Sheng, Yuanhai ziping,
  /// song of the stems hidden in the branches).
  public var hiddenStems: [HeavenlyStem] {
    switch self {
    case .zi: [.gui]
    case .chou: [.ji, .gui, .xin]
    case .yin: [.jia, .bing, .wu]
    case .mao: [.yi]
    case .chen: [.wu, .yi, .gui]
    case .si: [.bing, .geng, .wu]
    case .wu: [.ding, .ji]
    case .wei: [.ji, .ding, .yi]
    case .shen: [.geng, .ren, .wu]
    case .you: [.xin]
    case .xu: [.wu, .xin, .ding]
    case .hai: [.ren, .jia]
    }
  }
}
