/// What one meter, or one group of meters, shows on a day.
public struct MeterReading: Sendable, Hashable {
  /// How much of this part of life the day touches, 0 … 100: on so many of a hundred chart-days it touches less.
  public let intensity: Double
  /// How kindly, 0 … 100: on so many of a hundred chart-days strain weighs more against help than today. 50 is this meter's usual day.
  public let harmony: Double
  /// Both in one number, 0 … 100: 50 when nothing happens or help and strain are as usual, more when much happens kindly, less when much
  /// happens hard.
  public let unifiedScore: Double
  /// What it rests on, the greatest share first; at most five, and none below a fifth of the first.
  public let topAspects: [MeterAspect]
  /// Against the day before; `nil` when that was not asked for.
  public let trend: MeterTrend?

  init(intensity: Double, harmony: Double, topAspects: [MeterAspect], trend: MeterTrend?) {
    self.intensity = intensity
    self.harmony = harmony
    unifiedScore = Self.unifiedScore(intensity: intensity, harmony: harmony)
    self.topAspects = topAspects
    self.trend = trend
  }

  /// In one word, as the twenty-three meters have it.
  public var quality: MeterQuality { MeterQuality(intensity: intensity, harmony: harmony) }
  /// In one word, as the seventeen meters have it.
  public var modernQuality: ModernMeterQuality { ModernMeterQuality(unifiedScore: unifiedScore) }
  /// The row of the table of state labels.
  public var level: MeterLevel { MeterLevel(intensity: intensity) }
  /// The column of the table of state labels.
  public var band: MeterBand { MeterBand(harmony: harmony) }

  /// docs/meters.md, the modern meters, without their noise: I′ = 100 tanh(I/60), raw = 50 + I′/2 · (H − 50)/50,
  /// score = 50 + 50 tanh((raw − 50)/25).
  ///
  /// The first implementation's score was the intensity itself, under a second name.
  package static func unifiedScore(intensity: Double, harmony: Double) -> Double {
    let raw = hyperbolicTangent(intensity / 60) * (harmony - 50)
    return 50 + 50 * hyperbolicTangent(raw / 25)
  }

  /// Lambert's continued fraction, seven terms; to 10⁻⁷ for |x| ≤ 2, which is all that is asked of it.
  private static func hyperbolicTangent(_ x: Double) -> Double {
    let z = x * x
    return x * (135_135 + z * (17_325 + z * (378 + z))) / (135_135 + z * (62_370 + z * (3_150 + z * 28)))
  }
}
