"""Which names of a place go into the index, and how much each place matters."""
import math
import unicodedata

from folding import fold

# What a name is to its place; two bits in a posting. `Posting.Kind` in `NameIndex.swift` bears the same numbers.
PRIMARY, ALTERNATE, WORD, CODE = range(4)

LONGEST_KEY = 48  # characters
LONGEST_SPELLING = 100  # bytes

# Places whose everyday name is not the one GeoNames lists first.
EVERYDAY_NAMES = {5128581: "New York"}

# Below this population only names in Latin letters or in a script of the country itself are kept: a village in Kansas is looked
# up in English, one in Thrace in Greek.
WORLD_NAMES_FROM = 50_000

SCRIPTS_OF_LANGUAGE = {
    "ARABIC": "ar fa ur ps ku sd ug ks bal",
    "CYRILLIC": "ru uk bg sr mk be kk ky mn tg tt ba cv ce os uz sah",
    "GREEK": "el", "ARMENIAN": "hy", "GEORGIAN": "ka", "HEBREW": "he", "THAI": "th", "LAO": "lo", "KHMER": "km",
    "MYANMAR": "my", "ETHIOPIC": "am ti", "DEVANAGARI": "hi mr ne", "BENGALI": "bn as", "TAMIL": "ta", "TELUGU": "te",
    "KANNADA": "kn", "MALAYALAM": "ml", "GUJARATI": "gu", "GURMUKHI": "pa", "ORIYA": "or", "SINHALA": "si", "TIBETAN": "dz bo",
    "CJK": "zh yue ja", "KATAKANA": "ja", "HIRAGANA": "ja", "HANGUL": "ko", "THAANA": "dv", "MONGOLIAN": "mn", "TIFINAGH": "ber",
}


def native_scripts(country):
    languages = {code.split("-")[0] for code in country["languages"].split(",")}
    return {script for script, spoken in SCRIPTS_OF_LANGUAGE.items() if languages & set(spoken.split())}


def script_of(text):
    for character in text:
        if character.isalpha():
            return "LATIN" if ord(character) < 0x250 else unicodedata.name(character, "?").split()[0]
    return ""


def distance_is_one(a, b):
    """Whether one insertion, deletion, substitution or swap of neighbours turns `a` into `b`."""
    if abs(len(a) - len(b)) > 1:
        return False
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    left, right = a[start:len(a) - end], b[start:len(b) - end]
    return len(left) <= 1 and len(right) <= 1 or len(left) == 2 and left == right[::-1]


def _adds_nothing(key, primary):
    """Whether the search finds the place without this name: it forgives a letter, and "City of X" is not typed."""
    return len(key) >= 5 and distance_is_one(key, primary) or key.startswith(primary + " ") or key.endswith(" " + primary)


def capitalised(key):
    """How a folded key is written when nothing better is stored: capital first letters."""
    return " ".join(word[:1].upper() + word[1:] for word in key.split(" "))


def importance(place, is_capital):
    """0 … 127: how likely a bare name means this place.

    The size decides, and the number of languages that have a name for it: Valencia in Spain before the larger one in Venezuela.
    """
    size = math.log2(max(place["population"], 50))  # 5.6 … 24.6
    fame = math.log2(1 + len(place["alternatenames"]))  # 0 … 7.5
    return max(0, min(127, round(4 * (size + 1.6 * fame - 7.2) + (6 if is_capital else 0))))


def _marks(text):
    return sum(unicodedata.combining(c) != 0 for c in unicodedata.normalize("NFD", text))


def _spelling(key, spellings):
    """How to write a key: with accents where the language has them; empty where `capitalised(key)` is right."""
    rule = capitalised(key)
    # GeoNames adds a bare form to every accented one, so the bare one proves nothing. But where several languages put different
    # accents on a name (Róma, Rōma), the bare form (Roma) is a spelling in its own right.
    if key.isascii() and rule in spellings and len([s for s in spellings if not s.isascii()]) != 1:
        return ""
    script = script_of(key)
    wanted = -1 if script in ("LATIN", "GREEK", "CYRILLIC") else 1
    best = min(spellings, key=lambda s: (wanted * _marks(s), s != rule, s))
    return "" if best == rule else best


def _is_nickname(key, primary):
    """ "Paris of the North" is no way to begin a search for Warsaw."""
    return len(key.split(" ")) >= max(3, len(primary.split(" ")) + 2)


def _saint_forms(key):
    pairs = [("saint ", "st "), ("st ", "saint "), ("sainte ", "ste "), ("ste ", "sainte "), ("mount ", "mt "), ("fort ", "ft ")]
    return [new + key[len(old):] for old, new in pairs if key.startswith(old)]


def names_of(place, country, is_capital):
    """The index entries of a place: {key: (kind, spelling)}; the spelling is empty where `capitalised(key)` is right."""
    population = place["population"]
    display = EVERYDAY_NAMES.get(place["geonameid"], place["name"])
    primary = fold(display)[:LONGEST_KEY].strip()
    entries = {primary: (PRIMARY, "")}
    groups = {}
    for spelling in [place["name"], *place["alternatenames"]]:
        # Names that begin with a small ASCII letter are machine transliterations ("ke er duo wa").
        if spelling.isascii() and spelling[:1].islower() and spelling != place["name"]:
            continue
        if len(spelling.encode()) > LONGEST_SPELLING or "," in spelling or "(" in spelling and population < 100_000:
            continue
        key = fold(spelling)[:LONGEST_KEY].strip()
        if key and key != primary:
            groups.setdefault(key, []).append(spelling)

    native = native_scripts(country)
    latin_left = 1000 if population >= 100_000 else 5 if population >= WORLD_NAMES_FROM else 2 if population >= 5000 else 1
    for key in sorted(groups, key=lambda k: (-len(groups[k]), k)):
        spellings = groups[key]
        script = script_of(key)
        if script in ("LATIN", ""):
            is_code = all(s.isupper() and s.isascii() and len(s) <= 4 for s in spellings)
            if is_code and population < 100_000:
                continue
            if not is_code:
                if population < 100_000 and _adds_nothing(key, primary):
                    continue
                if latin_left == 0:
                    continue
                latin_left -= 1
            kind = CODE if is_code else WORD if _is_nickname(key, primary) else ALTERNATE
            entries[key] = (kind, spellings[0] if kind == CODE else _spelling(key, spellings))
        elif population >= WORLD_NAMES_FROM or script in native:
            entries[key] = (ALTERNATE, _spelling(key, spellings))

    for form in _saint_forms(primary):
        entries.setdefault(form, (ALTERNATE, display))
    if population >= 50_000 or is_capital:
        words = primary.split(" ")
        for index in range(1, len(words)):
            if len(words[index]) >= 4:
                entries.setdefault(" ".join(words[index:]), (WORD, display))
    return display, entries
