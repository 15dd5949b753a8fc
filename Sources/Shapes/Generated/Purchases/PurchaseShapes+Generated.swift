// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Purchases. Sources: 8e184e486178037c. Text: 6ff409d5afe165e8

extension PurchaseRequest {
  /// A purchase of an app store, as its app tells of it, from its fields.
  public init(productId: String, transactionId: String, originalTransactionId: String? = nil, environment: String? = nil, signedTransactionJWS: String, _: Void = ()) {
    self.productId = productId; self.transactionId = transactionId; self.originalTransactionId = originalTransactionId; self.environment = environment; self.signedTransactionJWS = signedTransactionJWS
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("productId", productId)
    json.field("transactionId", transactionId)
    json.field("originalTransactionId", ifPresent: originalTransactionId)
    json.field("environment", ifPresent: environment)
    json.field("signedTransactionJWS", signedTransactionJWS)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(productId: try fields.read("productId"), transactionId: try fields.read("transactionId"), originalTransactionId: try fields.readIfPresent("originalTransactionId"), environment: try fields.readIfPresent("environment"), signedTransactionJWS: try fields.read("signedTransactionJWS"))
  }
}

extension SubscriptionStatusAnswer {
  /// Whether somebody has a subscription, from its fields.
  public init(isActive: Bool, productId: String? = nil, updatedAt: InstantText? = nil, _: Void = ()) {
    self.isActive = isActive; self.productId = productId; self.updatedAt = updatedAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("isActive", isActive)
    json.field("productId", productId)
    json.field("updatedAt", updatedAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(isActive: try fields.read("isActive"), productId: try fields.readIfPresent("productId"), updatedAt: try fields.readIfPresent("updatedAt"))
  }
}

extension CreditStatusAnswer {
  /// How much credit somebody has bought, from its fields.
  public init(balance: Int, _: Void = ()) {
    self.balance = balance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("balance", balance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(balance: try fields.read("balance"))
  }
}
