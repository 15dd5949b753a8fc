import ArgumentParser
import Configuration

/// The settings that can be given as options.
struct ServeOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: Setting.port.helped()) var port: Int?
  @Option(help: Setting.host.helped()) var host: String?
  @Option(help: Setting.data.helped("folder")) var data: String?
  @Option(help: Setting.assets.helped("folder")) var assets: String?
  @Option(help: Setting.texts.helped("folder")) var texts: String?
  @Option(help: Setting.logLevel.helped("level")) var logLevel: String?
  @Option(help: Setting.contact.helped("address")) var contact: String?
  @Option(help: Setting.appleAudience.helped("identifier")) var appleAudience: [String] = []
  @Option(help: Setting.googleAudience.helped("identifier")) var googleAudience: [String] = []
  @Option(help: Setting.firebaseProject.helped("project")) var firebaseProject: String?
  @Option(name: .customLong("openid-issuer"), help: Setting.openIDIssuer.helped("address")) var openIDIssuer: String?
  @Option(name: .customLong("openid-client"), help: Setting.openIDClient.helped("identifier")) var openIDClient: [String] = []
  @Option(name: .customLong("openid-name"), help: Setting.openIDName.helped("name")) var openIDName: String?
  @Option(help: Setting.registration.helped("who")) var registration: String?
  @Option(help: Setting.origin.helped("address")) var origin: String?
  @Option(help: Setting.smtp.helped("address")) var smtp: String?
  @Option(help: Setting.smtpUser.helped("name")) var smtpUser: String?
  @Option(help: Setting.smtpCertificates.helped("file")) var smtpCertificates: String?
  @Option(help: Setting.mailFrom.helped("address")) var mailFrom: String?
  @Flag(help: Setting.secure.helped()) var secure = false
  @Option(help: Setting.trustedProxy.helped("address")) var trustedProxy: [String] = []
  @Option(help: Setting.limits.helped("limits")) var limits: String?
  @Option(help: Setting.hourly.helped()) var hourly: Int?
  @Option(help: Setting.daily.helped()) var daily: Int?
  @Option(help: Setting.work.helped()) var work: Int?
  @Option(help: Setting.connections.helped()) var connections: Int?
  @Option(help: Setting.connectionsPerNetwork.helped()) var connectionsPerNetwork: Int?
  @Flag(help: Setting.prepareForPremium.helped()) var prepareForPremium = false
  @Option(help: Setting.chromium.helped("path")) var chromium: String?
  @Option(help: Setting.integrationTestUser.helped("id")) var integrationTestUser: String?
  @Option(help: Setting.backups.helped("folder")) var backups: String?
  @Option(help: Setting.backupHours.helped()) var backupHours: Int?
  @Option(help: Setting.backupsKept.helped()) var backupsKept: Int?
  @Option(help: Setting.environment.helped("name")) var environment: String?
  @Option(help: Setting.passwordCost.helped("logarithm")) var passwordCost: Int?
  @Flag(help: Setting.ping.helped()) var ping = false
  @Flag(help: Setting.pushLoopback.helped()) var pushLoopback = false

  /// What was given, by setting. A flag that is not there says nothing, so that a variable or the file may say yes.
  var provider: InMemoryProvider {
    var values: [AbsoluteConfigKey: ConfigValue] = [:]
    func put(_ setting: Setting, _ content: ConfigContent?) {
      if let content { values[AbsoluteConfigKey([setting.name])] = ConfigValue(content, isSecret: setting.isSecret) }
    }
    let texts: [(Setting, String?)] = [
      (.host, host), (.data, data), (.assets, assets), (.texts, texts), (.logLevel, logLevel), (.contact, contact),
      (.firebaseProject, firebaseProject), (.openIDIssuer, openIDIssuer), (.openIDName, openIDName),
      (.registration, registration), (.origin, origin), (.smtp, smtp), (.smtpUser, smtpUser),
      (.smtpCertificates, smtpCertificates), (.mailFrom, mailFrom), (.limits, limits), (.chromium, chromium),
      (.integrationTestUser, integrationTestUser), (.backups, backups), (.environment, environment),
    ]
    for (setting, value) in texts { put(setting, value.map { .string($0) }) }
    let numbers: [(Setting, Int?)] = [
      (.port, port), (.hourly, hourly), (.daily, daily), (.work, work), (.connections, connections),
      (.connectionsPerNetwork, connectionsPerNetwork), (.passwordCost, passwordCost),
      (.backupHours, backupHours), (.backupsKept, backupsKept),
    ]
    for (setting, value) in numbers { put(setting, value.map { .int($0) }) }
    let lists: [(Setting, [String])] = [
      (.appleAudience, appleAudience), (.googleAudience, googleAudience), (.openIDClient, openIDClient),
      (.trustedProxy, trustedProxy),
    ]
    for (setting, values) in lists { put(setting, values.isEmpty ? nil : .stringArray(values)) }
    let flags: [(Setting, Bool)] = [
      (.secure, secure), (.prepareForPremium, prepareForPremium), (.ping, ping),
      (.pushLoopback, pushLoopback),
    ]
    for (setting, isOn) in flags { put(setting, isOn ? .bool(true) : nil) }
    return InMemoryProvider(name: "options", values: values)
  }
}
