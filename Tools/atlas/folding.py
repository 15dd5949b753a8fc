"""Folding: the one rule by which names and queries lose accents, case and punctuation.

The rule is worked out here from the Unicode Character Database (Python's `unicodedata`) and written as a table into
`places.bin`; `NameFolding.swift` reads the same table, so a name and a query can only be folded alike.
"""
import unicodedata

# Letters that Unicode does not decompose but that people type as these.
LETTERS = {
    "ß": "ss", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ł": "l", "ħ": "h", "ı": "i", "ə": "e",
    "ŋ": "ng", "ĸ": "k", "ŧ": "t", "ɓ": "b", "ɗ": "d", "ƴ": "y", "ɛ": "e", "ɔ": "o", "ƙ": "k", "ǝ": "e", "ɲ": "n",
    "ɩ": "i", "ʋ": "v", "ɣ": "g", "ƒ": "f", "ɖ": "d", "ɨ": "i", "ʉ": "u", "ɵ": "o",
    # Arabic letters that Arabic, Persian and Urdu keyboards write differently.
    "ى": "ي", "ی": "ي", "ې": "ي", "ے": "ي", "ک": "ك", "ڪ": "ك", "ة": "ه", "ہ": "ه", "ە": "ه", "ھ": "ه", "ۃ": "ه", "ٱ": "ا",
    "ۆ": "و", "ۇ": "و", "ۋ": "و",
}

# Marks that are accents: dropped. Vowel signs of Indic scripts are not here, because without them nothing is left.
ACCENTS = [
    (0x0300, 0x036F), (0x0483, 0x0489), (0x0591, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F), (0x0670, 0x0670),
    (0x06D6, 0x06ED), (0x0711, 0x0711), (0x0730, 0x074A), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF),
    (0x3099, 0x309A), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F),
]

# Dropped rather than turned into a space, so that "N'Djamena", "NDjamena" and "D.C.", "DC" agree.
SILENT = set("'’‘`´ʼʻʹʺʿʾˈ′‛ʽ.·՚׳״ـ\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")


def _is_accent(code):
    return any(low <= code <= high for low, high in ACCENTS)


def _fold_character(character):
    result = ""
    # Twice, because lower case may bring a new decomposition (İ) and a decomposition a new capital (ﬀ, Ǆ).
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", character).casefold())
    for part in text:
        code = ord(part)
        if part in SILENT or _is_accent(code):
            continue
        if part in LETTERS:
            result += LETTERS[part]
            continue
        if 0x3041 <= code <= 0x3096:  # hiragana to katakana
            result += chr(code + 0x60)
            continue
        digit = unicodedata.digit(part, None)
        category = unicodedata.category(part)
        if digit is not None and category == "Nd":
            result += str(digit)
        elif category == "Cf" or 0x02B0 <= code <= 0x02FF:
            continue
        elif category[0] in "ZPSC":
            result += " "
        else:
            result += part
    return result


def _is_table_range(code):
    return not (0xAC00 <= code <= 0xD7A3 or 0xD800 <= code <= 0xF8FF or 0x4E00 <= code <= 0x9FFF)


def table():
    """Every code point of the basic plane that does not fold to itself, as (code point, folded text)."""
    entries = []
    for code in range(0x10000):
        if not _is_table_range(code) or unicodedata.category(chr(code)) == "Cn":
            continue
        folded = _fold_character(chr(code))
        if folded != chr(code) and all(ord(c) < 0x10000 for c in folded):
            entries.append((code, folded))
    return entries


TABLE = dict(table())


def fold(text):
    """The folded form: single spaces, none at the ends. Beyond the basic plane only symbols (emoji) change."""
    out = []
    for character in text:
        code = ord(character)
        if code >= 0x10000:
            if 0xE0000 <= code:
                continue
            out.append(" " if 0x1F000 <= code <= 0x1FFFF else character)
        else:
            out.append(TABLE.get(code, character))
    return " ".join(part for part in "".join(out).split(" ") if part)
