/// The ten heavenly stems (tian gan).
public enum HeavenlyStem: UInt8, Sendable, Hashable, CaseIterable {
  case jia, yi, bing, ding, wu, ji, geng, xin, ren, gui

  /// The name in pinyin, without tones.
  public var name: String {
    switch self {
    case .jia: "Jia"
    case .yi: "Yi"
    case .bing: "Bing"
    case .ding: "Ding"
    case .wu: "Wu"
    case .ji: "Ji"
    case .geng: "Geng"
    case .xin: "Xin"
    case .ren: "Ren"
    case .gui: "Gui"
    }
  }

  /// The Chinese character.
  public var character: String { ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"][Int(rawValue)] }

  /// Two stems to each element, from wood (Xiao Ji, Wuxing dayi, c. 600, book 1).
  public var element: ChineseElement { ChineseElement(rawValue: rawValue / 2)! }

  /// Yang and yin in turn, from yang.
  public var polarity: YinYang { YinYang(rawValue: rawValue % 2)! }
}
