/// SVG path data taken apart: absolute commands with their numbers, or nothing when a command or a number is amiss.
struct PathReader {
  struct Command {
    var name: Character
    var numbers: [Double]
  }

  private(set) var commands: [Command] = []

  private static let arity: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0]

  init?(_ text: String) {
    var rest = Substring(text)
    while let name = rest.first {
      guard let count = PathReader.arity[name] else { return nil }
      rest.removeFirst()
      let body = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count)
      guard let numbers = PathReader.numbers(body), numbers.count == count else { return nil }
      if name == "A" {
        guard numbers[0] >= 0, numbers[1] >= 0, [0, 1].contains(numbers[3]), [0, 1].contains(numbers[4]) else { return nil }
      }
      commands.append(Command(name: name, numbers: numbers))
    }
    guard commands.first?.name == "M" else { return nil }
  }

  /// The points that the pen visits.
  var points: [(x: Double, y: Double)] {
    var at = (x: 0.0, y: 0.0)
    var start = at
    var points: [(x: Double, y: Double)] = []
    for command in commands {
      let numbers = command.numbers
      switch command.name {
      case "H": at.x = numbers[0]
      case "V": at.y = numbers[0]
      case "Z": at = start
      default: at = (numbers[numbers.count - 2], numbers[numbers.count - 1])
      }
      if command.name == "M" { start = at }
      points.append(at)
    }
    return points
  }

  private static func numbers(_ text: Substring) -> [Double]? {
    var numbers: [Double] = []
    var current = ""
    for character in text {
      if character == " " || (character == "-" && !current.isEmpty) {
        guard let number = Double(current) else { return nil }
        numbers.append(number)
        current = character == "-" ? "-" : ""
      } else {
        current.append(character)
      }
    }
    if current.isEmpty { return text.isEmpty ? numbers : nil }
    guard let number = Double(current) else { return nil }
    return numbers + [number]
  }
}
