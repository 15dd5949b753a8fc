// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Practice. Sources: f7f478fa3ea79fab. Text: 56087fa666cce513

extension OwnCollectionAnswer {
  /// A collection of insights that somebody has put together, from its fields.
  public init(id: UUIDText, name: String, members: [UUIDText], _: Void = ()) {
    self.id = id; self.name = name; self.members = members
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("members", members)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), members: try fields.read("members"))
  }
}

extension OwnCollectionsAnswer {
  /// The collections of somebody, from its fields.
  public init(collections: [OwnCollectionAnswer], _: Void = ()) {
    self.collections = collections
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("collections", collections)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(collections: try fields.read("collections"))
  }
}

extension OwnCollectionRequest {
  /// A new collection, from its fields.
  public init(name: String, _: Void = ()) {
    self.name = name
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"))
  }
}

extension OwnCollectionChange {
  /// A change of a collection; what is left out stays, from its fields.
  public init(name: String? = nil, adding: [String]? = nil, removing: [String]? = nil, members: [String]? = nil, place: Int? = nil, _: Void = ()) {
    self.name = name; self.adding = adding; self.removing = removing; self.members = members; self.place = place
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", ifPresent: name)
    json.field("adding", ifPresent: adding)
    json.field("removing", ifPresent: removing)
    json.field("members", ifPresent: members)
    json.field("place", ifPresent: place)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.readIfPresent("name"), adding: try fields.readIfPresent("adding"), removing: try fields.readIfPresent("removing"), members: try fields.readIfPresent("members"), place: try fields.readIfPresent("place"))
  }
}

extension PracticeInsightChange {
  /// A change of an insight; what is left out stays, from its fields.
  public init(text: String? = nil, archived: Bool? = nil, place: Int? = nil, _: Void = ()) {
    self.text = text; self.archived = archived; self.place = place
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", ifPresent: text)
    json.field("archived", ifPresent: archived)
    json.field("place", ifPresent: place)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.readIfPresent("text"), archived: try fields.readIfPresent("archived"), place: try fields.readIfPresent("place"))
  }
}

extension PracticeInsightsRequest {
  /// Insights to take in, from its fields.
  public init(text: String, _: Void = ()) {
    self.text = text
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"))
  }
}

extension PracticeImportAnswer {
  /// What was taken in, from its fields.
  public init(imported: Int, _: Void = ()) {
    self.imported = imported
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("imported", imported)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(imported: try fields.read("imported"))
  }
}

extension PracticeClearRequest {
  /// Whether everything of the practice is to go, from its fields.
  public init(confirm: String, _: Void = ()) {
    self.confirm = confirm
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("confirm", confirm)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(confirm: try fields.read("confirm"))
  }
}

extension PracticeClearAnswer {
  /// What was cleared, from its fields.
  public init(deleted: Int, _: Void = ()) {
    self.deleted = deleted
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("deleted", deleted)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(deleted: try fields.read("deleted"))
  }
}
