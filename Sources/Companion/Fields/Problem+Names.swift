package import Wire

extension Problem {
  /// The problem with its field under another name, in the message too.
  package func renamed(_ names: [String: String]) -> Problem {
    guard let field, let name = names[field] else { return self }
    var problem = self
    problem.field = name
    problem.message = message.replacing(field, with: name)
    return problem
  }
}
