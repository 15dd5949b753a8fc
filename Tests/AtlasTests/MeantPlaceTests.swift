import Atlas
import Testing

/// What people mean by what they have typed so far, written down by hand: a place, or one of a few.
@Suite struct MeantPlaceTests {
  private static let meant: [(typed: String, places: [String])] = [
    ("New Y", ["New York"]),
    ("New York", ["New York"]),
    ("new york city", ["New York"]),
    ("Los", ["Los Angeles"]),
    ("Lond", ["London"]),
    ("Par", ["Paris"]),
    ("Ber", ["Berlin"]),
    ("Munc", ["Munich"]),
    ("Mün", ["Munich"]),
    ("Wie", ["Vienna", "Wiesbaden"]),
    ("Ven", ["Venice"]),
    ("Man", ["Manila", "Manchester"]),
    ("Bay", ["Bayonne", "Bay City", "Bayreuth", "Bay Village", "Bayawan", "Bayamón"]),
    ("San F", ["San Francisco"]),
    ("San D", ["San Diego"]),
    ("St Lou", ["St. Louis"]),
    ("Saint P", ["Saint Petersburg", "Saint Paul"]),
    ("Wash", ["Washington"]),
    ("Phil", ["Philadelphia"]),
    ("Bos", ["Boston"]),
    ("Chi", ["Chicago"]),
    ("Hou", ["Houston"]),
    ("Tor", ["Toronto"]),
    ("Vanc", ["Vancouver"]),
    ("Mont", ["Montréal", "Montevideo"]),
    ("Rio", ["Rio de Janeiro"]),
    ("São P", ["São Paulo"]),
    ("Buenos", ["Buenos Aires"]),
    ("Mexico C", ["Mexico City"]),
    ("Bog", ["Bogotá"]),
    ("Lim", ["Lima"]),
    ("Mad", ["Madrid", "Madurai"]),
    ("Barc", ["Barcelona"]),
    ("Lisb", ["Lisbon"]),
    ("Rom", ["Rome"]),
    ("Mil", ["Milan"]),
    ("Nap", ["Naples"]),
    ("Flor", ["Florence"]),
    ("Ath", ["Athens"]),
    ("Ist", ["Istanbul"]),
    ("Kie", ["Kyiv", "Kiel"]),
    ("Mosc", ["Moscow"]),
    ("Warsz", ["Warsaw"]),
    ("Pra", ["Prague", "Praia"]),
    ("Buda", ["Budapest"]),
    ("Stock", ["Stockholm"]),
    ("Copen", ["Copenhagen"]),
    ("Hels", ["Helsinki"]),
    ("Tok", ["Tokyo"]),
    ("Osa", ["Osaka"]),
    ("Seo", ["Seoul"]),
    ("Peki", ["Beijing"]),
    ("Shang", ["Shanghai"]),
    ("Sing", ["Singapore"]),
    ("Bang", ["Bangkok", "Bengaluru"]),
    ("Bomb", ["Mumbai"]),
    ("Del", ["Delhi"]),
    ("Nair", ["Nairobi"]),
    ("Cair", ["Cairo"]),
    ("Mum", ["Mumbai"]),
    ("Kol", ["Kolkata"]),
    ("Chen", ["Chennai", "Chengdu"]),
    ("Ban", ["Bangkok"]),
    ("Jak", ["Jakarta"]),
    ("Kua", ["Kuala Lumpur"]),
    ("Han", ["Hanoi", "Hangzhou"]),
    ("Ho C", ["Ho Chi Minh City"]),
    ("Kath", ["Kathmandu"]),
    ("Lah", ["Lahore"]),
    ("Kar", ["Karachi"]),
    ("Teh", ["Tehran"]),
    ("Bag", ["Baghdad"]),
    ("Riy", ["Riyadh"]),
    ("Dub", ["Dubai", "Dublin"]),
    ("Abu", ["Abuja", "Abu Dhabi"]),
    ("Jer", ["Jerusalem"]),
    ("Guang", ["Guangzhou"]),
    ("Cape", ["Cape Town"]),
    ("Joh", ["Johannesburg"]),
    ("Lag", ["Lagos"]),
    ("Acc", ["Accra"]),
    ("Add", ["Addis Ababa"]),
    ("Casa", ["Casablanca"]),
    ("Tun", ["Tunis"]),
    ("Alex", ["Alexandria"]),
    ("Dak", ["Dakar"]),
    ("Kin", ["Kinshasa", "Kingston"]),
    ("Syd", ["Sydney"]),
    ("Melb", ["Melbourne"]),
    ("Auck", ["Auckland"]),
    ("Well", ["Wellington"]),
    ("Bris", ["Brisbane", "Bristol"]),
    ("Hono", ["Honolulu"]),
    ("Sant", ["Santiago", "Santo Domingo"]),
    ("Quit", ["Quito"]),
    ("Cara", ["Caracas"]),
    ("Med", ["Medellín", "Medan", "Medina"]),
    ("Gua", ["Guadalajara", "Guatemala City", "Guangzhou"]),
    ("Hav", ["Havana"]),
    ("Mia", ["Miami"]),
    ("San A", ["San Antonio"]),
    ("Dal", ["Dallas", "Dalian"]),
    ("Sea", ["Seattle"]),
    ("Denv", ["Denver"]),
    ("Las V", ["Las Vegas"]),
    ("Atl", ["Atlanta"]),
    ("Ott", ["Ottawa"]),
    ("Calg", ["Calgary"]),
    ("Tur", ["Turin"]),
    ("Nic", ["Nice", "Nicosia"]),
    ("Lyo", ["Lyon"]),
    ("Mars", ["Marseille"]),
    ("Ham", ["Hamburg"]),
    ("Fra", ["Frankfurt am Main", "Frankfurt"]),
    ("Köl", ["Cologne", "Köln"]),
    ("Gen", ["Geneva", "Genoa"]),
    ("Zur", ["Zürich"]),
    ("Edin", ["Edinburgh"]),
    ("Birm", ["Birmingham"]),
    ("Amst", ["Amsterdam"]),
    ("Bru", ["Brussels"]),
    ("Krak", ["Kraków"]),
    ("Buch", ["Bucharest"]),
    ("Osl", ["Oslo"]),
    ("Reyk", ["Reykjavík"]),
    ("Sev", ["Sevilla", "Sevastopol", "Seville"]),
    ("Port", ["Porto", "Portland", "Port-au-Prince"]),
    ("Val", ["Valencia", "Valparaíso", "Valladolid"]),
    ("Colo", ["Colombo"]),
    ("Dha", ["Dhaka"]),
    ("San", ["Santiago", "San Francisco", "San Diego", "San Antonio"]),
    ("Nag", ["Nagoya", "Nagpur"]),
    ("Bal", ["Baltimore"]),
    ("Pes", ["Peshawar"]),
    ("Моск", ["Moscow"]),
    ("Санкт", ["Saint Petersburg"]),
    ("東京", ["Tokyo"]),
    ("大阪", ["Osaka"]),
    ("القاه", ["Cairo"]),
    ("Αθή", ["Athens"]),
    ("서울", ["Seoul"]),
    ("दिल्", ["Delhi"]),
    ("תל א", ["Tel Aviv"]),
    ("กรุงเทพ", ["Bangkok"]),
  ]

  @Test func theFirstPlaceIsTheOneThatIsMeant() {
    var missed: [String] = []
    for (typed, places) in Self.meant {
      let first = Atlas.search(typed).first?.place.name
      if !places.contains(first ?? "") { missed.append("\(typed): \(first ?? "nothing")") }
    }
    #expect(missed.isEmpty)
  }

  /// Accents that were typed are meant. Letters without them stand for both.
  @Test func aNameWithTheAccentsThatWereTypedComesFirst() {
    for typed in ["Köl", "köl", "Ko\u{308}l", "Köl, Germany"] {
      #expect(Atlas.search(typed).first?.place.countryCode == "DE", "\(typed)")
    }
    #expect(Atlas.search("Kol").first?.place.countryCode == "IN")
    // Nothing that bears them: what was found counts all the same.
    #expect(Atlas.search("Bérlin").first?.place.name == "Berlin")
    #expect(Atlas.search("Köl", limit: 1).count == 1)
  }

  /// What follows is of the same beginning, and not a place that somebody once called so, or that is nearly spelled so.
  @Test(arguments: [("New Y", "new y", 4), ("New York", "new york", 3), ("Manchester", "manchester", 4), ("Rome", "rome", 4)])
  func whatFollowsBeginsTheSameWay(_ typed: String, _ beginning: String, _ count: Int) {
    let names = Atlas.search(typed).prefix(count).map(\.place.name)
    #expect(names.count == count)
    #expect(names.allSatisfy { $0.lowercased().hasPrefix(beginning) }, "\(names)")
  }

  @Test func aNameMeansThePlaceThatBearsItRatherThanALargerOneThatIsCalledSoElsewhere() {
    #expect(Atlas.search("New Delhi").first?.place.name == "New Delhi")
    // But not at any price.
    #expect(Atlas.search("Odessa").first?.place.countryCode == "UA")
    #expect(Atlas.search("Cologne").first?.place.countryCode == "DE")
  }

  @Test func nothingIsGuessedWhereWhatWasTypedIsTheBeginningOfALargePlace() {
    for match in Atlas.search("New Y", limit: 50) {
      if case .misspelt = match.quality { Issue.record("\(match.place.displayName)") }
    }
    // A slip is forgiven as before.
    #expect(Atlas.search("Nwe York").first?.place.name == "New York")
  }
}
