import Companion
import Ephemeris
import Hummingbird
import Shapes
import Wire

@testable import Server

/// How bright nights are.
struct NightController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  func mount(on routes: RouteMounter) {
    routes.answer(.night) { _, context in
      let date = try date(context)
      return .json(NightAnswer(date: ISO8601.date(date), illumination: try companion.nights.illumination(on: date)))
    }
    routes.answer(.nightPage) { _, context in
      let lit = try companion.nights.illumination(on: try date(context)) * 100
      return try await pages.answer(NightPage(lit: Int(clamping: lit.rounded())), context)
    }
  }

  private func date(_ context: AppContext) throws -> CalendarDate {
    try CivilText.date(context.parameters.get("date") ?? "", field: "date", calendar: .gregorian)
  }
}
