/// A collection of insights that somebody has put together.
public struct OwnCollectionAnswer: Shape {
  public var id: UUIDText
  public var name: String
  /// The ids of insights, in the order of the person.
  public var members: [UUIDText]
}

/// The collections of somebody.
public struct OwnCollectionsAnswer: Shape {
  /// In the order of the person.
  public var collections: [OwnCollectionAnswer]
}

/// A new collection.
///
/// {example: {name: For Mondays}}
public struct OwnCollectionRequest: RequestShape, Hashable {
  /// {minLength: 1, maxLength: 80}
  public var name: String
}

/// A change of a collection; what is left out stays.
///
/// {example: {name: For Mondays, place: 0}}
public struct OwnCollectionChange: RequestShape, Hashable {
  /// {minLength: 1, maxLength: 80}
  public var name: String?
  /// Insights to put in at the end, by their ids.
  public var adding: [String]?
  /// Insights to take out.
  public var removing: [String]?
  /// All members in their order, instead of what stands.
  public var members: [String]?
  /// Where the collection is to stand among all, counted from 0; beyond the end it is the last.
  public var place: Int?
}

/// A change of an insight; what is left out stays.
///
/// {example: {text: Half the list was never mine., archived: false, place: 0}}
public struct PracticeInsightChange: RequestShape, Hashable {
  /// {minLength: 1, maxLength: 2000}
  public var text: String?
  /// Whether it is put away.
  public var archived: Bool?
  /// Where it is to stand among the newest 200, counted from 0.
  public var place: Int?
}

/// Insights to take in.
///
/// {example: {text: "Half the list was never yours.\n\nRest is on the list."}}
public struct PracticeInsightsRequest: RequestShape, Hashable {
  /// One insight in each paragraph, or in each line where there is no empty one; bullets and numbers before it are left out. {maxLength: 200000}
  public var text: String
}

/// What was taken in.
public struct PracticeImportAnswer: Shape {
  /// How many insights are new.
  public var imported: Int
}

/// Whether everything of the practice is to go.
///
/// {example: {confirm: clear}}
public struct PracticeClearRequest: RequestShape, Hashable {
  /// The word `clear`: so that nobody does it by accident. {enum: [clear]}
  public var confirm: String
}

/// What was cleared.
public struct PracticeClearAnswer: Shape {
  /// How many records there were.
  public var deleted: Int
}
