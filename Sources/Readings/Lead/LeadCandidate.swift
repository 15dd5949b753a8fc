/// A touch of the day with what it weighs and whether it may lead.
struct LeadCandidate: Sendable {
  /// What kind of claim it has on the day.
  enum Claim: Sendable {
    /// Hours of the Moon: over in two hours.
    case hours
    /// A contact of Sun, Mercury, Venus or Mars.
    case day
    /// An event of the sky on this day: a lunation, an eclipse, a station, a change of sign.
    case event
    /// The person's birthday.
    case birthday
    /// A slow contact on a day on which it changes.
    case change
    /// A slow contact that is exact within a day.
    case eve
    /// A slow contact on any other day.
    case presence
    /// The Moon's sign, when there is nothing else.
    case none
  }

  var touch: Touch
  let claim: Claim
  /// Rarity × natal importance × angle × exactness, before what was read on the days before.
  let weight: Double
  /// ``weight``, less for what has led lately, a little more for what the person comes back to.
  var score: Double
}
