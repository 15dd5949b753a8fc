package import Store

extension RecordPage {
  /// What the records say, and the ids of those that do not open or are not of the shape that they should have.
  package func read<Content>(_ content: (Record) throws -> Content) -> (contents: [Content], damaged: [String]) {
    var contents: [Content] = []
    var damaged = damaged
    for record in records {
      if let content = try? content(record) { contents.append(content) } else { damaged.append(record.id) }
    }
    return (contents, damaged)
  }
}
