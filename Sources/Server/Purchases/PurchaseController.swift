import Hummingbird
import Wire

/// Purchases in app stores. None can be verified here yet, so none is taken: the store keeps an unfinished purchase and offers it again.
struct PurchaseController: Sendable {
  func mount(on routes: RouteMounter) {
    routes.answer(.subscriptionStatus) { _, _ in
      .json(SubscriptionStatusAnswer(isActive: false, productId: nil, updatedAt: nil), capacity: 64)
    }
    routes.answer(.creditStatus) { _, _ in .json(CreditStatusAnswer(balance: 0), capacity: 32) }
    for route in [Route.syncSubscription, .syncReportEntitlement, .syncCredits] {
      routes.answer(route) { request, _ in
        _ = try await request.json(PurchaseRequest.self)
        throw Problem(
          .purchaseNotVerified,
          "This server cannot verify purchases with the App Store yet, so nothing was unlocked and nothing was kept. Your purchase stays with the store and will be offered again."
        )
      }
    }
  }
}
