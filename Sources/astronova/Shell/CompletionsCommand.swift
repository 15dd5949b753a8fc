import ArgumentParser
import Foundation

/// What a shell needs to complete the command, and its manual page.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Install the completions of bash, zsh and fish, and the manual page.",
    discussion: """
      Without an argument all of them are written below --prefix, where the shells and man look for them by themselves; for zsh \
      add the folder to fpath. With an argument one of them is printed instead.
      """)

  @Argument(help: ArgumentHelp("Print this one instead of installing.", valueName: "bash|zsh|fish|man"))
  var kind: ShellFile?

  @Option(help: ArgumentHelp("The folder that has, or gets, a folder share.", valueName: "folder"))
  var prefix = "~/.local"

  @OptionGroup var quiet: QuietOptions

  func run() throws {
    if let kind { return try Channel.output.write(kind.text) }
    let folder = (prefix as NSString).expandingTildeInPath
    for file in ShellFile.allCases {
      let path = folder + "/share/" + file.place
      do {
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw CommandFailure.unwritable(path, error)
      }
      try quiet.tell(path + "\n")
    }
  }
}

/// A file by which a shell, or `man`, knows the command.
enum ShellFile: String, ExpressibleByArgument, CaseIterable {
  case bash, zsh, fish, man

  /// Where it stands below `share`.
  var place: String {
    switch self {
    case .bash: "bash-completion/completions/astronova"
    case .zsh: "zsh/site-functions/_astronova"
    case .fish: "fish/vendor_completions.d/astronova.fish"
    case .man: "man/man1/astronova.1"
    }
  }

  var text: String {
    switch self {
    case .bash: Astronova.completionScript(for: .bash)
    case .zsh: Astronova.completionScript(for: .zsh)
    case .fish: Astronova.completionScript(for: .fish)
    case .man: ManualPage.text
    }
  }
}
