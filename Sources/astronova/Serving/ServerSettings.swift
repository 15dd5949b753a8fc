import Configuration
import Foundation
import SystemPackage

/// The settings of a server as they stand: options win over variables of the environment, those over the file, and that over the defaults.
struct ServerSettings: Sendable {
  /// Where a value comes from.
  enum Source: String, Sendable, CaseIterable {
    case option, environment, file
    case standard = "default"
  }

  /// The values and where each comes from, in the order in which they win.
  private let providers: [(source: Source, provider: any ConfigProvider)]
  /// The file that was read; `nil` without one.
  let file: String?

  /// Reads the settings.
  ///
  /// - Parameter file: the path of a JSON file whose fields are named as the options are; that of `ASTRONOVA_CONFIG` when `nil`.
  /// - Throws: ``FieldProblem`` for a file that cannot be read, and for a field in it that is no setting.
  init(options: ServeOptions, environment: [String: String], file: String?) async throws {
    // A variable that is empty says nothing.
    let variables = environment.filter { $0.key.hasPrefix(Setting.prefix) && !$0.value.isEmpty }
    let file = file ?? variables[Setting.prefix + "CONFIG"]
    var providers: [(Source, any ConfigProvider)] = [
      (.option, options.provider),
      (
        .environment,
        EnvironmentVariablesProvider(environmentVariables: variables).prefixKeys(with: ConfigKey(["astronova"]))
      ),
    ]
    if let file { providers.append((.file, try await Self.provider(file))) }
    self.providers = providers
    self.file = file
  }

  private static func provider(_ file: String) async throws -> FileProvider<JSONSnapshot> {
    let fields: [String: Any]
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      guard let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
        throw FieldProblem("--config", "\(file) must hold one JSON object")
      }
      fields = object
    } catch let problem as FieldProblem {
      throw problem
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      throw FieldProblem("--config", "there is no file \(file)")
    } catch {
      throw FieldProblem("--config", "\(file) cannot be read as JSON")
    }
    let known = Set(Setting.all.map(\.name))
    if let unknown = fields.keys.sorted().first(where: { !known.contains($0) }) {
      throw FieldProblem(
        "\(unknown) in \(file)", "there is no such setting; the settings are \(known.sorted().joined(separator: ", "))")
    }
    return try await FileProvider<JSONSnapshot>(filePath: FilePath(file))
  }

  /// What stands for a setting, and where it comes from.
  ///
  /// - Throws: ``FieldProblem`` that names the place, when the value is not of the setting's kind.
  private func find(_ setting: Setting) throws -> (content: ConfigContent, source: Source)? {
    for (source, provider) in providers {
      let found: ConfigContent?
      do {
        found = try provider.value(forKey: AbsoluteConfigKey([setting.name]), type: setting.type).value?.content
      } catch {
        throw refused(setting, source, "got something else")
      }
      if let found { return (found, source) }
    }
    return nil
  }

  /// A text or choice; the default, if there is one, when nothing is said.
  func text(_ setting: Setting) throws -> String? {
    guard case (.string(let value), let source)? = try find(setting) else { return setting.standard }
    if case .choice(let choices) = setting.kind, !choices.contains(value) {
      throw refused(setting, source, "got \(value.prefix(64))")
    }
    return value
  }

  /// The texts of a list.
  func list(_ setting: Setting) throws -> [String] {
    guard case (.stringArray(let values), _)? = try find(setting) else { return [] }
    return values
  }

  /// Whether something is switched on.
  func isOn(_ setting: Setting) throws -> Bool {
    guard case (.bool(let value), _)? = try find(setting) else { return false }
    return value
  }

  /// A number; `nil` when nothing is said.
  func chosenNumber(_ setting: Setting) throws -> Int? {
    guard case (.int(let value), let source)? = try find(setting) else { return nil }
    if case .number(let range) = setting.kind, !range.contains(value) { throw refused(setting, source, "got \(value)") }
    return value
  }

  /// A number, or its default.
  func number(_ setting: Setting) throws -> Int {
    guard let number = try chosenNumber(setting) ?? setting.standard.flatMap({ Int($0) }) else {
      throw FieldProblem(setting.option, "is missing")
    }
    return number
  }

  /// The value as it is printed, and where it comes from; a secret is not printed.
  func shown(_ setting: Setting) throws -> (value: String, source: Source) {
    guard let (content, source) = try find(setting) else { return (setting.standard ?? "", .standard) }
    let value =
      switch content {
      case .string(let text): text
      case .int(let number): "\(number)"
      case .bool(let isOn): isOn ? "yes" : "no"
      case .stringArray(let texts): texts.joined(separator: ", ")
      default: ""
      }
    return (setting.isSecret ? "(set)" : value, source)
  }

  /// Why a value cannot be used: names the place it stands in, and what is allowed there.
  func refused(_ setting: Setting, _ source: Source, _ got: String) -> FieldProblem {
    let place =
      switch source {
      case .environment: setting.variable
      case .file: "\(setting.name) in \(file ?? "the file")"
      case .option, .standard: setting.option
      }
    return FieldProblem(place, "must be \(setting.allowed), \(got)")
  }

  /// The same for a value whose form is checked elsewhere.
  func refused(_ setting: Setting, _ got: String, allowed: String) throws -> FieldProblem {
    let place = refused(setting, try shown(setting).source, "").field
    return FieldProblem(place, "must be \(allowed), \(got)")
  }
}

extension Setting {
  fileprivate var type: ConfigType {
    switch kind {
    case .text, .choice: .string
    case .list: .stringArray
    case .flag: .bool
    case .number: .int
    }
  }

  /// What a value may be, as it ends a sentence.
  var allowed: String {
    switch kind {
    case .text: "a text"
    case .list: "a list of texts"
    case .flag: "true or false"
    case .number(let range): "a whole number between \(range.lowerBound) and \(range.upperBound)"
    case .choice(let choices):
      choices.count == 2 ? choices.joined(separator: " or ") : "one of \(choices.joined(separator: ", "))"
    }
  }
}
