/// Strength by nature, the same in every chart.
public enum NaisargikaBala {
  /// Naisargika bala in virupas: sevenths of 60, from Saturn 1 by Mars, Mercury, Jupiter, Venus and Moon to Sun 7 (Brihat
  /// Parashara Hora Shastra ch. 27.14); 0 for the nodes.
  public static func virupas(_ graha: Graha) -> Double {
    let order: [Graha] = [.saturn, .mars, .mercury, .jupiter, .venus, .moon, .sun]
    guard let place = order.firstIndex(of: graha) else { return 0 }
    return Double(place + 1) * 60 / 7
  }
}
