/// What is wrong with a field of a line, and what is allowed.
struct FieldProblem: Error {
  let field: String
  let message: String

  init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }
}
