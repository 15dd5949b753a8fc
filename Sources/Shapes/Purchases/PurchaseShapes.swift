/// A purchase of an app store, as its app tells of it.
///
/// {example: {productId: astronova_pro_monthly, transactionId: '2000000123456789', signedTransactionJWS: eyJhbGciOi…}}
public struct PurchaseRequest: RequestShape {
  public var productId, transactionId: String
  public var originalTransactionId: String?
  /// What the store calls the place of the purchase.
  public var environment: String?
  /// What the store has signed.
  public var signedTransactionJWS: String
}

/// Whether somebody has a subscription. As long as this server verifies no purchases, nobody has.
///
/// {nulls: written}
public struct SubscriptionStatusAnswer: Shape {
  public var isActive: Bool
  public var productId: String?
  public var updatedAt: InstantText?
}

/// How much credit somebody has bought. As long as this server verifies no purchases, none.
public struct CreditStatusAnswer: Shape {
  /// {minimum: 0}
  public var balance: Int
}
