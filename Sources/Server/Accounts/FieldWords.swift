import Wire

/// What the API says about a field, as it stands beside the field on a page: there the field has a name and not a key.
enum FieldWords {
  private static let names = [
    "email": "The address", "password": "The password", "newPassword": "The new password", "text": "The text",
    "tags": "The tags",
  ]

  static func text(_ problem: Problem) -> String {
    guard let field = problem.field, let name = names[field], problem.message.hasPrefix(field + " ") else {
      return problem.message
    }
    return name + problem.message.dropFirst(field.count)
  }
}
