extension Problem {
  /// How the API says that a text is not the JSON that it should be.
  public init(_ error: JSONError) {
    switch error {
    case .malformed(let message): self.init(.invalidJSON, message)
    case .invalid(let message, let field): self.init(.validation, message, field: field)
    }
  }
}
