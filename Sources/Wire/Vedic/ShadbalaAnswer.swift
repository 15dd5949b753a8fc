public import Astrology
import Readings

/// The six-fold strength of the grahas and of the houses, in virupas; 60 virupas are a rupa.
public struct ShadbalaAnswer: JSONEncodable, Sendable {
  let shadbala: Shadbala

  /// The strengths of a birth.
  public init(_ shadbala: Shadbala) { self.shadbala = shadbala }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key("grahas")
      json.array(shadbala.strengths) { json, strength in strength.encode(to: &json) }
      json.field("ranking", shadbala.ranking.map(\.englishName))
      json.key("wars")
      json.array(shadbala.wars) { json, war in
        json.object { json in
          json.field("victor", war.victor.englishName)
          json.field("loser", war.loser.englishName)
          json.field("virupas", war.virupas, decimals: 4)
        }
      }
      json.key("houses")
      json.array(shadbala.houses) { json, house in
        json.object { json in
          json.field("house", house.house)
          json.field("lord", house.lord.englishName)
          json.field("graha", house.lord.name)
          json.field("adhipati", house.adhipati, decimals: 4)
          json.field("dig", house.dig, decimals: 4)
          json.field("drishti", house.drishti, decimals: 4)
          json.field("virupas", house.virupas, decimals: 4)
          json.field("rupas", house.rupas, decimals: 4)
        }
      }
      json.object("time") { json in
        let day = shadbala.facts.day
        json.field("day", day.isDay)
        json.field("yearLord", day.yearLord.englishName)
        json.field("monthLord", day.monthLord.englishName)
        json.field("dayLord", day.vara.lord.englishName)
        json.field("hourLord", day.horaLord(shadbala.policy.hora).englishName)
        json.field("sunRises", !day.isConventional)
      }
    }
  }
}

extension GrahaStrength {
  fileprivate func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("graha", graha.name)
      json.field("planet", graha.englishName)
      json.object("sthana") { json in
        json.field("uchcha", sthana.uchcha, decimals: 4)
        json.field("saptavargaja", sthana.saptavargaja, decimals: 4)
        json.field("ojhayugma", sthana.ojhayugma, decimals: 4)
        json.field("kendradi", sthana.kendradi, decimals: 4)
        json.field("drekkana", sthana.drekkana, decimals: 4)
        json.field("total", sthana.total, decimals: 4)
      }
      json.field("dig", dig, decimals: 4)
      json.object("kala") { json in
        json.field("nathonnatha", kala.nathonnatha, decimals: 4)
        json.field("paksha", kala.paksha, decimals: 4)
        json.field("tribhaga", kala.tribhaga, decimals: 4)
        json.field("abda", kala.abda, decimals: 4)
        json.field("masa", kala.masa, decimals: 4)
        json.field("vara", kala.vara, decimals: 4)
        json.field("hora", kala.hora, decimals: 4)
        json.field("ayana", kala.ayana, decimals: 4)
        json.field("yuddha", kala.yuddha, decimals: 4)
        json.field("total", kala.total, decimals: 4)
      }
      json.field("cheshta", cheshta, decimals: 4)
      json.field("naisargika", naisargika, decimals: 4)
      json.field("drik", drik, decimals: 4)
      json.field("virupas", virupas, decimals: 4)
      json.field("rupas", rupas, decimals: 4)
      json.field("requiredRupas", required / 60, decimals: 4)
      json.field("ratio", ratio, decimals: 4)
      json.field("sufficient", isSufficient)
      json.field("ishta", ishta, decimals: 4)
      json.field("kashta", kashta, decimals: 4)
    }
  }
}
