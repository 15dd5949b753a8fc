/// How the cards of a spread relate, as facts. Positions are counted from 0.
///
/// {name: TarotAnalysis}
public struct TarotAnalysisAnswer: Shape {
  /// Two cards, by their elements and by how they lie.
  public struct Pair: Shape {
    public var first, second: Int
    /// {enum: [amplified, supportive, tension, neutral]}
    public var dignity: String
    /// {enum: [unified, harmonious, evolving-support, parallel-tension, dynamic-shift, complex]}
    public var alignment: String
    /// How much brighter the second is than the first. {decimals: 3}
    public var lift: Double
  }

  /// Suits and elements.
  public struct Balance: Shape {
    /// How many cards there are of each suit, and of each element.
    public var suits, elements: JSONMap<Int>
    /// `null` when two have as many. {null}
    public var dominantSuit: String?
    /// `null` when two have as many. {null}
    public var dominantElement: String?
    /// {enum: [majority, dominates, leads, even]}
    public var emphasis: String
    /// Elements that hardly occur while others lead.
    public var wanting: [String]
  }

  /// The way of the trumps.
  public struct Way: Shape {
    /// How many trumps there are of each stage.
    public var counts: JSONMap<Int>
    /// `null` when two have as many. {null, enum: [departure, initiation, return, null]}
    public var stage: String?
    /// {enum: [strong, moderate, minimal]}
    public var significance: String
  }

  /// Trumps, and how far along a way all cards stand.
  public struct Majors: Shape {
    public var positions: [Int]
    /// {enum: [high, moderate, low]}
    public var level: String
    /// `null` without trumps. {null}
    public var journey: Way?
    /// 0 … 21, trumps and suits on one scale. {decimals: 2}
    public var meanStation: Double
    /// {enum: [departure, initiation, return]}
    public var lifecycleStage: String
  }

  /// Reversed cards.
  public struct Reversals: Shape {
    public var positions: [Int]
    /// {decimals: 3}
    public var ratio: Double
    /// {enum: [none, blocked, delayed, internalized, contextual, shadow, mirror, potentialBlocked]}
    public var framework: String
  }

  /// How soon.
  public struct Timing: Shape {
    /// The positions it is read from.
    public var positions: [Int]
    /// {enum: [near-term-tilt, developing-arc, longer-arc-tilt]}
    public var tilt: String
  }

  /// Two or three trumps that tell one story.
  public struct Triad: Shape {
    /// {example: death-temperance-star}
    public var id: String
    public var positions: [Int]
    public var complete: Bool
    /// The card of the three that is not there.
    public var missing: String?
  }

  /// Two trumps that say more together.
  public struct Dyad: Shape {
    /// {example: major-16+major-19}
    public var id: String
    public var positions: [Int]
    /// {enum: [high, medium-high, medium]}
    public var significance: String
  }

  /// Cards of a suit at the same part of its way.
  public struct Progression: Shape {
    public var suit: String
    /// {enum: [beginning, challenge, mastery]}
    public var stage: String
    public var positions: [Int]
    public var strong: Bool
  }

  /// The parts of a Celtic Cross.
  public struct Celtic: Shape {
    public var nucleus: Pair
    public var timeline, consciousness, staff: [Pair]
    /// By name: `goalVsOutcome`, `adviceVsOutcome`, `subconsciousVsHopesFears`, `nearFutureVsOutcome`.
    public var checks: JSONMap<Pair>
  }

  /// How bright it is, and where it goes.
  public struct Mood: Shape {
    /// {decimals: 3}
    public var mean: Double
    /// {enum: [joy, hope, openness, uncertainty, tension, challenge, difficulty]}
    public var label: String
    public var arc: String
  }

  /// Each card with the next.
  public var neighbours: [Pair]
  public var balance: Balance
  public var majors: Majors
  public var courts: [Int]
  public var reversals: Reversals
  public var timing: Timing
  public var triads: [Triad]
  public var dyads: [Dyad]
  public var progressions: [Progression]
  public var celtic: Celtic?
  public var mood: Mood
}
