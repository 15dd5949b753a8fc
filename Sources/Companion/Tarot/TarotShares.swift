import Foundation
import Identity
import Readings
import Store

/// A link by which somebody shows readings of the cards to whoever has it.
package struct TarotShareLink: Sendable, Hashable {
  /// What stands in its address; nobody can guess it.
  package let token: String
  /// The ids of the readings.
  package let readings: [String]
  /// Whether the whole latest part of the journal was meant, or chosen readings.
  package let isOfJournal: Bool
  package let title: String?
  /// Whether the questions are shown; otherwise only what the cards say to an open one.
  package let showsQuestion: Bool
  package let views: Int
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time.
  package let expiresAt: Int64
}

/// Links to readings of the cards. They end by themselves; their owner can take them back before.
package struct TarotShares: Sendable {
  let store: DataStore
  let journal: TarotJournal
  let clock: WallClock

  /// How many hours a link leads somewhere, at most and when nothing is said.
  package static let hours = 1...720
  package static let usualHours = 168
  /// How many readings a link shows at most, and how many of a journal when nothing is said.
  package static let readings = 1...10
  package static let usualReadings = 5
  /// How many characters a title has at most.
  package static let longestTitle = 80
  /// How many links somebody has at once.
  package static let most = 50

  /// What a link is, as it is kept.
  private struct Kept: Codable {
    var token: String
    var readings: [String]
    var isOfJournal: Bool
    var title: String?
    var showsQuestion: Bool
  }

  // MARK: the owner

  /// Makes a link.
  ///
  /// - Parameter ids: the readings; `nil` takes the latest, as many as `latest` says.
  /// - Throws: ``CompanionError`` that names the field.
  package func make(
    of ids: [String]?, latest: Int = TarotShares.usualReadings, title: String? = nil, hours: Int = TarotShares.usualHours,
    showsQuestion: Bool = true,
    account: String
  ) async throws -> TarotShareLink {
    guard Self.hours.contains(hours) else {
      throw CompanionError.invalid(
        "expiresInHours must be between \(Self.hours.lowerBound) and \(Self.hours.upperBound).", field: "expiresInHours")
    }
    guard title.map({ $0.count <= Self.longestTitle }) ?? true else {
      throw CompanionError.invalid("title must not be longer than \(Self.longestTitle) characters.", field: "title")
    }
    var own: [String] = []
    if let ids {
      guard Self.readings.contains(ids.count) else {
        throw CompanionError.invalid("entryIds must be 1 to \(Self.readings.upperBound) ids.", field: "entryIds")
      }
      for id in ids where !own.contains(id) {
        guard try await journal.reading(id, account: account) != nil else {
          throw CompanionError.notFound("Entry not found", field: "entryIds")
        }
        own.append(id)
      }
    } else {
      guard Self.readings.contains(latest) else {
        throw CompanionError.invalid("limit must be between 1 and \(Self.readings.upperBound).", field: "limit")
      }
      own = try await journal.page(TarotSearch(language: .english), account: account, after: nil, limit: latest).readings.map(
        \.id)
      guard !own.isEmpty else { throw CompanionError.notFound("There is no reading to share yet.", field: "limit") }
    }
    let token = OpaqueToken(.share)
    let now = clock.microseconds
    let kept = Kept(
      token: token.text, readings: own, isOfJournal: ids == nil, title: title, showsQuestion: showsQuestion)
    let payload = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
    let share = TarotShare(
      tokenHash: token.hash, accountID: account, payload: payload, createdAt: now,
      expiresAt: now + Int64(hours) * 3_600_000_000)
    guard try await store.tarotShares.insert(share, limit: Self.most) else {
      throw CompanionError.conflict("You have \(Self.most) links already; take one back first.")
    }
    return try Self.link(share)
  }

  /// The links of somebody, the newest first, those that have run out too.
  package func links(account: String) async throws -> [TarotShareLink] {
    try await store.tarotShares.shares(of: account, limit: Self.most).compactMap { try? Self.link($0) }
  }

  /// Takes a link back; `false` when somebody has no such link.
  package func revoke(_ token: String, account: String) async throws -> Bool {
    guard let token = OpaqueToken(.share, text: token) else { return false }
    return try await store.tarotShares.delete(token.hash, account: account)
  }

  // MARK: whoever has the address

  /// What an address leads to.
  package enum Shown: Sendable {
    case open(TarotShareLink, [KeptTarotReading])
    /// It did lead somewhere once.
    case expired
    /// It never did, was taken back, or what it showed is deleted.
    case missing
  }

  /// What a link shows to whoever follows it; that it was followed is counted.
  package func shown(at token: String) async throws -> Shown {
    guard let token = OpaqueToken(.share, text: token), let share = try await store.tarotShares.share(tokenHash: token.hash)
    else { return .missing }
    guard share.expiresAt > clock.microseconds else { return .expired }
    let link = try Self.link(share)
    var readings: [KeptTarotReading] = []
    for id in link.readings {
      if let reading = try? await journal.reading(id, account: share.accountID) { readings.append(reading) }
    }
    guard !readings.isEmpty else { return .missing }
    try await store.tarotShares.countView(token.hash)
    return .open(link, readings)
  }

  private static func link(_ share: TarotShare) throws -> TarotShareLink {
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(share.payload.utf8)) else { throw CompanionError.damaged }
    return TarotShareLink(
      token: kept.token, readings: kept.readings, isOfJournal: kept.isOfJournal, title: kept.title,
      showsQuestion: kept.showsQuestion, views: Int(clamping: share.views), createdAt: share.createdAt,
      expiresAt: share.expiresAt)
  }
}
