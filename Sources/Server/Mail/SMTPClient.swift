import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Hands letters to a mail server (RFC 5321): over TLS, with a name and a password where it asks for them, and never for long.
struct SMTPClient: Sendable {
  let settings: MailSettings
  /// How long handing over a letter may take.
  var patience: Duration = .seconds(60)

  /// Hands a letter over.
  ///
  /// - Throws: ``SMTPFailure``.
  func send(_ message: MailMessage) async throws {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await talk(message) }
        group.addTask {
          try await Task.sleep(for: patience)
          throw SMTPFailure(stage: .timeout)
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch let failure as SMTPFailure {
      throw failure
    } catch is NIOSSLError {
      throw SMTPFailure(stage: .tls)
    } catch is NIOSSLExtraError {
      throw SMTPFailure(stage: .tls)
    } catch {
      throw SMTPFailure(stage: .connection)
    }
  }

  private func talk(_ message: MailMessage) async throws {
    let context = try tlsContext()
    let settings = settings
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connectTimeout(.seconds(10))
      .connect(host: settings.host, port: settings.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          if settings.security == .implicit {
            try channel.pipeline.syncOperations.addHandler(try Self.tls(context, settings))
          }
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    try await channel.executeThenClose { inbound, outbound in
      var dialog = SMTPDialog(lines: inbound.makeAsyncIterator(), outbound: outbound)
      var offers: SMTPDialog.Offers
      if settings.security == .implicit {
        offers = try await Self.first { try await dialog.open(as: settings.greeting) }
      } else {
        offers = try await dialog.open(as: settings.greeting)
        if offers.contains("STARTTLS") {
          try await dialog.startTLS()
          let inner = channel.channel
          try await inner.eventLoop.submit {
            try inner.pipeline.syncOperations.addHandler(try Self.tls(context, settings), position: .first)
          }.get()
          offers = try await Self.first { try await dialog.hello(settings.greeting) }
        } else if settings.security == .startTLS {
          throw SMTPFailure(stage: .tls)
        }
      }
      if let account = settings.account { try await dialog.prove(account, offers) }
      try await dialog.deliver(message, offers)
    }
  }

  /// What is said first over TLS: when nothing comes back, TLS has failed.
  private static func first(_ words: () async throws -> SMTPDialog.Offers) async throws -> SMTPDialog.Offers {
    do {
      return try await words()
    } catch let failure as SMTPFailure where failure.code != nil {
      throw failure
    } catch {
      throw SMTPFailure(stage: .tls)
    }
  }

  private func tlsContext() throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.minimumTLSVersion = .tlsv12
    if let file = settings.certificates { configuration.trustRoots = .file(file) }
    return try NIOSSLContext(configuration: configuration)
  }

  private static func tls(_ context: NIOSSLContext, _ settings: MailSettings) throws -> NIOSSLClientHandler {
    // A number is compared with the numbers in the certificate, and no name is asked for.
    let isNumber = settings.host.contains(":") || settings.host.allSatisfy { $0.isNumber || $0 == "." }
    return try NIOSSLClientHandler(context: context, serverHostname: isNumber ? nil : settings.host)
  }
}

/// Why a letter was not handed over. It names no address and nothing that a mail server has said, so it may stand in a log.
struct SMTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it ended.
  enum Stage: String, Sendable, Hashable {
    case connection, timeout, tls, greeting, authentication, sender, recipient, message
  }

  let stage: Stage
  /// What the mail server answered; `nil` when it did not.
  var code: Int?

  /// Whether it would be the same the next time: the mail server does not take this letter, or not for this address.
  var isFinal: Bool { (stage == .recipient || stage == .message) && (code ?? 0) / 100 == 5 }

  var description: String { code.map { "\(stage.rawValue) \($0)" } ?? stage.rawValue }
}
