import Astrology
import Atlas
import Companion
import HTTPTypes
import Hummingbird
import Identity
import Readings
import Store
import Web
import Wire

/// The profile, and what can be changed about it.
struct ProfilePageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let door: BrowserDoor

  func mount(on routes: RouteMounter) {
    routes.answer(.profilePage) { request, context, member in
      let fields = try request.queryFields
      let done = fields["done"].flatMap(ProfileNotice.init)
      return try await pages.answer(
        ProfilePage(try await model(of: member, from: ProfileView.Places(fields), done, context)), context)
    }
    routes.answer(.ownChart) { _, context, member in
      let profile = try await companion.profiles.profile(member.account).profile
      guard let kept = profile.ownBirth else { return .redirect(to: Route.beginPage.path, type: .normal) }
      var model = ChartPage.Model(try DrawnChart(kept), kept: kept, now: companion.clock.now, language: context.language)
      model.zone = try await companion.knownZone(of: context.caller, device: context.deviceZone)?.identifier
      model.isOwn = true
      model.offersReports = true
      model.card = Route.chartCard.path(PageController.ownID)
      model.words = Route.chartWordsPage.path(PageController.ownID)
      model.name = profile.name ?? ""
      model.ways = ChartPage.Ways()
      return try await pages.answer(ChartPage(model), context, held: Route.ownChart.path)
    }
    mountBirth(on: routes)
    routes.answer(.submitPreferences) { request, context, member in
      try await savePreferences(try await request.form(), context, member)
    }
    routes.answer(.submitDeviceSignOut) { _, context, member in
      try await companion.accounts.signOut(device: context.parameters.get("id") ?? "", of: member, context.network)
      return back(.device)
    }
    routes.answer(.submitOthersSignOut) { request, context, member in
      let keepsKeys = try await request.form()["keep_keys"] == "yes"
      let hasKeys = try await !companion.accounts.keys(of: member).isEmpty
      try await companion.accounts.signOutOthers(of: member, keepsKeys: keepsKeys, context.network)
      return back(hasKeys && !keepsKeys ? .othersAndKeys : .others)
    }
    routes.answer(.submitKeyDeletion) { _, context, member in
      try await companion.accounts.deleteKey(context.parameters.get("id") ?? "", of: member, context.network)
      return back(.key)
    }
    let archive = AccountArchive(companion: companion)
    routes.answer(.exportFile) { _, context, member in try await archive.file(of: member, context) }
  }

  private func model(
    of member: Member, from places: ProfileView.Places, _ notice: ProfileNotice?, _ context: AppContext
  ) async throws -> ProfilePage.Model {
    let zone = try await companion.profiles.zone(of: member.account, asked: context.deviceZone)
    let clocks = try await companion.knownZone(of: context.caller, device: context.deviceZone)
    var model = try await ProfileView(
      companion: companion, providers: companion.accounts.providers, zone: zone, clocks: clocks, language: context.language
    ).model(member, from: places, notice: notice)
    let profile = try await companion.profiles.profile(member.account).profile
    let view = JournalView(
      clock: companion.clock, profile: profile, device: context.deviceZone, language: context.language)
    model.journey = view.journey(try await companion.journal.overview(account: member.id))
    let opened = model.journey.mostOpened
    model.journey.month = try profile.ownBirth.map { kept in
      try MeterMonth(of: DrawnChart(kept).chart, upTo: view.today, opened: opened, companion.meters)
    }
    let practice = await companion.practiceStanding(of: member, in: zone)
    model.practice = practice?.line
    model.practiceCard = practice?.card
    return model
  }

  private func back(_ notice: ProfileNotice) -> Response {
    .redirect(to: notice.path, type: .normal)
  }

  // MARK: birth

  private func mountBirth(on routes: RouteMounter) {
    routes.answer(.birthPage) { _, context, member in
      let profile = try await companion.profiles.profile(member.account).profile
      var form = BirthForm()
      if let kept = profile.ownBirth { form = Birth(try ReadBirth(kept.birthData), kept: kept).form(in: context.language) }
      return try await pages.answer(BirthPage(form: form, name: profile.name ?? ""), context)
    }
    routes.answer(.submitBirth) { request, context, member in
      let fields = try await request.form()
      let form = BirthForm { fields[$0] }
      // The chart page sends the form without a name; then the name stays.
      let name = fields.contains("name") ? Choices.name(fields["name"] ?? "") : nil
      switch BirthIntake(form, at: companion.clock.now, language: context.language) {
      case .certain(let certain):
        try await companion.profiles.revise(member.account) { profile in
          if let name { profile.name = name.isEmpty ? nil : name }
          var kept = StoredBirth(certain)
          kept.birthData.name = profile.name
          profile.birth = kept
        }
        return fields.contains("name") ? back(.birth) : .redirect(to: Route.ownChart.path, type: .normal)
      case .questions(let questions):
        let shown = try await companion.profiles.profile(member.account).profile.name
        let page = BirthPage(form: form, name: name ?? shown ?? "", questions: questions)
        return try await pages.answer(page, context, status: .unprocessableContent)
      }
    }
  }

  // MARK: preferences

  private func savePreferences(_ fields: FormFields, _ context: AppContext, _ member: Member) async throws -> Response {
    func chosen(_ field: String, among allowed: [String]) throws -> String {
      guard let value = fields[field], allowed.contains(value) else {
        throw Problem(.validation, "\(field) must be one of \(allowed.joined(separator: ", ")).", field: field, allowed: allowed)
      }
      return value
    }
    let houses = try Choices.houseSystem(fields["house_system"], field: "house_system").name
    let zodiac = try chosen("zodiac", among: ProfilePage.zodiacs.map(ProfilePage.key))
    let theme = try chosen("theme", among: Viewer.Look.allCases.map(\.rawValue))
    // Left empty, hours and days are told as is usual where the device comes from.
    func told(_ field: String, among allowed: [String]) throws -> String? {
      guard let value = fields[field], !value.isEmpty else { return nil }
      return try chosen(field, among: allowed)
    }
    let hours = try told("hour_cycle", among: RegionalFormat.HourCycle.allCases.map(\.rawValue))
    let order = try told("date_order", among: RegionalFormat.DateOrder.allCases.map(\.rawValue))
    let kept = try await companion.profiles.profile(member.account).profile.timezone
    let zone: String?
    do {
      zone = try fields["timezone"].map { try Self.zone($0, kept: kept) }
    } catch {
      return try await askAgain(fields, context, member)
    }
    let hasZone = fields.contains("timezone")
    try await companion.profiles.revise(member.account) { profile in
      // Left empty, the clocks are those of the device; a form of before has no such field.
      if hasZone { profile.timezone = zone }
      profile.houseSystem = houses
      profile.zodiac = zodiac
      profile.theme = theme
      if fields.contains("hour_cycle") { profile.hourCycle = hours }
      if fields.contains("date_order") { profile.dateOrder = order }
    }
    return back(.settings)
  }

  /// The settings once more, as they were chosen, with what is wrong with the city. Nothing is kept until it is right.
  private func askAgain(_ fields: FormFields, _ context: AppContext, _ member: Member) async throws -> Response {
    var model = try await model(of: member, from: ProfileView.Places(), nil, context)
    var standing = try await companion.profiles.profile(member.account).profile
    standing.houseSystem = fields["house_system"] ?? standing.houseSystem
    standing.zodiac = fields["zodiac"] ?? standing.zodiac
    standing.theme = fields["theme"] ?? standing.theme
    if let hours = fields["hour_cycle"] { standing.hourCycle = hours.isEmpty ? nil : hours }
    if let order = fields["date_order"] { standing.dateOrder = order.isEmpty ? nil : order }
    model.preferences = ProfilePage.Preferences(standing)
    model.preferences.zone = String((fields["timezone"] ?? "").prefix(64))
    model.preferences.zoneProblem = context.language.page("profile no-such-city")
    return try await pages.answer(ProfilePage(model), context, status: .unprocessableContent)
  }

  /// The name of a zone as it is written, or that of the best known place of the name.
  ///
  /// - Parameter kept: the zone that stands; the form shows its city, which may be that of a better known place too.
  private static func zone(_ text: String, kept: String?) throws -> String {
    if let kept, text == SkyNames.zone(kept) { return kept }
    do {
      return try CivilText.zone(text, field: "timezone").identifier
    } catch {
      // `Asia/Tokio` is a zone misspelt, and no place.
      guard !text.contains("/"), let found = Atlas.search(text, limit: 1).first,
        found.quality == .exact || found.quality == .prefix
      else { throw error }
      return found.place.timeZone
    }
  }
}
