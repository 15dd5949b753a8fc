import Foundation
import Testing

@testable import Store

@Suite struct BackupSeriesTests {
  let folder = TemporaryFolder()
  let elsewhere = TemporaryFolder()
  /// 23 November 2026, 03:15:00 UTC.
  private static let start: Int64 = 1_795_403_700

  private func series(_ count: Int) -> BackupSeries { BackupSeries(folder: elsewhere.path + "/backups", count: count) }

  @Test func theLatestAreKept() async throws {
    let store = try DataStore(.folder(folder.path))
    let series = series(3)
    for day in 0..<5 {
      let now = Self.start + Int64(day) * 86_400
      #expect(series.isDue(every: 86_400, now: now))
      let made = try series.make(of: folder.path, now: now)
      #expect(made.deleted == (day < 3 ? 0 : 1))
      #expect(!series.isDue(every: 86_400, now: now + 86_399))
    }
    #expect(
      series.names == [
        "astronova-20261125T031500Z.sqlite", "astronova-20261126T031500Z.sqlite", "astronova-20261127T031500Z.sqlite",
      ])
    try await store.close()
    for name in series.names { #expect(try Backup.check(series.folder + "/" + name).schema == Migration.latest) }
  }

  @Test func whatFailsCostsNoOlderOne() async throws {
    try await DataStore(.folder(folder.path)).close()
    let series = series(1)
    _ = try series.make(of: folder.path, now: Self.start)
    let damaged = FolderFiles(folder: folder.path).database
    try Data(repeating: 7, count: 8192).write(to: URL(fileURLWithPath: damaged))
    #expect(throws: StoreError.self) { _ = try series.make(of: folder.path, now: Self.start + 86_400) }
    #expect(series.names == [BackupSeries.name(at: Self.start)])
    #expect(series.isDue(every: 86_400, now: Self.start + 86_400))
  }

  @Test func otherFilesAreLeftAlone() async throws {
    try await DataStore(.folder(folder.path)).close()
    let series = series(0)
    try FileManager.default.createDirectory(atPath: series.folder, withIntermediateDirectories: true)
    let others = [
      "astronova-monday.sqlite", "astronova-20261120T031500Z.sqlite.gz", "astronova-2026112ST031500Z.sqlite", "notes",
    ]
    for name in others + ["astronova-20261120T031500Z.sqlite.part"] {
      try Data("mine".utf8).write(to: URL(fileURLWithPath: series.folder + "/" + name))
    }
    _ = try series.make(of: folder.path, now: Self.start)
    _ = try series.make(of: folder.path, now: Self.start + 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: series.folder).sorted()
    #expect(left == (others + [BackupSeries.name(at: Self.start + 1)]).sorted())
  }

  @Test func aClockThatWasSetBackDeletesNothingThatWasJustMade() async throws {
    try await DataStore(.folder(folder.path)).close()
    let series = series(1)
    _ = try series.make(of: folder.path, now: Self.start + 1_000_000)
    #expect(series.isDue(every: 86_400, now: Self.start))
    _ = try series.make(of: folder.path, now: Self.start)
    #expect(series.names == [BackupSeries.name(at: Self.start)])
    #expect(!series.isDue(every: 86_400, now: Self.start + 60))
  }

  @Test func aSecondOneInTheSameSecondOverwritesNothing() async throws {
    try await DataStore(.folder(folder.path)).close()
    let series = series(2)
    _ = try series.make(of: folder.path, now: Self.start)
    #expect(throws: StoreError.self) { _ = try series.make(of: folder.path, now: Self.start) }
    #expect(series.names.count == 1)
  }
}
