/// The settings of a server as a table: what `serve --print-configuration` prints.
enum SettingsTable {
  /// One line a setting: its name, its value, and where the value comes from. Secrets are left out, and what is for tests unless it is set.
  static func text(_ settings: ServerSettings) throws -> String {
    var table = TextTable(.left, .left, .left)
    table.row("setting", "value", "from")
    for setting in Setting.all {
      let (value, source) = try settings.shown(setting)
      if setting.isForTests, source == .standard { continue }
      let place =
        switch source {
        case .option: setting.option
        case .environment: setting.variable
        case .file: settings.file ?? "file"
        case .standard: "default"
        }
      table.row(setting.name, value.isEmpty ? "–" : value, place)
    }
    return table.text
  }
}
