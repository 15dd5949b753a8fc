import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Logging
import Store
import Testing

@testable import Server
@testable import Wire

@Suite struct PreparationTests {
  private struct Rig: Sendable {
    let companion: Companion
    let store: DataStore
    let job: PreparationRounds
    let log = CollectedLog()

    init(_ clock: WallClock = .fixed(at: TestServer.now), preparesForPremium: Bool = false) async throws {
      store = try DataStore(.memory)
      companion = await Companion.test(store, clock)
      let log = log
      var configuration = ServerConfiguration(storage: .memory, logger: Logger(label: "test") { _ in log.handler })
      configuration.preparesForPremium = preparesForPremium
      job = PreparationRounds(companion: companion, store: store, configuration: configuration)
    }

    /// Makes accounts of which every second one asks for it.
    func fill(_ count: Int) async throws -> [Account] {
      var accounts: [Account] = []
      for index in 0..<count {
        let account = Account(id: UUIDv7.generate(microseconds: Int64(index)), role: .member, createdAt: 0)
        let credential = Credential(
          id: UUIDv7.generate(microseconds: Int64(index)), accountID: account.id, kind: .firebase, subject: "s\(index)",
          email: nil,
          secret: nil, createdAt: 0)
        _ = try await store.accounts.create(account, with: credential)
        try await companion.profiles.revise(account) { profile in
          profile.birth = StoredBirth(
            birthData: BirthDetails(
              date: "1990-06-\(10 + index % 15)", time: "14:30", timezone: "Europe/Berlin", latitude: 52.5, longitude: 13.4),
            chartType: nil, houseSystem: nil)
          profile.preparesReadings = index % 2 == 0
        }
        accounts.append(account)
      }
      return accounts
    }

    /// The dates of the readings that are kept for an account.
    func dates(_ account: Account) async throws -> [String] {
      try await store.records.records(.horoscope, account: account.id, limit: 100).compactMap { $0.naturalKey }
    }
  }

  @Test func tomorrowIsPreparedForWhoeverAsksForIt() async throws {
    let rig = try await Rig()
    let accounts = try await rig.fill(12)
    await rig.job.round()
    for (index, account) in accounts.enumerated() {
      #expect(try await rig.dates(account) == (index % 2 == 0 ? ["daily:2026-11-22"] : []))
    }
    let line = try #require(rig.log.lines.first { $0.contains("readings prepared") })
    #expect(line.contains("\"count\": 6") || line.contains("count: 6"), "\(line)")
    // Another round on the same day finds nothing to do.
    await rig.job.round()
    #expect(rig.log.lines.count { $0.contains("readings prepared") } == 1)
    #expect(try await rig.store.jobs.place(of: ReadingPreparation.name).isEmpty)
  }

  @Test func itGoesOnWhereItWasStopped() async throws {
    let rig = try await Rig()
    let accounts = try await rig.fill(ReadingPreparation.piece + 10)
    // One piece, and then the machine is gone.
    #expect(try await rig.job.preparation.piece() == ReadingPreparation.piece / 2)
    let place = try await rig.store.jobs.place(of: ReadingPreparation.name)
    #expect(place == accounts.map(\.id).sorted()[ReadingPreparation.piece - 1])
    #expect(try await rig.job.preparation.piece() == 5)
    #expect(try await rig.job.preparation.piece() == nil)
    #expect(try await rig.store.jobs.place(of: ReadingPreparation.name).isEmpty)
  }

  @Test func whoeverPaysIsServedWhereItIsSwitchedOn() async throws {
    for isOn in [false, true] {
      let rig = try await Rig(preparesForPremium: isOn)
      let accounts = try await rig.fill(2)
      var job = rig.job
      job.preparation.isPremium = { $0.id == accounts[1].id }
      await job.round()
      #expect(try await rig.dates(accounts[1]) == (isOn ? ["daily:2026-11-22"] : []))
    }
  }

  @Test func skiesAreKeptWithinBounds() throws {
    let calendar = SkyCalendar(room: 4)
    for day in 1...6 {
      _ = try calendar.sky(around: try #require(CalendarDate(year: 2026, month: 11, day: day, calendar: .gregorian)))
    }
    #expect((2...4).contains(calendar.count))
  }
}
