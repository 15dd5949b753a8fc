/// The twenty-four solar terms (jie qi): the Sun's apparent longitude at the multiples of 15°, from the beginning of spring.
///
/// GB/T 33661-2017, annex A. The first of each two is a jie, which opens a month of the Four Pillars; the second a zhongqi, which gives a
/// lunar month its number.
public enum SolarTerm: UInt8, Sendable, Hashable, CaseIterable {
  case lichun, yushui, jingzhe, chunfen, qingming, guyu, lixia, xiaoman, mangzhong, xiazhi, xiaoshu, dashu
  case liqiu, chushu, bailu, qiufen, hanlu, shuangjiang, lidong, xiaoxue, daxue, dongzhi, xiaohan, dahan

  /// The term in whose fifteen degrees a longitude of the Sun lies; any finite number of degrees is folded.
  public init(solarLongitude: Double) {
    self = SolarTerm(rawValue: UInt8(min(23, normalizedDegrees(solarLongitude - 315) / 15)))!
  }

  /// The Sun's longitude at which it begins, in degrees, 0 … 345.
  public var longitude: Double { normalizedDegrees(315 + 15 * Double(rawValue)) }

  /// Whether it opens a month of the Four Pillars.
  public var isJie: Bool { rawValue % 2 == 0 }

  /// The name in pinyin, without tones.
  public var name: String {
    let names = [
      "Lichun", "Yushui", "Jingzhe", "Chunfen", "Qingming", "Guyu", "Lixia", "Xiaoman", "Mangzhong", "Xiazhi", "Xiaoshu", "Dashu",
      "Liqiu", "Chushu", "Bailu", "Qiufen", "Hanlu", "Shuangjiang", "Lidong", "Xiaoxue", "Daxue", "Dongzhi", "Xiaohan", "Dahan",
    ]
    return names[Int(rawValue)]
  }

  /// The Chinese characters.
  public var characters: String {
    let characters = [
      "立春", "雨水", "惊蛰", "春分", "清明", "谷雨", "立夏", "小满", "芒种", "夏至", "小暑", "大暑", "立秋", "处暑", "白露", "秋分", "寒露", "霜降", "立冬", "小雪",
      "大雪", "冬至", "小寒", "大寒",
    ]
    return characters[Int(rawValue)]
  }

  /// What the name means.
  public var meaning: String {
    let meanings = [
      "beginning of spring", "rain water", "awakening of insects", "spring equinox", "pure brightness", "grain rain",
      "beginning of summer", "lesser fullness", "grain in ear", "summer solstice", "lesser heat", "greater heat",
      "beginning of autumn", "end of heat", "white dew", "autumn equinox", "cold dew", "descent of frost", "beginning of winter",
      "lesser snow", "greater snow", "winter solstice", "lesser cold", "greater cold",
    ]
    return meanings[Int(rawValue)]
  }
}
