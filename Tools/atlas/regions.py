"""Names of regions and countries, and the words by which people qualify a place: "Portland OR", "Paris, Frankreich"."""
import gzip
import json
from collections import Counter, defaultdict

from babel import Locale

from folding import fold

# Languages in which a country may be named after the comma.
COUNTRY_LANGUAGES = (
    "en de fr es it pt nl pl ru uk tr sv da fi nb cs sk hu ro bg hr sr sl el ar fa he hi bn ja ko zh zh_Hant id ms vi th ca et lv lt ka hy"
).split()

COUNTRY_ALIASES = {
    "US": ["USA", "U.S.A.", "America", "United States of America"],
    "GB": ["UK", "Great Britain", "Britain"],
    "AE": ["UAE", "Emirates"], "NL": ["Holland", "The Netherlands"], "CZ": ["Czech Republic"], "RU": ["Russian Federation", "USSR"],
    "CI": ["Ivory Coast"], "MM": ["Burma"], "KR": ["Korea", "Republic of Korea"], "TR": ["Turkey"], "MK": ["Macedonia"],
    "SZ": ["Swaziland"], "CV": ["Cape Verde"], "CD": ["DRC", "Congo Kinshasa", "Zaire"], "CG": ["Congo Brazzaville"], "DE": ["GDR", "DDR", "BRD"],
    "VA": ["Vatican City", "Holy See"], "LK": ["Ceylon"], "IR": ["Persia"], "PS": ["Palestine", "West Bank", "Gaza"], "BA": ["Bosnia"],
    "TL": ["East Timor"], "TW": ["Republic of China"], "CN": ["PRC"], "BY": ["Belorussia"], "VN": ["Viet Nam"], "LA": ["Laos"],
}

# Postal abbreviations where GeoNames' own region codes are numbers, and everyday names beside the official ones.
REGION_ALIASES = {
    "CA": {
        "Alberta": ["AB"], "British Columbia": ["BC"], "Manitoba": ["MB"], "New Brunswick": ["NB"], "Newfoundland and Labrador": ["NL", "Newfoundland"],
        "Nova Scotia": ["NS"], "Nunavut": ["NU"], "Northwest Territories": ["NT"], "Ontario": ["ON", "Ont"], "Prince Edward Island": ["PE", "PEI"],
        "Quebec": ["QC", "PQ"], "Saskatchewan": ["SK"], "Yukon": ["YT"],
    },
    "AU": {
        "New South Wales": ["NSW"], "Victoria": ["VIC"], "Queensland": ["QLD"], "South Australia": ["SA"], "Western Australia": ["WA"],
        "Tasmania": ["TAS"], "Northern Territory": ["NT"], "Australian Capital Territory": ["ACT"],
    },
    "US": {"District of Columbia": ["Washington DC", "D.C."]},
    "DE": {
        "Bavaria": ["Bayern"], "Hesse": ["Hessen"], "Lower Saxony": ["Niedersachsen"], "North Rhine-Westphalia": ["Nordrhein-Westfalen", "NRW"],
        "Rhineland-Palatinate": ["Rheinland-Pfalz"], "Saxony": ["Sachsen"], "Saxony-Anhalt": ["Sachsen-Anhalt"], "Thuringia": ["Thüringen"],
    },
    "AT": {"Vienna": ["Wien"], "Styria": ["Steiermark"], "Carinthia": ["Kärnten"], "Tyrol": ["Tirol"], "Upper Austria": ["Oberösterreich"],
           "Lower Austria": ["Niederösterreich"]},
    "IT": {"Lombardy": ["Lombardia"], "Tuscany": ["Toscana"], "Sicily": ["Sicilia"], "Sardinia": ["Sardegna"], "Piedmont": ["Piemonte"],
           "Apulia": ["Puglia"], "Latium": ["Lazio"]},
    "ES": {"Andalusia": ["Andalucía"], "Catalonia": ["Cataluña", "Catalunya"], "Castille and León": ["Castilla y León"],
           "Basque Country": ["País Vasco", "Euskadi"]},
    "FR": {"Île-de-France": ["Ile de France"], "Brittany": ["Bretagne"], "Normandy": ["Normandie"], "Corsica": ["Corse"]},
    "BR": {"São Paulo": ["SP"], "Rio de Janeiro": ["RJ"], "Minas Gerais": ["MG"], "Bahia": ["BA"], "Rio Grande do Sul": ["RS"], "Paraná": ["PR"]},
}

# Regions the reverse-geocoding table has no place in, or that were renamed since.
REGION_OVERRIDES = {("US", "DC"): "District of Columbia"}

# Countries GeoNames' country list leaves out though it lists places in them.
EXTRA_COUNTRIES = {"XK": "Kosovo", "AN": "Netherlands Antilles", "CS": "Serbia and Montenegro"}


def region_names(places, geocode_path, us_states):
    """(country, region code) -> name, by majority among the places both data sets contain at the same point."""
    with gzip.open(geocode_path) as stream:
        located = json.load(stream)
    names = {(p["country_code"], p["city"], p["latitude"], p["longitude"]): p["state"] for p in located if p.get("state")}
    points = {(p["country_code"], p["latitude"], p["longitude"]): p["state"] for p in located if p.get("state")}
    votes = defaultdict(Counter)
    for place in places:
        at = (place["countrycode"], place["name"], place["latitude"], place["longitude"])
        state = names.get(at) or points.get((at[0], at[2], at[3]))
        if state:
            votes[place["countrycode"], place["admin1code"]][state] += 1
    result = {}
    for key, counter in votes.items():
        result[key] = min(counter, key=lambda name: (-counter[name], name))
    for code, state in us_states.items():
        result["US", code] = state["name"]
    result.update(REGION_OVERRIDES)
    return result


def qualifiers(regions, countries):
    """[(folded word, target)] sorted; a target is a region's index, or 0x8000 + a country's."""
    found = set()

    def add(text, target):
        key = fold(text)
        if key:
            found.add((key, target))

    for index, (country, code, name) in enumerate(regions):
        if not name:
            continue
        add(name, index)
        if not any(c.isdigit() for c in code) and country in ("US", "GB"):
            add(code, index)
        for alias in REGION_ALIASES.get(country, {}).get(name, []):
            add(alias, index)
    locales = [Locale.parse(code) for code in COUNTRY_LANGUAGES]
    for index, (code, iso3, name) in enumerate(countries):
        for text in [name, code, iso3, *COUNTRY_ALIASES.get(code, [])]:
            add(text, 0x8000 | index)
        for locale in locales:
            add(locale.territories.get(code, ""), 0x8000 | index)
    return sorted(found, key=lambda item: (item[0].encode(), item[1]))
