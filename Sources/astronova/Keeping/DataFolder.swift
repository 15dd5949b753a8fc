import Foundation
import Store

extension CommandFailure {
  /// A file or folder that Foundation cannot write, with the reason of the system where it knows it.
  static func unwritable(_ path: String, _ error: any Error) -> CommandFailure {
    let whole = error as NSError
    // What lies beneath may be of either kind, and outside of Apple's systems neither is taken for the other.
    let beneath = (whole.userInfo[NSUnderlyingErrorKey] as? any Error) ?? error
    let cause = beneath as NSError
    let number =
      (beneath as? POSIXError)?.code.rawValue ?? (cause.domain == NSPOSIXErrorDomain ? Int32(clamping: cause.code) : nil)
    return .failed("cannot write \(path): \(number.map { Channel.reason($0) } ?? whole.localizedDescription)")
  }
}

/// What the commands on a data folder share.
enum DataFolder {
  /// The master key of the environment; that of the folder when `nil`.
  static var masterKeys: MasterKeys? {
    get throws {
      guard let text = ProcessInfo.processInfo.environment["ASTRONOVA_MASTER_KEY"], !text.isEmpty else { return nil }
      do {
        return try MasterKeys(text: text)
      } catch {
        throw FieldProblem("ASTRONOVA_MASTER_KEY", error.description)
      }
    }
  }

  /// The master keys in a file that somebody has kept.
  static func keys(in path: String) throws -> MasterKeys {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw FieldProblem("--key", "there is no file \(path)") }
    do {
      return try MasterKeys(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw FieldProblem("--key", error.description)
    }
  }

  /// Does something with the store, and tells its errors as the command tells errors.
  static func attempt<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let error as StoreError {
      throw CommandFailure.failed(error.description)
    }
  }

  /// Refuses a folder that no server has kept anything in.
  static func requireDatabase(_ folder: String) throws {
    guard FileManager.default.fileExists(atPath: folder + "/" + DataStore.fileName) else {
      throw FieldProblem("--data", "there is no database in \(folder)")
    }
  }
}
