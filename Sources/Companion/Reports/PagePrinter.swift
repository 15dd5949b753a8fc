import Foundation
import Store

/// Prints pages with a headless Chromium: in a folder of its own within the data folder that is deleted afterwards, without network, and
/// not longer than half a minute. That a page runs no script is the page's own business.
package struct PagePrinter: Sendable {
  private let program: HelperProgram
  /// Where the folders for printing are; that of the system for a server in memory.
  private var room = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-printing").path

  /// A printer that runs the executable at a path, twice at once: a browser takes some hundred megabytes.
  package init(executable: String) { program = HelperProgram(executable, patience: .seconds(30), most: 2) }

  /// The Chromium of this machine: the one that `CHROMIUM` names, or one on the path.
  package static func find() -> PagePrinter? { find(environment: ProcessInfo.processInfo.environment) }

  /// The Chromium of an environment.
  package static func find(environment: [String: String]) -> PagePrinter? {
    let named = environment["CHROMIUM"].flatMap {
      $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil
    }
    let found =
      named ?? HelperProgram.find("chromium", "chromium-browser", "google-chrome", environment: environment)
    return found.map { PagePrinter(executable: $0) }
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
  /// - Throws: ``HelperProgram/Busy`` or ``HelperProgram/Failed``.
  package func pdf(_ html: String) async throws -> [UInt8] { try await program.hold { try await print(html) } }

  private func print(_ html: String) async throws -> [UInt8] {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: room).appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    let target = folder.appendingPathComponent("page.pdf")
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(html.utf8).write(to: page)
    } catch {
      throw (error as? CocoaError)?.code == .fileWriteOutOfSpace ? StoreError.diskFull : HelperProgram.Failed()
    }
    // `.` is the folder, too: Chromium makes a socket there, whose path the system limits to 107 bytes.
    try await program.run(
      arguments(page: page, target: target, folder: folder),
      environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TMPDIR": "."], in: folder)
    guard let bytes = files.contents(atPath: target.path), bytes.starts(with: Array("%PDF-".utf8)) else {
      throw HelperProgram.Failed()
    }
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
}
