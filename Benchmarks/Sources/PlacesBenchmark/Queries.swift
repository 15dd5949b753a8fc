/// What people type into the place field: names letter by letter, and the same names with a slip.
struct Queries {
  /// Large and small, accented and not, several of one name, and other scripts.
  static let names = [
    "New York", "London", "Paris", "Paris, Texas", "Springfield", "San José", "São Paulo", "Buenos Aires", "Ciudad de México",
    "Mumbai",
    "Kolkata", "Calcutta", "Delhi", "Chennai", "Thiruvananthapuram", "Kathmandu", "Reykjavík", "Akureyri", "Tromsø", "Göteborg",
    "Malmö",
    "Århus", "København", "Copenhagen", "München", "Munich", "Köln", "Düsseldorf", "Bad Königshofen", "Zürich", "Genève", "Wien",
    "Graz",
    "Kraków", "Łódź", "Białystok", "Brno", "Plzeň", "Bratislava", "Székesfehérvár", "București", "Iași", "Sofia", "Thessaloniki",
    "İstanbul", "Diyarbakır", "Amsterdam", "'s-Hertogenbosch", "Gent", "Liège", "Saint-Étienne", "Aix-en-Provence", "L'Aquila",
    "Firenze",
    "Torino", "Reggio nell'Emilia", "Valencia", "A Coruña", "Donostia", "Lisboa", "Coimbra", "Ponta Delgada", "Cork",
    "Dún Laoghaire",
    "Llanfairpwllgwyngyll", "Aberystwyth", "Edinburgh", "Kirkwall", "Belfast", "Los Angeles", "Las Vegas", "St. Louis",
    "Saint Paul",
    "Winston-Salem", "Coeur d'Alene", "Honolulu", "Anchorage", "Québec", "Trois-Rivières", "Saskatoon", "Iqaluit",
    "Oaxaca de Juárez",
    "Bogotá", "Medellín", "Lima", "Cusco", "La Paz", "Asunción", "Ushuaia", "Santiago", "Lagos", "Ouagadougou", "Addis Ababa",
    "Nairobi",
    "Johannesburg", "Gqeberha", "Antananarivo", "Cairo", "Marrakesh", "Tel Aviv", "Jerusalem", "Dubai", "Tehran", "Karachi",
    "Samarkand",
    "Ulaanbaatar", "Beijing", "Shanghai", "Xi'an", "Hong Kong", "Tokyo", "Kyoto", "Sapporo", "Seoul", "Hanoi", "Ho Chi Minh City",
    "Bangkok", "Kuala Lumpur", "Singapore", "Jakarta", "Denpasar", "Manila", "Sydney", "Alice Springs", "Auckland", "Whangārei",
    "Nuku'alofa",
    "Москва", "Санкт-Петербург", "Київ", "Αθήνα", "תל אביב", "القاهرة", "مومباي", "दिल्ली", "กรุงเทพ", "北京", "東京", "서울",
  ]

  /// Every beginning of every name, and every name with one letter left out or two changed places.
  static func all() -> [String] {
    var queries: [String] = []
    for name in names {
      let letters = Array(name)
      for length in 1...letters.count { queries.append(String(letters[..<length])) }
      guard letters.count > 4 else { continue }
      for place in 1..<letters.count - 1 {
        queries.append(String(letters[..<place] + letters[(place + 1)...]))
        var swapped = letters
        swapped.swapAt(place, place + 1)
        queries.append(String(swapped))
      }
    }
    return queries
  }
}
