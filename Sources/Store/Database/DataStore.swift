/// Where a store keeps its data.
public enum StoreLocation: Sendable, Hashable {
  /// In memory, gone with the process.
  case memory
  /// In a folder, made when missing, held by one process at a time.
  case folder(String)
}

/// Everything that is remembered, by repository.
public struct DataStore: Sendable {
  /// Birth charts.
  public let charts: ChartRepository
  private let driver: any SQLDriver

  /// Opens the store and brings its schema up to date.
  public init(_ location: StoreLocation) throws(StoreError) {
    switch location {
    case .memory: self.init(driver: try SQLiteDriver())
    case .folder(let path): self.init(driver: try SQLiteDriver(folder: path))
    }
  }

  init(driver: any SQLDriver) {
    self.driver = driver
    charts = ChartRepository(driver: driver)
  }

  /// Puts everything into the main file and lets go of the folder.
  public func close() async throws(StoreError) { try await driver.close() }
}
