/// How many wrong tries at passwords are let through, and how often a device may renew its token.
package struct GuessLimits: Sendable, Hashable {
  /// From one network, at whichever addresses.
  package var network: [RateLimit]
  /// At one address, from all networks and devices together that have never signed in to its account.
  package var strangers: [RateLimit]
  /// At one address, from one network or device that has signed in to its account before.
  package var acquaintance: [RateLimit]
  /// Renewals by the refresh tokens of one device.
  package var refresh: [RateLimit]
  /// Letters to one address for whoever has forgotten a password, asked for from anywhere.
  package var letters: [RateLimit]
  /// Such letters asked for from one network, to whichever addresses.
  package var lettersFromNetwork: [RateLimit]

  package init(
    network: [RateLimit], strangers: [RateLimit], acquaintance: [RateLimit], refresh: [RateLimit],
    letters: [RateLimit] = [RateLimit(3, per: 3600), RateLimit(8, per: 86_400)],
    lettersFromNetwork: [RateLimit] = [RateLimit(10, per: 3600), RateLimit(40, per: 86_400)]
  ) {
    self.letters = letters
    self.lettersFromNetwork = lettersFromNetwork
    self.network = network
    self.strangers = strangers
    self.acquaintance = acquaintance
    self.refresh = refresh
  }

  /// Ten tries at an address in ten minutes and fifty in a day, wherever they come from: at that pace a password that is not among the
  /// ten thousand commonest, which nobody may choose, outlives its guesser.
  package static let standard = GuessLimits(
    network: [RateLimit(20, per: 600)], strangers: [RateLimit(10, per: 600), RateLimit(50, per: 86_400)],
    acquaintance: [RateLimit(10, per: 600), RateLimit(50, per: 86_400)], refresh: [RateLimit(30, per: 600)])

  /// No limits; for measurements, and behind something else that has them.
  package static let off = GuessLimits(
    network: [], strangers: [], acquaintance: [], refresh: [], letters: [], lettersFromNetwork: [])
}
