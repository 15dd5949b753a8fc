import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Astronova {
  /// Runs the subcommand that was asked for.
  ///
  /// Exit codes: 0 when it answered; 2 when something that was given is wrong, with one line on standard error that names it and says
  /// what is allowed; 1 when something around it does not work.
  static func main() async {
    do {
      var command = try await asyncParseAsRoot(tied(Array(CommandLine.arguments.dropFirst())))
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      end(failure)
    } catch let problem as FieldProblem {
      end(.field(problem.field, problem.message))
    } catch let code as ExitCode {
      leave(code.rawValue)
    } catch {
      // Help and version are errors to the parser, and answers to people.
      if exitCode(for: error).isSuccess { exit(withError: error) }
      let message = message(for: error).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard exitCode(for: error) == .validationFailure else { end(.failed(message)) }
      end(.misused("\(message)\(allowed(after: message, error)) (astronova --help shows what there is)"))
    }
  }

  /// The arguments with a number below zero tied to the option before it, `--orbs -1` as `--orbs=-1`: the parser takes what begins with a
  /// hyphen for an option, and would say that the value is missing.
  static func tied(_ arguments: [String]) -> [String] {
    var tied: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return tied + arguments[index...] }
      if let option = tied.last, option.hasPrefix("--"), !option.contains("="), argument.hasPrefix("-"),
        let first = argument.dropFirst().first, first.isNumber || first == "."
      {
        tied[tied.count - 1] = "\(option)=\(argument)"
      } else {
        tied.append(argument)
      }
    }
    return tied
  }

  /// What the help of the option that an error of the parser is about says of it, where the message does not list what is allowed.
  private static func allowed(after message: String, _ error: any Error) -> String {
    guard !message.contains("Please provide"),
      let line = fullMessage(for: error).split(separator: "\n").first(where: { $0.hasPrefix("Help:") }),
      let words = line.dropFirst("Help:  ".count).firstRange(of: "  ")
    else { return "" }
    return ": \(line[words.upperBound...])"
  }

  private static func end(_ failure: CommandFailure) -> Never {
    switch failure {
    case .misused(let message):
      tell(message)
      leave(2)
    case .failed(let message):
      tell(message)
      leave(1)
    case .told(let exitCode): leave(exitCode)
    }
  }

  /// One line on standard error; when that is closed too there is nobody left to tell.
  private static func tell(_ message: String) { try? Channel.problems.write("astronova: \(message)\n") }
}

/// The system's `exit`, which the parser's of the same name hides.
private func leave(_ code: Int32) -> Never { exit(code) }

/// Why a command ends without its answer.
enum CommandFailure: Error, Sendable, Hashable {
  /// Something that was given is wrong; the message names the field and what is allowed. Exit code 2.
  case misused(String)
  /// Something around us does not work. Exit code 1.
  case failed(String)
  /// The answer, written already, says what is wrong.
  case told(exitCode: Int32)

  /// A field that cannot be used, and what is allowed.
  static func field(_ name: String, _ message: String) -> CommandFailure { .misused("\(name): \(message)") }
}
