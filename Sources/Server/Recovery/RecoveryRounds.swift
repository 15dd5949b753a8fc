import Companion
import Foundation
import Identity
import Logging
import Readings
import ServiceLifecycle
import Wire

/// Sends letters to people who have forgotten a password, for as long as the server runs. What was asked for stands in the store, so a server
/// that is stopped sends it when it is back.
struct RecoveryRounds: NamedService {
  static let name = "letters of recovery"

  let recovery: RecoveryService
  let configuration: ServerConfiguration

  /// How long it waits after an error of the store, in microseconds.
  private static let pause: Int64 = 15_000_000

  func run() async throws {
    guard let mail = configuration.mail else {
      try? await gracefulShutdown()
      return
    }
    try? await cancelWhenGracefulShutdown {
      // What an earlier process has left is due at once.
      var due: Int64? = 0
      while true {
        let isDue = due.map { $0 <= configuration.clock.microseconds } ?? false
        if isDue || !recovery.box.isEmpty { due = await round(mail) }
        try await Task.sleep(for: .milliseconds(500))
      }
    }
    // What was asked for last is sent after the next start.
    try? await recovery.collect()
  }

  /// One round; when the next letter is due.
  private func round(_ mail: MailSettings) async -> Int64? {
    do {
      return try await recovery.sendDue { letter in await send(letter, mail) }
    } catch {
      if !Task.isCancelled { configuration.logger.error("letters could not be sent", metadata: ["error": "\(type(of: error))"]) }
      return configuration.clock.microseconds + Self.pause
    }
  }

  private func send(_ letter: RecoveryLetter, _ mail: MailSettings) async -> LetterFate {
    guard let address = try? MailAddress(letter.address) else { return .refused }
    let language = configuration.languages.language(letter.language) ?? configuration.languages.first
    let message = RecoveryLetterText.message(
      to: address, token: letter.token, mail, language, now: configuration.clock.wholeSeconds)
    do {
      try await SMTPClient(settings: mail).send(message)
      configuration.logger.info("letter sent")
      return .sent
    } catch {
      let failure = error as? SMTPFailure
      // Whose letter it is stands nowhere.
      configuration.logger.warning(
        "letter not sent",
        metadata: ["mail-server": "\(mail.host):\(mail.port)", "at": "\(failure?.description ?? "connection")"])
      return failure?.isFinal == true ? .refused : .failed
    }
  }
}

/// The words of a letter with a link.
enum RecoveryLetterText {
  static func message(
    to address: MailAddress, token: String, _ mail: MailSettings, _ language: Language, now: Int64
  ) -> MailMessage {
    let link = mail.origin + Route.recoverLinkPage.path(token)
    let paragraphs = [
      language.page("recovery letter-hello"), language.page("recovery letter-lead", ("address", address.text)), link,
      language.page("recovery letter-once"), language.page("recovery letter-not-you"), language.page("recovery letter-end"),
    ]
    return MailMessage(
      sender: mail.sender, recipient: address.deliverable, subject: language.page("recovery letter-subject"),
      text: paragraphs.joined(separator: "\n\n") + "\n", language: language.tag, date: now,
      id: UUID().uuidString.lowercased())
  }
}
