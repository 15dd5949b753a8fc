import ArgumentParser
import Server

/// The manual page of the command, for `man`: made of the help of every command, so that it never says less.
enum ManualPage {
  /// The page in the language of `man` (groff's man macros).
  static var text: String {
    var page = ".TH ASTRONOVA 1 \"\" \"astronova \(escaped(productVersion))\" \"User commands\"\n"
    page += ".SH NAME\nastronova \\- \(escaped(Astronova.configuration.abstract))\n"
    page += ".SH SYNOPSIS\n.B astronova\n.I command\n[options]\n"
    page += ".SH COMMANDS\n"
    for command in commands(of: Astronova.self) {
      page += ".SS \(escaped(command.name))\n.nf\n"
      page += lines(Astronova.helpMessage(for: command.type, columns: 76))
      page += ".fi\n"
    }
    page += ".SH ENVIRONMENT\nEvery setting of\n.B astronova serve\nmay be said by a variable, too; an option goes before it.\n"
    for setting in Setting.all where !setting.isForTests {
      page += ".TP\n.B \(escaped(setting.variable))\n\(line(escaped(setting.help)))\n"
    }
    page += ".TP\n.B ASTRONOVA_CONFIG\nA JSON file with settings.\n"
    page += ".TP\n.B NO_COLOR\nHas nothing to switch off: the command writes no colors.\n"
    page += ".SH EXIT STATUS\n"
    page += ".TP\n.B 0\nIt answered.\n"
    page += ".TP\n.B 1\nSomething around it does not work, or something it was asked to examine is not in order.\n"
    page += ".TP\n.B 2\nSomething that was given is wrong; one line on standard error names it and says what is allowed.\n"
    return page
  }

  /// The commands below one, each with all its words.
  private static func commands(of parent: any ParsableCommand.Type, after words: String = "")
    -> [(name: String, type: any ParsableCommand.Type)]
  {
    parent.configuration.subcommands.flatMap { type in
      let name = words + (words.isEmpty ? "" : " ") + type._commandName
      return type.configuration.subcommands.isEmpty ? [(name, type)] : commands(of: type, after: name)
    }
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(escaped(String($0))) + "\n" }.joined()
  }

  /// Characters that mean something to groff.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
