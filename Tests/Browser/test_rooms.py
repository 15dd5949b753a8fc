"""Every page on the narrowest screen, in letters of the usual size and twice as large: nothing beyond the edge, nothing over something else."""
import pathlib
import re

from site_under_test import url
from test_kept import KeptTest
from test_look import RoomyTest

ROUTES = pathlib.Path(__file__).resolve().parents[2] / "Sources/Shapes/Routes"
# What is answered with something other than a page: files, pictures, and ways that lead on.
NO_PAGE = re.compile(r"\.\w+$|^/assets/|^/(open|tarot/table|preview/\{name\}|calendar/\{id\})$|/(export|pdf|codes)$|\{provider\}")
# What stands for the names in an address, where any will do.
NAMES = {
    "/align/explore/{collection}": "/align/explore/focus", "/align/explore/{collection}/{passage}": "/align/explore/focus/01",
    "/tarot/cards/{id}": "/tarot/cards/minor-swords-08", "/today/parts/{category}": "/today/parts/love_relationships",
    "/recover/link/{token}": "/recover/link/none", "/now": "/now?place=Lisbon"}
# Pages that only lead on for somebody who is a member, or has told nothing yet.
LEADS_ON = {"/", "/begin", "/begin/done", "/chart", "/align/session/start", "/collect/insight/new"}
# The words that lie over other words: pairs of what they say.
COLLIDING = """() => {
  const found = [], walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT), range = document.createRange();
  // What stays at an edge, and what only a reader of screens tells.
  const isApart = (e) => {
    for (; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (['fixed', 'sticky'].includes(style.position) || style.clipPath !== 'none') return true;
    }
  };
  for (let text; (text = walker.nextNode());) {
    const e = text.parentElement;
    if (!text.data.trim() || e.closest('.vh, svg, [hidden], [aria-hidden=true], select, option, script, .tc') || isApart(e)) continue;
    if (!e.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true})) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (box.width > 3 && box.height > 3) found.push({box, e, said: text.data.trim().slice(0, 30)});
  }
  const pairs = [];
  found.forEach((one, index) => {
    for (const other of found.slice(index + 1)) {
      if (one.e === other.e) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Lines that stand close share the room above and below their letters.
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 3 && down > 0.45 * Math.min(one.box.height, other.box.height)) pairs.push(`${one.said} | ${other.said}`);
    }
  });
  return [...new Set(pairs)].slice(0, 4);
}"""


def pages(*, of_members: bool) -> list[str]:
    """The addresses of all pages as the table of routes has them: those of members alone, or those that everybody may open."""
    found = {}
    for file in ROUTES.glob("*.swift"):
        for path, access in re.findall(r'Route\(\s*\.get, "([^"]+)", for: \.person(, access: \.person)?', file.read_text(encoding="utf-8")):
            found[path] = bool(access)
    return sorted(path for path, is_closed in found.items() if is_closed == of_members and not NO_PAGE.search(path))


class RoomTests(KeptTest, RoomyTest):
    SMALL = {"width": 320, "height": 640}

    def look_at(self, page, path: str, names: dict[str, str]) -> None:
        """A page by its address in the table of routes."""
        address = names.get(path, NAMES.get(path, path))
        self.assertNotIn("{", address, "what stands for the names in this address?")
        page.goto(url(address))
        if path not in LEADS_ON:
            self.assertEqual(page.url.split("#")[0], url(address), "it leads on")
        for scale in (100, 200):
            page.evaluate("scale => document.documentElement.style.setProperty('font-size', scale + '%')", scale)
            self.unfold(page)
            with self.subTest(page=path, scale=scale):
                self.assert_roomy(page, 320)
                self.assertEqual(page.evaluate(COLLIDING), [])

    def own(self, page, chart: str) -> dict[str, str]:
        """What stands for the names in the addresses of somebody’s own pages."""
        return {"/chart/{id}": f"/chart/{chart}", "/chart/{id}/words": f"/chart/{chart}/words", "/begin/chart/{id}": f"/begin/chart/{chart}",
                "/chapters/{name}": self.first(page, "/chapters", "/chapters/"), "/docs/{part}": self.first(page, "/docs", "/docs/")}

    def first(self, page, path: str, beginning: str) -> str:
        """The first address that a page leads to, of those with such a beginning; the page itself when it leads to none."""
        page.goto(url(path))
        links = page.locator(f"main a[href^='{beginning}']")
        return re.sub(r"[?#].*", "", links.first.get_attribute("href")) if links.count() else path

    def test_every_page_of_a_visitor_has_room(self):
        page = self.window(viewport=self.SMALL)
        self.answer(page, 3)
        steps = ("/begin/name", "/begin/date", "/begin/time", "/begin/place")
        for path in steps:
            self.look_at(page, path, {})
        chart = self.answer(page, 4).rsplit("/", 1)[1]
        names = self.own(page, chart) | {"/reports/{id}": "/reports", "/tarot/shared/{id}": "/tarot/shared/none"}
        for path in pages(of_members=False):
            if path not in steps:
                self.look_at(page, path, names)
        # Somebody who has told nothing sees others in these places.
        page.context.clear_cookies()
        for path in ("/today", "/align", "/chapters", "/reports", "/begin"):
            self.look_at(page, path, {})

    def test_every_page_of_a_member_has_room(self):
        page = self.member(viewport=self.SMALL)
        self.send(page, "/journal", {"text": "A line about a long afternoon with Maximiliane.", "tags": "Work, my Sister"})
        self.keep_past(page, 3)
        kept = self.keep(page, 1)
        self.send(page, f"{kept}/share", {"question": "on"})
        page.goto(url(kept))
        shared = "/tarot/shared/" + page.input_value("#link-1").rsplit("/", 1)[1]
        report = self.send(page, "/reports", {"kind": "money_forecast"})
        self.send(page, "/align/collect", {"do": "add", "text": "I answer the oldest message first.\nRest is on today's list."})
        names = {"/tarot/journal/{id}": kept, "/reports/{id}": report, "/journal/{id}": self.first(page, "/journal", "/journal/"),
                 "/tarot/shared/{id}": shared}
        for path in pages(of_members=True):
            self.look_at(page, path, names)
        for path in ("/today", "/chapters", "/chart", "/align", "/align/explore", "/tarot", "/reports/{id}", "/tarot/shared/{id}", "/begin/done"):
            self.look_at(page, path, names)
