#!/usr/bin/env python3
"""Holds threads against the rules for words: forms, lengths, openings, frames, images, reading grade, tone.

Usage: check.py FILE-OR-FOLDER... [--images N]

A folder is read with all its *.threads and *.txt. Prints one line for each finding, and ends with 1 when there is one.
"""
import collections
import pathlib
import re
import statistics
import sys

PARTS = ["love", "path", "home", "family", "finance", "growth", "purpose", "decisions"]
HEAD = ["kind", "act", "mood", "setting", "headline", "summary", "do", "dont", "reflect", "say", "day"]
SKY = {
    "sweet-soft": ["light", "sweetness"], "word-soft": ["word", "mood"], "heat-soft": ["heat", "room"],
    "feel-hard": ["light", "mood", "sweetness"], "word-hard": ["word"], "heat-hard": ["heat"],
    **{f"{q}-{n}": [q] for q in ("room", "limit", "jolt", "mist", "depth", "ache") for n in ("soft", "hard")},
}
BARE = ["new-moon", "full-moon", "eclipse", "station", "return", "birthday", "ingress", "quiet"]
SLOTS = {"contact", "Contact", "when", "When", "point", "Point", "since", "until", "fact", "sky", "second", "tail"}
# The tone of the house, as in ToneTests.
BANNED = [
    "journey", "embrace", "navigate", "tapestry", "delve", "unlock", "manifest", "align your energy", "the universe",
    "cosmic dance", "vibe", "buckle up", "powerful transformation", "divine timing", "it’s important to", "remember that",
    "this is a time to", "don’t be afraid to", "trust the process", "lean into", "hold space", "shine your light",
    "you will meet", "expect a", "you always", "death", "disaster", "betray", "windfall", "doctor", "medication", "pregnan",
    "lucky sign", "energy", " he ", " she ", " him ", " his ", " husband", " wife", " boyfriend", " girlfriend",
]
FRAMES = {
    "is a kind of": r"\bis a kind of\b",
    "may be. It may also": r"\bmay be [^.]*\. It may also\b",
    "not … but": r"\bnot [^.,]{2,40}, but\b",
    "It isn’t … It’s": r"\bisn’t [^.]{2,50}\. It’s\b",
    "There’s a difference between": r"\bdifference between\b",
}
# Concrete things that a scene may stand on; none of them in more than one passage of a hundred.
IMAGES = """armchair bag bakery balcony banana bath bathtub bed bell bench bicycle blanket boat book bottle bowl box bread bridge broom
bucket bus cake calendar candle card carpet castle cat ceiling cellar chair chocolate clock coat coin cookie cup cupboard curtain cushion
dog door drawer dress elevator envelope fence flower fork fridge garden gate glass glove grass guitar hammer hat helmet jacket jam jar
kettle key keyboard kitchen knife lamp lantern letter lid lightbulb line list mailbox map mirror mug nail napkin neighbor notebook onion
orange oven paint pan paper paperclip parcel pasta pen pencil phone photo piano picture pillow plant plate plum pocket pot potato puddle
puzzle radio rain receipt ring river road roof rope rug salt sandwich scarf scissors screw shelf ship shirt shoe shower sink snow soap
sock sofa song soup spoon stairs stamp stone stove street string sugar suitcase sweater table tap tape tea teapot telephone tent ticket
toast towel train tree umbrella vase wall wallet watch water wheel window wine yard""".split()


def syllables(word):
    word = re.sub(r"[^a-z]", "", word.lower())
    if not word:
        return 0
    count = len(re.findall(r"[aeiouy]+", word))
    if word.endswith("e") and not word.endswith(("le", "ee")) and count > 1:
        count -= 1
    return max(1, count)


def sentences(text):
    return [s for s in re.split(r"(?<=[.?])[”’]?\s+", text) if s.strip()]


def words(text):
    return re.sub(r"\{[^}]*\}", " ", text).split()


def read(path):
    threads, current = [], None
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        head = re.fullmatch(r"\[thread ([a-z0-9-]+)\]", line)
        if head:
            current = {"id": head[1], "where": f"{path.name}:{number}"}
            threads.append(current)
            continue
        field = re.fullmatch(r"([a-z]+(?:\.[a-z]+)?): (.+)", line)
        if not field or current is None:
            yield_problem(f"{path.name}:{number}: no field: {line[:60]}")
        elif field[1] in current:
            yield_problem(f"{path.name}:{number}: {field[1]} stands twice")
        else:
            current[field[1]] = field[2]
    return threads


problems = []


def yield_problem(text):
    problems.append(text)


def check(thread):
    name = thread["id"]

    def say(text):
        yield_problem(f"{name}: {text}")

    kind = thread.get("kind", "")
    if kind not in SKY and kind not in BARE:
        return say(f"kind “{kind}”")
    for field in HEAD + PARTS + ["thought"]:
        if field not in thread:
            say(f"{field} is missing")
    if (kind in SKY) != ("knots" in thread):
        say("knots belong to kinds of contacts, and only to them")
    expected = {f"sky.{q}" for q in SKY.get(kind, [])}
    found = {f for f in thread if f.startswith("sky.")}
    if expected != found:
        say(f"sky: {sorted(expected)} expected, {sorted(found)} found")
    for field, text in thread.items():
        if field in ("id", "where", "knots", "kind", "act", "mood", "setting", "thought"):
            continue
        slots = re.findall(r"\{([^}]*)\}", text)
        if set(slots) - SLOTS:
            say(f"{field}: slots {set(slots) - SLOTS}")
        if kind in BARE and ("fact" in slots or "sky" in slots):
            say(f"{field}: a day without a contact has neither fact nor sky")
        low = f" {text.lower()} "
        for word in BANNED:
            if word in low:
                say(f"{field}: “{word.strip()}”")
        for bad, what in (("!", "!"), ("'", "straight apostrophe"), ('"', "straight quote"), (" - ", "dash"), ("—", "dash"),
                          ("–", "dash"), ("  ", "two blanks"), ("’“", "quotes")):
            if bad in text:
                say(f"{field}: {what}")
        if any(ord(c) >= 0x2100 for c in text):
            say(f"{field}: a character beyond the letters")
        if text.count("“") != text.count("”"):
            say(f"{field}: quotes that do not close")
    limits = {"headline": (3, 13), "summary": (18, 62), "do": (4, 20), "dont": (3, 20), "reflect": (4, 20), "say": (3, 24), "day": (38, 82)}
    for field, (low, high) in limits.items():
        count = len(words(thread.get(field, "")))
        if not low <= count <= high:
            say(f"{field}: {count} words")
    for part in PARTS:
        count = len(words(thread.get(part, "")))
        if not 55 <= count <= 95:
            say(f"{part}: {count} words")
    if "contact" not in thread.get("summary", "").lower():
        say("summary names no contact")
    if kind in SKY:
        if "{fact}" not in thread.get("day", ""):
            say("day has no {fact}")
        facts = sum("{fact}" in thread.get(p, "") for p in PARTS)
        if not 3 <= facts <= 5:
            say(f"{facts} parts have a fact")
    if thread.get("headline", "").endswith("."):
        say("headline ends with a full stop")
    if re.match(r"Don’t|Do not", thread.get("dont", "")):
        say("dont begins with the word that the page writes")
    text = " ".join(thread.get(p, "") for p in ["day"] + PARTS)
    text = re.sub(r"\{[^}]*\}", "", text)
    lines = sentences(text)
    count = len(words(text))
    if lines and count:
        grade = 0.39 * count / len(lines) + 11.8 * sum(map(syllables, words(text))) / count - 15.59
        if grade > 9:
            say(f"reading grade {grade:.1f}")
        spread = statistics.pstdev(len(words(s)) for s in lines)
        if spread < 3:
            say(f"all sentences alike long ({spread:.1f})")


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    files = []
    for argument in map(pathlib.Path, arguments):
        files += sorted(p for p in argument.rglob("*") if p.suffix in (".threads", ".txt")) if argument.is_dir() else [argument]
    threads = [t for f in files for t in read(f)]
    for thread in threads:
        check(thread)
    passages = [(t["id"], p, t[p]) for t in threads for p in ["day"] + PARTS if p in t]
    openings, images, frames, thoughts, seen = (collections.defaultdict(list) for _ in range(5))
    for name, part, text in passages:
        first = re.sub(r"\{[^}]*\}\s*", "", text)
        openings[" ".join(re.findall(r"[\w’]+", first.lower())[:3])].append(f"{name}.{part}")
        low = set(re.findall(r"[a-z]+", text.lower()))
        for image in IMAGES:
            if image in low or image + "s" in low:
                images[image].append(f"{name}.{part}")
        for frame, pattern in FRAMES.items():
            if re.search(pattern, text):
                frames[frame].append(f"{name}.{part}")
        for sentence in sentences(first):
            if len(words(sentence)) > 4:
                seen[sentence.strip()].append(f"{name}.{part}")
    for thread in threads:
        for field in ("headline", "do", "say", "reflect", "dont"):
            if field in thread:
                thoughts[f"{field}: {thread[field].lower()}"].append(thread["id"])
    total = max(1, len(passages))
    for table, share, what in ((openings, 0.005, "opens"), (images, 0.01, "is the image of"), (frames, 0.01, "is the frame of")):
        for key, places in sorted(table.items(), key=lambda item: -len(item[1])):
            if len(places) > max(3, total * share):
                yield_problem(f"“{key}” {what} {len(places)} of {total} passages: {', '.join(places[:40])}")
    for table in (thoughts, seen):
        for key, places in table.items():
            if len(places) > 1:
                yield_problem(f"twice: “{key}” in {', '.join(places)}")
    print("\n".join(problems))
    print(f"{len(threads)} threads, {total} passages, {sum(len(words(t)) for _, _, t in passages)} words, {len(problems)} findings")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
