import Foundation
import Store
import Subprocess
import Synchronization
import SystemPackage

/// Prints pages with a headless Chromium: in a folder of its own within the data folder that is deleted afterwards, without network, and
/// not longer than half a minute. That a page runs no script is the page's own business.
package struct PagePrinter: Sendable {
  /// Two are being printed already; a browser takes some hundred megabytes.
  package struct Busy: Error {}
  /// The browser did not print.
  package struct Failed: Error {}

  private let executable: String
  private let gate = Gate()
  /// Where the folders for printing are; that of the system for a server in memory.
  private var room = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-printing").path

  /// How long a page may take.
  private static let patience = Duration.seconds(30)
  /// How many pages may be printed at once.
  private static let most = 2

  /// A printer that runs the executable at a path.
  package init(executable: String) { self.executable = executable }

  /// The Chromium of this machine: the one that `CHROMIUM` names, or one on the path.
  package static func find() -> PagePrinter? { find(environment: ProcessInfo.processInfo.environment) }

  /// The Chromium of an environment.
  package static func find(environment: [String: String]) -> PagePrinter? {
    let files = FileManager.default
    var candidates: [String] = []
    if let named = environment["CHROMIUM"], !named.isEmpty { candidates.append(named) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      for name in ["chromium", "chromium-browser", "google-chrome"] { candidates.append("\(folder)/\(name)") }
    }
    return candidates.first { $0.hasPrefix("/") && files.isExecutableFile(atPath: $0) }.map { PagePrinter(executable: $0) }
  }

  /// Gives a printer its place in a data folder, and clears away what an earlier process has left there: its browsers, and the pages
  /// of people that they were printing.
  ///
  /// - Parameter printer: the printer; the place is cleared without one, too.
  package static func room(_ data: String, for printer: PagePrinter?) -> PagePrinter? {
    let room = URL(fileURLWithPath: data).appendingPathComponent("printing").standardizedFileURL.path
    let files = FileManager.default
    if files.fileExists(atPath: room) {
      for name in (try? files.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = Int32(name), number != getpid(),
          let line = files.contents(atPath: "/proc/\(name)/cmdline"), line.range(of: Data("--user-data-dir=\(room)/".utf8)) != nil
        else { continue }
        kill(number, SIGKILL)
      }
      try? files.removeItem(atPath: room)
    }
    var printer = printer
    printer?.room = room
    return printer
  }

  /// Prints a page that carries all it needs.
  ///
  /// - Throws: ``Busy`` or ``Failed``.
  package func pdf(_ html: String) async throws -> [UInt8] {
    guard gate.enter(most: Self.most) else { throw Busy() }
    defer { gate.leave() }
    let files = FileManager.default
    let folder = URL(fileURLWithPath: room).appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    let target = folder.appendingPathComponent("page.pdf")
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(html.utf8).write(to: page)
    } catch {
      throw (error as? CocoaError)?.code == .fileWriteOutOfSpace ? StoreError.diskFull : Failed()
    }
    try await run(arguments(page: page, target: target, folder: folder), in: folder)
    guard let bytes = files.contents(atPath: target.path), bytes.starts(with: Array("%PDF-".utf8)) else { throw Failed() }
    return [UInt8](bytes)
  }

  private func arguments(page: URL, target: URL, folder: URL) -> [String] {
    var arguments = [
      "--headless", "--disable-gpu", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=socks5://127.0.0.1:9",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--no-pdf-header-footer",
      "--print-to-pdf=\(target.path)",
    ]
    // As root, as in a container, Chromium refuses to start inside its own sandbox; the page is ours and its policy lets no script run.
    if getuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + [page.absoluteString]
  }

  private func run(_ arguments: [String], in folder: URL) async throws {
    let isPrinted = try await withThrowingTaskGroup(of: Bool.self) { group in
      // Whoever is cancelled takes the browser along.
      defer { group.cancelAll() }
      group.addTask {
        do {
          return try await Subprocess.run(
            .path(FilePath(executable)), arguments: Arguments(arguments),
            // `.` is the folder, too: Chromium makes a socket there, whose path the system limits to 107 bytes.
            environment: .custom(["HOME": folder.path, "PATH": "/usr/bin:/bin", "TMPDIR": "."]),
            workingDirectory: FilePath(folder.path), output: .discarded
          ).terminationStatus.isSuccess
        } catch is SubprocessError {
          return false
        }
      }
      group.addTask {
        try await Task.sleep(for: Self.patience)
        return false
      }
      return try await group.next() ?? false
    }
    guard isPrinted else { throw Failed() }
  }

  /// How many pages are being printed.
  private final class Gate: Sendable {
    private let count = Mutex(0)

    func enter(most: Int) -> Bool {
      count.withLock { count in
        guard count < most else { return false }
        count += 1
        return true
      }
    }

    func leave() { count.withLock { $0 -= 1 } }
  }
}
