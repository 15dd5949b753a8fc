import Atlas
import Companion
import Hummingbird
import Practice
import Readings
import Store
import Wire

/// What there is to read before a session, and collections of one's own.
struct PracticeExploreController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.practiceExplore) { request, context in
      let fields = try request.queryFields
      let catalog = context.language.passages
      let names = PassageTheme.allCases.map(\.rawValue)
      let theme = try fields["theme"].map { name in
        guard let theme = PassageTheme(rawValue: name) else {
          throw Problem(.validation, "theme must be one of \(names.joined(separator: ", ")).", field: "theme", allowed: names)
        }
        return theme
      }
      let isAsked = fields["q"] != nil || theme != nil
      return .json(
        ExploreAnswer(
          collections: catalog.collections.map { PassageCollectionAnswer($0) },
          themes: PassageTheme.allCases.map { .init(id: $0.rawValue, name: catalog.name($0)) },
          found: isAsked ? catalog.passages(matching: fields["q"] ?? "", theme: theme).map { PassageAnswer($0) } : nil),
        capacity: 8192)
    }
    routes.answer(.practiceExploreCollection) { _, context in
      let catalog = context.language.passages
      guard let collection = context.parameters.get("id").flatMap(catalog.collection) else {
        throw Problem(
          .notFound, "There is no such collection.", field: "id", allowed: catalog.collections.map(\.id))
      }
      return .json(PassageCollectionAnswer(collection, isWhole: true), capacity: 16_384)
    }
    routes.answer(.practiceForYou) { request, context, member in
      let zone = try request.queryFields["timezone"] ?? request.currentZone?.identifier
      let told = try await companion.suggestions(for: member.account, timezone: zone, language: context.language)
      return .json(
        ForYouAnswer(
          date: ISO8601.date(told.day.date),
          suggestions: told.suggestions.map {
            .init(
              meter: $0.meter.rawValue, state: $0.state, theme: $0.theme.rawValue, because: $0.because,
              passage: PassageAnswer($0.passage))
          }, warnings: told.chart.flatMap { ChartNotice.ofMeters(of: $0) }), capacity: 8192)
    }
    mountInsights(on: routes)
    mountCollections(on: routes)
    routes.answer(.clearPractice) { request, _, member in
      guard try await request.json(PracticeClearRequest.self).confirm == "clear" else {
        throw Problem(.validation, "confirm must be clear.", field: "confirm", allowed: ["clear"])
      }
      return .json(PracticeClearAnswer(deleted: try await companion.practice.clear(account: member.id)), capacity: 32)
    }
  }

  private func mountInsights(on routes: RouteMounter) {
    let none = Problem(.notFound, "There is no insight with this id.")
    routes.answer(.changeInsight) { request, context, member in
      let id = context.parameters.get("id") ?? ""
      let change = try await request.json(PracticeInsightChange.self)
      let practice = companion.practice
      guard
        let insight = try await practice.changeInsight(
          id, text: change.text, isArchived: change.archived, account: member.id)
      else { throw none }
      if let place = change.place, try await !practice.moveInsight(id, to: place, account: member.id) {
        throw Problem(
          .validation, "place can be given to the newest \(PracticeService.mostShown) insights alone.", field: "place")
      }
      return .json(PracticeInsightAnswer(insight), capacity: 512)
    }
    routes.answer(.importInsights) { request, _, member in
      let text = try await request.json(PracticeInsightsRequest.self).text
      return .json(
        PracticeImportAnswer(imported: try await companion.practice.importInsights(text, account: member.id)), capacity: 32)
    }
  }

  private func mountCollections(on routes: RouteMounter) {
    let none = Problem(.notFound, "There is no collection with this id.")
    routes.answer(.practiceCollections) { _, _, member in
      .json(
        OwnCollectionsAnswer(
          collections: try await companion.practice.collections(account: member.id).map { OwnCollectionAnswer($0) }),
        capacity: 2048)
    }
    routes.answer(.makeCollection) { request, _, member in
      let name = try await request.json(OwnCollectionRequest.self).name
      let made = try await companion.practice.makeCollection(name, account: member.id)
      return .json(OwnCollectionAnswer(made.collection), status: made.isNew ? .created : .ok)
    }
    routes.answer(.changeCollection) { request, context, member in
      let body = try await request.json(OwnCollectionChange.self)
      var change = PracticeService.CollectionChange()
      change.name = body.name
      change.adding = body.adding ?? []
      change.removing = body.removing ?? []
      change.members = body.members
      change.place = body.place
      let id = context.parameters.get("id") ?? ""
      guard let changed = try await companion.practice.changeCollection(id, change, account: member.id) else { throw none }
      return .json(OwnCollectionAnswer(changed), capacity: 2048)
    }
    routes.answer(.deleteCollection) { _, context, member in
      guard try await companion.practice.deleteCollection(context.parameters.get("id") ?? "", account: member.id) else {
        throw none
      }
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
  }
}

extension PassageAnswer {
  init(_ passage: Passage) {
    self.init(
      id: passage.id, collection: passage.collection, title: passage.title, text: passage.text, statement: passage.statement,
      themes: passage.themes.map(\.rawValue), path: Route.passagePage.path(passage.collection, passage.number))
  }
}

extension PassageCollectionAnswer {
  init(_ collection: PassageCollection, isWhole: Bool = false) {
    self.init(
      id: collection.id, name: collection.name, about: collection.about, count: collection.passages.count,
      passages: isWhole ? collection.passages.map { PassageAnswer($0) } : nil)
  }
}

extension OwnCollectionAnswer {
  init(_ collection: OwnCollection) {
    self.init(id: collection.id, name: collection.content.name, members: collection.content.members)
  }
}
