"""How the pages look and answer to the hand: the wheel as a map, forms that lose nothing, large letters, paper."""
import re

from site_under_test import DESK, PHONE, SiteTest, url

# The parts of a page that reach beyond its right edge, and what they are.
BEYOND = """width => [...document.querySelectorAll('main *, footer *')].filter(e => {
  const box = e.getBoundingClientRect();
  return box.width > 1 && box.right > width + 1 && !e.closest('.vh, .hero-moon, svg svg, .suggest, [hidden]');
}).slice(0, 3).map(e => e.outerHTML.slice(0, 80))"""

# What is to be read or pressed and ends beyond an edge of the window, where nobody can scroll to it. Not what only decorates, nor what
# scrolls by itself or says with dots that it goes on.
CUT = """width => {
  const isApart = (e) => {
    if (e.closest('.vh, svg, [hidden], [aria-hidden=true], select, option, script, .suggest, .align-night')) return true;
    if (!e.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true})) return true;
    for (; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none') return true;
      const isByDesign = ['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
      if (isByDesign && e !== document.body && e !== document.documentElement && e.getBoundingClientRect().right <= width + 1) return true;
    }
  };
  const found = [], range = document.createRange();
  const look = (e, said, boxes) => {
    const box = [...boxes].find(box => box.width > 1 && box.height > 1 && (box.left < -1 || box.right > width + 1));
    if (box && !isApart(e)) found.push(`${said.trim().slice(0, 40)} (${e.localName}.${e.className}, ${Math.round(box.left)}-${Math.round(box.right)})`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode());) if (text.data.trim()) {
    range.selectNodeContents(text);
    look(text.parentElement, text.data, range.getClientRects());
  }
  for (const e of document.querySelectorAll('body :is(a, button, input:not([type=hidden]), select, textarea, summary)')) {
    look(e, e.getAttribute('aria-label') ?? e.innerText ?? '', e.getClientRects());
  }
  return [...new Set(found)].slice(0, 5);
}"""

# The words of the headings of the first rank, and of the largest of the second, that lie on two lines.
BROKEN = """() => [...document.querySelectorAll('h1, h2.display')].filter(e => e.checkVisibility() && !e.closest('.vh')).flatMap(e => {
  const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange(), broken = [];
  for (let text; (text = texts.nextNode());) for (const word of text.data.matchAll(/[\\p{L}\\p{M}\\p{N}’]+/gu)) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    // Boxes of a word that stand on one line have one top.
    if (new Set([...range.getClientRects()].filter(box => box.width > 1).map(box => Math.round(box.top))).size > 1) broken.push(word[0]);
  }
  return broken;
})"""
# Whether the words of the greeting lie over the dial of Today.
DIAL = """() => {
  const [dial, greeting] = ['.hero-moon', '.greet'].map(s => document.querySelector(s));
  if (!dial) return false;
  const range = document.createRange(), moon = dial.getBoundingClientRect();
  range.selectNodeContents(greeting);
  const [x, y] = [moon.left + moon.width / 2, moon.top + moon.height / 2], near = (at, from, to) => Math.min(Math.max(at, from), to) - at;
  return [...range.getClientRects()].some(box => Math.hypot(near(x, box.left, box.right), near(y, box.top, box.bottom)) < moon.width * .44);
}"""
# What stands at the edge of the window, and whether it leaves the page to be read.
EDGE = """() => {
  const [tabs, tour] = ['.tabs', '.tour'].map(s => [...document.querySelectorAll(s)].find(e => e.checkVisibility())?.getBoundingClientRect());
  return {
    tabs: tabs ? tabs.height / innerHeight : 0,
    covered: Boolean(tabs && tour && tour.width && tour.top < tabs.bottom - 1 && tour.bottom > tabs.top + 1
      && tour.left < tabs.right - 1 && tour.right > tabs.left + 1),
  };
}"""


def sheets(page) -> int:
    """How many sheets of paper a page takes: of A4 or of Letter, where it is more."""
    return max(len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format=paper))) for paper in ("A4", "Letter"))


class RoomyTest(SiteTest):
    def assert_roomy(self, page, width) -> None:
        """Nothing reaches beyond the screen or is cut by it, no word of the large headings is broken, what stands at the edge leaves room."""
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width, page.evaluate(BEYOND, width))
        self.assertEqual(page.evaluate(CUT, width), [])
        self.assertEqual(page.evaluate(BROKEN), [])
        edge = page.evaluate(EDGE)
        self.assertLessEqual(edge["tabs"], 0.2, "the navigation takes more than a fifth of the window")
        self.assertFalse(edge["covered"], "the tour lies over the navigation")


class HandTests(RoomyTest):
    def test_the_wheel_is_a_map_of_the_chart(self):
        page = self.new_york(viewport=PHONE)
        wheel = page.locator(".chart-wheel .wheels svg:visible")
        # A body tells its paragraph beside the wheel, and lights its angles.
        wheel.locator("a[href='#part-sun']").focus()
        self.assertGreaterEqual(wheel.locator(".contact.lit").count(), 1)
        page.keyboard.press("Enter")
        told = page.locator("#wheel-pane")
        told.get_by_text("Sun in Gemini, house 9", exact=True).first.wait_for()
        self.assertRegex(told.inner_text(), r"Sun in Gemini, house 9\s+24°2\d′ Gemini, house 9")
        self.assertEqual(page.url.split("#")[-1], page.url, "nobody is sent down the page")
        # One stop of the Tab key, and the arrows walk on.
        self.assertEqual(wheel.locator("a.part[tabindex='0']").count(), 1)
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('href')"), "#part-moon")
        for part, words in (("sign-gemini", "Gemini"), ("house-9", "Ninth"), ("midheaven", "Midheaven")):
            wheel.locator(f"a[href='#part-{part}']").press("Enter")
            self.assertIn(words, told.inner_text())
        wheel.locator("a.contact").first.press("Enter")
        told.get_by_text("from exact").first.wait_for()
        page.keyboard.press("Escape")
        self.assertFalse(told.is_visible())

    def test_the_wheel_with_the_sky_around_it_is_a_map_too(self):
        for viewport in (PHONE, DESK):
            with self.subTest(width=viewport["width"]):
                page = self.new_york(viewport=viewport)
                sky, told = page.locator(".chart-sky .wheels svg:visible"), page.locator("#wheel-pane")
                # No part leads nowhere.
                self.assertEqual(page.evaluate("""() => [...document.querySelectorAll('.wheels a.part')].map(a => a.getAttribute('href'))
                  .filter(href => !document.getElementById(href.slice(1)))"""), [])
                self.assertEqual(sky.locator("a.part[tabindex='0']").count(), 1)
                for part, words in (("sun", r"Sun in Gemini, house 9"), ("sign-gemini", r"Gemini"), ("house-9", r"Ninth"),
                                    ("now-saturn", r"Saturn\s+(retrograde\s+)?\d+°\d\d′, \w+, Your house \d+")):
                    if viewport == PHONE and part.startswith("house"):
                        # The numbers of the houses would stand among the bare degrees of the birth.
                        self.assertEqual(sky.locator("a.house").count(), 0)
                        continue
                    sky.locator(f"a[href='#part-{part}']").press("Enter")
                    told.get_by_text(re.compile(words.split(r"\s")[0])).first.wait_for()
                    self.assertRegex(told.inner_text(), words)
                    # It is read below the wheel that was asked.
                    self.assertTrue(page.evaluate("document.querySelector('.chart-sky #wheel-pane') !== null"))
                # A line tells what the list beside the wheel does, and is lit by both of its ends.
                line = sky.locator("a.contact").last
                name = line.get_attribute("href")[1:]
                line.press("Enter")
                self.assertIn("°", told.inner_text())
                moving, point = re.fullmatch(r"part-(now-[a-z-]+?)-(?:conjunction|sextile|square|trine|opposition)-([a-z-]+)", name).groups()
                for end in (moving, point):
                    sky.locator(f"a[href='#part-{end}']").focus()
                    self.assertGreaterEqual(sky.locator(f".contact.lit[href='#{name}']").count(), 1, end)
                page.goto(f"{page.url}#part-now-saturn")
                self.assertTrue(page.locator("#part-now-saturn").is_visible(), "its row opens")

    def test_nothing_in_the_pane_is_cut(self):
        page = self.new_york(viewport=PHONE)
        page.locator(".chart-wheel .wheels svg:visible a[href='#part-mercury']").press("Enter")
        told = page.locator(".wheel-told")
        told.locator("p").nth(2).wait_for()
        self.assertEqual(told.evaluate("e => e.scrollHeight - e.clientHeight"), 0)
        self.assertGreater(told.locator("p").count(), 2)

    def test_a_chart_is_no_longer_than_it_must_be(self):
        for viewport, most in ((PHONE, 6_800), (DESK, 4_000)):
            with self.subTest(width=viewport["width"]):
                page = self.new_york(viewport=viewport)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollHeight"), most)
                # What is closed says what is in it.
                lines = page.locator(".card.told > .why > summary .label")
                self.assertGreaterEqual(lines.count(), 8)
                for line in lines.all_inner_texts():
                    self.assertTrue(line.strip())
                # What one came for is open.
                for part in ("#first-angle", ".big3", ".chart-wheel .wheels svg", ".chart-data .table"):
                    self.assertTrue(page.locator(part).locator("visible=true").first.is_visible(), part)

    def test_the_columns_of_a_chart_end_together_on_a_desk(self):
        page = self.new_york(viewport=DESK)
        pairs = ((".wheel-lead", ".wheel-stay"), ("section[aria-labelledby=figures]", "section[aria-labelledby=words]"))
        # The words beside the wheel, and below both what the chart holds: no column is empty for half a screen.
        for left, right in pairs:
            ends = [page.locator(part).evaluate("e => e.getBoundingClientRect().bottom") for part in (left, right)]
            self.assertLess(abs(ends[0] - ends[1]), 260, (left, right, ends))

    def test_no_table_is_scrolled_sideways(self):
        page = self.new_york(viewport=PHONE)
        chart = page.url
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            for path in (chart, url("/chart?new=1"), url("/today?sign=leo"), url("/align/progress")):
                page.goto(path)
                self.unfold(page)
                with self.subTest(page=path, width=width):
                    wide = page.evaluate("""() => [...document.querySelectorAll('table, table *, :has(table)')].filter(e => !e.matches('html, body') &&
                      (['auto', 'scroll'].includes(getComputedStyle(e).overflowX) || e.matches('td, th') && e.checkVisibility()
                        && !e.closest('.vh') && e.getBoundingClientRect().right > innerWidth)).map(e => e.outerHTML.slice(0, 90))""")
                    self.assertEqual(wide, [])
                    # Every cell that a wide screen has is there; what a body moves in a day is told in the wheel.
                    self.assertTrue(page.evaluate("""() => [...document.querySelectorAll('table.stacks td:not(.placed .rx)')]
                      .filter(e => !e.closest('details:not([open])')).every(e => e.getBoundingClientRect().width > 0)"""))

    def test_a_placement_takes_one_line_of_a_phone(self):
        page = self.new_york(viewport=PHONE)
        rows = page.locator("table.placed tbody tr")
        self.assertGreater(rows.count(), 10)
        for row in rows.all():
            self.assertLess(row.bounding_box()["height"], 48, row.inner_text())
        self.assertTrue(page.locator("table.placed thead").get_by_text("House", exact=True).is_visible())
        # Names of columns stand apart.
        ends = page.evaluate("""() => [...document.querySelectorAll('table.placed thead th')].slice(1, 3).map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect();
        }).map(({left, right}) => [left, right])""")
        self.assertGreater(ends[1][0] - ends[0][1], 12)
        # Where there is no room for it, nothing is left out.
        page.set_viewport_size({"width": 320, "height": 640})
        self.assertTrue(rows.first.get_by_text("0°57′").is_visible())

    def test_letters_of_the_wheel_can_be_read(self):
        # With an hour and without it, both with the sky around them.
        for chart in (self.new_york, self.without_its_hour):
            page = chart(viewport=PHONE)
            for width, height, least in ((390, 844, 11), (360, 640, 11), (320, 640, 11), (1024, 768, 12), (1152, 800, 12), (1280, 800, 12)):
                with self.subTest(chart=chart.__name__, width=width):
                    page.set_viewport_size({"width": width, "height": height})
                    sizes = page.eval_on_selector_all(
                        ".wheels svg text", """all => all.filter(t => t.checkVisibility()).map(t =>
                          parseFloat(getComputedStyle(t).fontSize) * t.ownerSVGElement.getBoundingClientRect().width / t.ownerSVGElement.viewBox.baseVal.width)""")
                    self.assertGreater(len(sizes), 30)
                    self.assertGreaterEqual(min(sizes), least)

    def test_no_wheel_is_smaller_than_on_a_phone(self):
        page = self.new_york(viewport=PHONE)
        def least() -> float:
            return min(svg.bounding_box()["width"] for svg in page.locator(".wheels svg:visible").all())
        phone = least()
        for width in (1024, 1100, 1152, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            self.assertGreater(least(), phone, width)

    def test_the_whole_wheel_is_seen_first_beside_its_words(self):
        page = self.new_york(viewport=DESK)
        for width, height, least in ((1024, 768, 380), (1280, 800, 640)):
            with self.subTest(width=width):
                page.set_viewport_size({"width": width, "height": height})
                wheel, words = (page.locator(part).bounding_box() for part in (".chart-wheel .wheels svg:visible", "#first-angle"))
                self.assertGreaterEqual(wheel["width"], least)
                self.assertLess(wheel["y"] + wheel["height"], height)
                self.assertGreater(wheel["x"], words["x"] + words["width"] - 1)

    def test_without_script_the_wheel_is_links(self):
        page = self.open("/chart", script=False, viewport=PHONE)
        self.fill(page)
        page.fill("#birth-place", "New York, New York, United States")
        self.submit(page)
        if page.locator("#place-choice").count():
            self.submit(page)
        page.locator(".chart-wheel .wheel-small a[href='#part-house-9'] text").click()
        self.assertTrue(page.url.endswith("#part-house-9"))
        self.assertTrue(page.locator("#part-house-9").is_visible())
        # A body leads to its line in the table, and the paragraphs are a page of their own.
        page.locator(".wheel-small a[href='#part-sun'] text").first.click()
        self.assertTrue(page.locator("tr#part-sun").is_visible())
        chart = page.url.split("#")[0]
        page.locator("details[data-told=words-places] > summary").click()
        page.locator("details[data-told=words-places] .link").click()
        self.assertEqual(page.url, f"{chart}/words#words-places")
        page.locator("#part-sun > summary").click()
        self.assertGreater(len(page.inner_text("#part-sun").split()), 60)
        page.get_by_role("link", name="Back to the chart").click()
        self.assertEqual(page.url, chart)

    def test_the_paragraphs_come_when_a_row_is_opened(self):
        page = self.new_york(viewport=PHONE)
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        rows = page.locator("details[data-told]")
        self.assertGreaterEqual(rows.count(), 3)
        for row in rows.all():
            row.locator(":scope > summary").click()
            row.locator(".why").first.wait_for()
            self.assertGreater(len(row.locator(".told").text_content().split()), 100)
        # They are one page, and are asked for once.
        self.assertEqual([address for address in asked if "/words" in address], [page.url + "/words"])
        self.assertEqual(page.evaluate("[...document.querySelectorAll('[id]')].length - new Set([...document.querySelectorAll('[id]')].map(e => e.id)).size"), 0)

    def test_paragraphs_that_do_not_come_leave_their_link(self):
        page = self.new_york(viewport=PHONE)
        page.route("**/words", lambda route: route.abort("aborted"))
        row = page.locator("details[data-told=words-places]")
        row.locator(":scope > summary").click()
        page.locator("[aria-busy=true]").first.wait_for(state="detached")
        self.assertTrue(row.locator(".link").is_visible())
        page.locator(".chart-wheel .wheels svg:visible a[href='#part-sun']").press("Enter")
        self.assertRegex(page.inner_text("#wheel-pane"), r"Sun\s+24°2\d′")
        page.unroute("**/words")
        page.locator(".chart-wheel .wheels svg:visible a[href='#part-moon']").press("Enter")
        page.locator("#wheel-pane").get_by_text("Moon in Pisces").first.wait_for()

    def test_the_form_answers_what_is_typed(self):
        page = self.open("/chart", viewport=PHONE)
        for date, words in (("31 February 1990", "February 1990 had 28 days"), ("31 Feb 90", "February 1990 had 28 days"),
                            ("15 June 90", "Please write the year in full. Is it 1990")):
            self.fill(page, date=date)
            page.fill("#birth-place", "New York")
            with page.expect_navigation():
                page.press(".birth-form button[type=submit]", "Enter")
            self.assertIn(words, page.inner_text("#date-problem"))
        # What is found lies above the bar, and what is not found is said.
        page.fill("#birth-place", "")
        page.click("#birth-place")
        page.keyboard.type("New Y", delay=30)
        page.locator("#birth-place-list [role=option]").first.wait_for()
        bar = page.locator(".tabs").bounding_box()["y"]
        found = page.locator("#birth-place-list").bounding_box()
        self.assertLessEqual(found["y"] + found["height"], bar)
        page.keyboard.type("qqqqzz")
        page.locator(".suggest-none:visible").wait_for()
        self.assertFalse(page.is_visible("#birth-place-list"))

    def test_large_letters_and_narrow_screens(self):
        page = self.new_york(viewport={"width": 320, "height": 640})
        chart = page.url
        for path in (chart, "/today", "/today?sign=leo", "/", "/sign-in", "/tarot", "/tarot/cards", "/chapters", "/now?place=Lisbon", "/nothing"):
            page.goto(path if path == chart else chart.split("/chart")[0] + path)
            for scale in (100, 200):
                page.evaluate("scale => document.documentElement.style.setProperty('font-size', scale + '%')", scale)
                self.unfold(page)
                with self.subTest(page=path, scale=scale):
                    self.assert_roomy(page, 320)

    def test_paper_takes_one_or_two_pages(self):
        page = self.new_york()
        for path in (None, "/today"):
            if path:
                page.goto(url(path))
            self.assertLessEqual(sheets(page), 2, page.url)

    def test_paper_has_every_aspect_of_a_chart(self):
        page = self.new_york()
        told = page.get_by_text(re.compile(r"^\d+ found, the closest")).inner_text()
        page.emulate_media(media="print")
        rows = page.locator(".fold .list.tight > li")
        self.assertEqual(rows.count(), int(told.split()[0]))
        for row in rows.all():
            self.assertTrue(row.is_visible(), row.inner_text())

    def test_paper_has_the_date_and_what_is_opened(self):
        page = self.new_york()
        page.goto(url("/today"))
        parts, week = page.locator(".today-cats"), page.locator(".today-week")
        page.emulate_media(media="print")
        date = page.locator(".day-turn .small")
        self.assertTrue(date.is_visible())
        self.assertGreaterEqual(date.bounding_box()["x"], 0, "the date stands on the sheet")
        for hidden in (page.locator(".day-turn .btn").first, parts, week):
            self.assertFalse(hidden.is_visible())
        # A figure of change stands on one line.
        heights = page.locator(".movers .trend").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
        self.assertEqual(len(heights), 4)
        self.assertLess(max(heights), 24)
        page.emulate_media(media="screen")
        for rows in (parts, week):
            rows.locator(".cat > summary").first.press("Enter")
        page.locator("[aria-busy=true]").first.wait_for(state="detached")
        page.emulate_media(media="print")
        for rows in (parts, week):
            self.assertTrue(rows.locator(".cat .body").first.is_visible())
        self.assertEqual(parts.locator(".cat:visible").count(), 1)

    def test_previews_and_the_way_past_the_navigation(self):
        page = self.open("/", viewport=DESK)
        image = page.get_attribute("meta[property='og:image']", "content")
        self.assertRegex(image, r"^http://127\.0\.0\.1:\d+/preview/sky-\d{10}\.png$")
        for name in ("og:title", "og:description"):
            self.assertTrue(page.get_attribute(f"meta[property='{name}']", "content"))
        for path in (image, "/apple-touch-icon.png"):
            answer = page.request.get(path if path == image else image.split("/preview")[0] + path)
            self.assertTrue(answer.ok and answer.body().startswith(b"\x89PNG"), path)
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip")
        self.assertGreaterEqual(page.locator(".skip").bounding_box()["y"], 0)
        page.keyboard.press("Tab")
        self.assertTrue(page.evaluate("document.activeElement.closest('nav.tabs') !== null"), "the navigation comes first")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        self.assertTrue(page.evaluate("document.activeElement.closest('main') !== null"), "the skip link leads past it")


class RevealTests(SiteTest):
    def test_a_password_can_be_looked_at(self):
        page = self.open("/sign-in")
        field, button = page.locator("#password"), page.locator(".reveal button")
        field.fill("seven words and a lamp")
        button.click()
        self.assertEqual(field.get_attribute("type"), "text")
        self.assertEqual((button.get_attribute("aria-pressed"), button.get_attribute("aria-label")), ("true", "Hide the password"))
        button.click()
        self.assertEqual(field.get_attribute("type"), "password")


class FirstDaysTests(SiteTest):
    def test_a_word_on_each_tab_and_never_again(self):
        page = self.new_york(viewport=PHONE)
        page.goto(url("/today"))
        tour = page.locator("#tour")
        # Nothing stands over the first reading before somebody goes through it.
        self.assertFalse(tour.is_visible())
        page.mouse.wheel(0, 60)
        tour.wait_for()
        self.assertEqual(page.locator("#tour-step").inner_text(), "Today, 1 of 4")
        self.assertEqual(page.locator(".tabs .pointed").get_attribute("href"), "/today")
        # It stands right behind the navigation for the Tab key, above the bar for the eye.
        self.assertTrue(page.evaluate("document.querySelector('nav.tabs').nextElementSibling.id === 'tour'"))
        box, bar = tour.bounding_box(), page.locator(".tabs").bounding_box()
        self.assertLessEqual(box["y"] + box["height"], bar["y"] + 1)
        self.assertLessEqual(box["height"], PHONE["height"] / 3)
        tour.get_by_role("button", name="Next").press("Enter")
        self.assertEqual(page.locator("#tour-step").inner_text(), "Tarot, 2 of 4")
        tour.get_by_role("button", name="Next").press("Escape")
        self.assertEqual(tour.count(), 0)
        page.reload()
        page.keyboard.press("Tab")
        self.assertFalse(page.locator("#tour").is_visible())

    def test_the_tour_comes_with_the_first_tap_or_key(self):
        for begin in (lambda page: page.locator("h1").click(), lambda page: page.keyboard.press("Tab")):
            page = self.new_york(viewport=PHONE)
            page.goto(url("/today"))
            self.assertFalse(page.locator("#tour").is_visible())
            begin(page)
            page.locator("#tour").wait_for()
            self.assertEqual(page.locator("#tour-step").inner_text(), "Today, 1 of 4")

    def test_on_a_desk_the_tour_stands_in_the_column_of_the_tabs(self):
        page = self.new_york(viewport=DESK)
        page.goto(url("/today"))
        page.mouse.wheel(0, 60)
        page.locator("#tour").wait_for()
        box, column = page.locator("#tour").bounding_box(), page.locator(".tabs").bounding_box()
        tabs = page.locator(".tabs li:not(.me-tab)").last.bounding_box()
        self.assertLessEqual(box["x"] + box["width"], column["x"] + column["width"])
        self.assertGreaterEqual(box["y"], tabs["y"] + tabs["height"])
        self.assertLessEqual(box["y"] + box["height"], page.locator(".tabs .me-tab").bounding_box()["y"])

    def test_without_script_there_is_no_tour(self):
        page = self.open("/today", script=False, viewport=PHONE)
        self.assertFalse(page.locator("#tour, #install").first.is_visible() if page.locator("#tour, #install").count() else False)

    def test_the_way_to_an_app_is_told_once_after_the_second_day(self):
        page = self.new_york(viewport=PHONE)
        page.add_init_script("navigator.standalone = false")
        late = "2026-1-1 2026-1-2"
        # Until it was seen it comes again.
        for days, isTold, isSeen in (("", False, False), ("2026-1-1", False, False), (late, True, False), (late, True, True), (late, False, False)):
            page.goto(url("/sign-in"))
            page.evaluate("days => localStorage.setItem('days', days)", days)
            page.goto(url("/today"))
            self.assertEqual(page.locator("#install").is_visible(), isTold, days)
            if isTold:
                self.assertIn("Add to Home Screen", page.inner_text("#install"))
                self.assertIsNone(page.evaluate("localStorage.getItem('install')"))
            if isSeen:
                page.locator("#install").scroll_into_view_if_needed()
                page.wait_for_function("() => localStorage.getItem('install') === 'told'")

    def test_the_way_to_an_app_that_is_put_away_stays_away(self):
        page = self.new_york(viewport=PHONE)
        page.add_init_script("navigator.standalone = false")
        page.evaluate("localStorage.setItem('days', '2026-1-1 2026-1-2')")
        page.goto(url("/today"))
        page.evaluate("document.querySelector('#install [data-dismiss]').click()")
        self.assertEqual(page.locator("#install").count(), 0)
        page.reload()
        self.assertFalse(page.locator("#install").is_visible())
