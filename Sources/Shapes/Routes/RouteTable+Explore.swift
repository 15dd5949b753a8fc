/// What there is to read before a session, and collections of one's own.
extension Route {
  // MARK: explore
  /// What there is to read before a session. The collections, and the passages that were looked for.
  ///
  /// - 200: The collections.
  public static let practiceExplore = Route(
    .get, "/api/v1/practice/explore", for: .program, tag: .practice, query: ExploreQuery.self, gives: ExploreAnswer.self)
  /// A collection with its passages.
  ///
  /// - 200: The collection.
  public static let practiceExploreCollection = Route(
    .get, "/api/v1/practice/explore/{id}", for: .program, tag: .practice, gives: PassageCollectionAnswer.self,
    errors: [.notFound])
  /// What today suggests to you. Passages that answer the meters of your day, and why; none while your birth is not known.
  ///
  /// - 200: The suggestions.
  public static let practiceForYou = Route(
    .get, "/api/v1/practice/for-you", for: .program, tag: .practice, access: .account(scope: .records), query: ForYouQuery.self,
    gives: ForYouAnswer.self)

  // MARK: insights
  /// Reword an insight, put it away, take it out again, or move it.
  ///
  /// - 200: The insight.
  public static let changeInsight = Route(
    .put, "/api/v1/practice/insights/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    takes: PracticeInsightChange.self, gives: PracticeInsightAnswer.self, errors: [.storageFull])
  /// Take in insights from a text. Those that stand among the newest 500 are passed over, so asking twice changes nothing.
  ///
  /// - 200: How many are new.
  public static let importInsights = Route(
    .post, "/api/v1/practice/insights/import", for: .program, tag: .practice, access: .account(scope: .records),
    takes: PracticeInsightsRequest.self, gives: PracticeImportAnswer.self, errors: [.notFound, .storageFull])

  // MARK: collections
  /// Your collections of insights, in your order.
  ///
  /// - 200: The collections.
  public static let practiceCollections = Route(
    .get, "/api/v1/practice/collections", for: .program, tag: .practice, access: .account(scope: .records),
    gives: OwnCollectionsAnswer.self)
  /// Begin a collection. One of the same name is the same: asking again answers what stands.
  ///
  /// - 200: The collection that stands.
  /// - 201: The collection.
  public static let makeCollection = Route(
    .post, "/api/v1/practice/collections", for: .program, tag: .practice, access: .account(scope: .records),
    takes: OwnCollectionRequest.self, gives: OwnCollectionAnswer.self, status: [200, 201], errors: [.notFound, .storageFull])
  /// Rename a collection, move it, put insights in or take them out.
  ///
  /// - 200: The collection.
  public static let changeCollection = Route(
    .put, "/api/v1/practice/collections/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    takes: OwnCollectionChange.self, gives: OwnCollectionAnswer.self, errors: [.storageFull])
  /// Delete a collection. The insights in it stay.
  ///
  /// - 200: It is done.
  public static let deleteCollection = Route(
    .delete, "/api/v1/practice/collections/{id}", for: .program, tag: .practice, access: .account(scope: .records),
    gives: StatusAnswer.self)

  // MARK: clearing
  /// Delete all that you have practised and collected: sessions, code, settings, insights, collections. Take an export first; an import
  /// brings everything back.
  ///
  /// - 200: How much there was.
  public static let clearPractice = Route(
    .post, "/api/v1/practice/clear", for: .program, tag: .practice, access: .account(scope: .records),
    takes: PracticeClearRequest.self, gives: PracticeClearAnswer.self)

  // MARK: pages
  /// What there is to read before a session.
  public static let explorePage = Route(.get, "/align/explore", for: .person)
  /// A collection of passages.
  public static let exploreCollectionPage = Route(.get, "/align/explore/{collection}", for: .person)
  /// A passage.
  public static let passagePage = Route(.get, "/align/explore/{collection}/{passage}", for: .person)
  /// What is done with a passage: its line goes into the code, it is kept, a session begins with it. Visitors are led to the door and
  /// back.
  public static let submitPassage = Route(.post, "/align/explore/{collection}/{passage}", for: .person)
  /// A passage as a picture.
  public static let passageShare = Route(.get, "/align/explore/{collection}/{passage}/share.svg", for: .person)
  /// A thought to keep, filled in by the query; whoever is not signed in is led to the door and back.
  public static let newInsightPage = Route(.get, "/collect/insight/new", for: .person)
  /// Where a thought to keep is sent.
  public static let submitNewInsight = Route(.post, "/collect/insight/new", for: .person)
  /// Where changes of insights are sent.
  public static let submitInsights = Route(.post, "/align/insights", for: .person, access: .person)
  /// One's own collections of insights.
  public static let collectionsPage = Route(.get, "/align/collections", for: .person, access: .person)
  /// Where changes of collections are sent.
  public static let submitCollections = Route(.post, "/align/collections", for: .person, access: .person)
  /// Before everything that was practised is deleted: take it along first.
  public static let clearPracticePage = Route(.get, "/align/clear", for: .person, access: .person)
  /// Where the word is sent that deletes it.
  public static let submitClearPractice = Route(.post, "/align/clear", for: .person, access: .person)
  /// Where hints are put away and brought back.
  public static let submitAlignHints = Route(.post, "/align/hints", for: .person, access: .person)
  /// Where links `web+astronova:` lead: to the page that is meant.
  public static let openLink = Route(.get, "/open", for: .person)

  static let explore: [Route] = [
    practiceExplore, practiceExploreCollection, practiceForYou, changeInsight, importInsights, practiceCollections,
    makeCollection, changeCollection, deleteCollection, clearPractice, explorePage, exploreCollectionPage, passagePage,
    submitPassage, passageShare, newInsightPage, submitNewInsight, submitInsights, collectionsPage, submitCollections,
    clearPracticePage, submitClearPractice, submitAlignHints, openLink,
  ]
}
