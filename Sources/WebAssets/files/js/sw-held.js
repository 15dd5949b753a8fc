
// Second part: what is held for the time without a connection. Files are held by their names, which carry a hash of what is in them; pages for
// one reader at a time, under the name that the server gives them, and they go as soon as a page comes that is for somebody else.

const FILES = "files", HELD = "held-";
const ABOUT = "/offline", LIST = "/offline.json", TODAY = "/today";
// How long a page may keep one waiting that is held (ms), and how long a round of fetching ahead is good for.
const PATIENCE = 3000, ROUND = 3_600_000;
// Every file of this version.
const files = new Set("{{assets}}".split(" "));

addEventListener("install", (event) => event.waitUntil(prepare()));
addEventListener("activate", (event) => event.waitUntil(sweep().then(() => clients.claim())));

async function prepare() {
  const about = await fetch(ABOUT, { cache: "reload" });
  if (!about.ok) throw new Error(`status ${about.status}`);
  await (await caches.open(FILES)).put(ABOUT, about.clone());
  await learn(await about.text());
  // The type faces, some of which are named in the style alone.
  await learn([...files].filter((path) => path.endsWith(".woff2")).join(" "));
}

// The files that a page names are held with it.
const named = (text) => new Set(text.match(/\/assets\/[\w.-]+/g));

async function learn(text) {
  const cache = await caches.open(FILES);
  for (const path of named(text)) if (!(await cache.match(path))) await cache.add(path);
}

// Lets go of the files of earlier versions, except those of pages that are held.
async function sweep() {
  const needed = new Set([ABOUT, ...files]);
  const pages = await reading();
  for (const page of pages ? await pages.matchAll() : []) for (const path of named(await page.text())) needed.add(path);
  const cache = await caches.open(FILES);
  for (const { url } of await cache.keys()) if (!needed.has(new URL(url).pathname)) await cache.delete(url);
}

// One after the other, so that nothing is put where it has just been emptied.
const alone = (task) => navigator.locks.request("held", task);

// Whose pages are held; undefined before anybody was seen.
const reader = async () => (await caches.keys()).find((name) => name.startsWith(HELD))?.slice(HELD.length);

async function reading() {
  const name = await reader();
  return name === undefined ? undefined : caches.open(HELD + name);
}

// Nothing is left of anybody, except for one whose pages are kept; with a name, that of whoever stays.
const empty = (name, kept) =>
  alone(async () => {
    for (const other of await caches.keys()) if (other.startsWith(HELD) && other !== HELD + kept) await caches.delete(other);
    if (name !== undefined) await caches.open(HELD + name);
  });

// Somebody reads here: what is held for anybody else goes.
const meet = (name) => empty(name, name);

// What a page is, without what is said of how it came.
function headersOf(page) {
  const headers = new Headers(page.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return headers;
}

// Holds a page, when the server allows it and it is for whoever reads here. Gives what it says.
async function hold(page) {
  const address = page.headers.get("X-Held-As");
  if (!address || page.status !== 200 || page.redirected) return;
  const text = await page.text();
  const headers = headersOf(page);
  headers.set("X-Held-At", new Date().toISOString());
  await alone(async () => {
    if ((await reader()) === headers.get("X-Reader")) await (await reading()).put(address, new Response(text, { headers }));
  });
  await learn(text).catch(() => {});
  return text;
}

const refresh = (address) => fetch(address, { headers: { Accept: "text/html" } }).then(hold);

// The chapter that a day is told in, with that day.
const CHAPTER = /\/chapters\/[\w-]+(\?date=[\d-]+)?/g;

// Fetches ahead what the server lists for whoever reads: the days to come and their chapters, the own chart, the journal.
const gather = () =>
  navigator.locks.request("gather", { ifAvailable: true }, async (lock) => {
    if (!lock || navigator.connection?.saveData) return;
    const list = await (await fetch(LIST)).json();
    await meet(list.reader);
    const known = await (await reading()).match(LIST);
    const before = known && (await known.json());
    // Within a round only what has come since is fetched, and the page of the journal that leads to it.
    const ahead = before?.pages[0] === list.pages[0] && Date.now() - before.at < ROUND ? before : undefined;
    if (ahead && String(ahead.pages) === String(list.pages)) return;
    const fetched = new Set(ahead?.pages.filter((address) => address !== JOURNAL));
    for (const address of list.pages.filter((address) => !fetched.has(address)))
      for (const chapter of (await refresh(address))?.match(CHAPTER) ?? []) await refresh(chapter);
    const oldest = await day(-1);
    await alone(async () => {
      if ((await reader()) !== list.reader) return;
      const cache = await reading();
      for (const { url } of await cache.keys()) {
        const { pathname, search, searchParams } = new URL(url);
        // Days that are over; and places in the list of the journal that nothing leads to any more.
        const isOver = searchParams.get("date") < oldest || (searchParams.has("cursor") && !list.pages.includes(pathname + search));
        if (isOver) await cache.delete(url);
      }
      await cache.put(LIST, Response.json({ ...list, at: ahead?.at ?? Date.now() }));
    });
  });

// After something was written or deleted the pages of the journal begin elsewhere; whoever has never fetched ahead has no need of that.
const catchUp = async () => (await (await reading())?.match(LIST)) && gather();

// A day by the clocks that whoever reads here has chosen, or else by those of this device, as 2026-11-24.
async function day(offset = 0) {
  const told = (timeZone) => new Date(Date.now() + offset * 86_400_000).toLocaleDateString("sv", { timeZone });
  try {
    return told(/<html[^>]* data-zone="([^"]+)"/.exec(await newest())?.[1]);
  } catch {
    return told();
  }
}

// What is held at an address: the same page, whatever it says once; today and its chapter by the date, and where the list knows a way, the way.
async function copyOf(url) {
  const cache = await reading();
  if (!cache) return;
  const query = new URLSearchParams(url.search);
  for (const name of ["done", "text", "title", "url"]) query.delete(name);
  const asked = url.pathname + (query.size ? `?${query}` : "");
  const copy = (/^\/(today|chapters\/[\w-]+)$/.test(asked) && (await cache.match(`${asked}?date=${await day()}`))) || (await cache.match(asked));
  if (copy) return copy;
  const list = await (await cache.match(LIST))?.json();
  return list?.ways[asked] && Response.redirect(list.ways[asked]);
}

// The newest page that is held for whoever reads here: it knows what they have chosen.
async function newest() {
  const pages = (await (await reading())?.matchAll()) ?? [];
  const at = ({ headers }) => headers.get("X-Held-At") ?? "";
  return (await [...pages].sort((one, other) => at(other).localeCompare(at(one)))[0]?.text()) ?? "";
}

// The page of what is held is the same for everybody; here it has the look, the bar and the foot that whoever reads here knows.
async function dressed(page) {
  let [text, known] = [await page.text(), await newest()];
  for (const part of [/<html[^>]*>/, /<nav class="tabs"[^]*?<\/nav>/, /<footer[^]*?<\/footer>/]) {
    const own = part.exec(known)?.[0].replace(' aria-current="page"', "");
    if (own) text = text.replace(part, () => own);
  }
  return new Response(text, { headers: headersOf(page) });
}

async function about() {
  const page = await caches.match(ABOUT);
  return page ? dressed(page) : Response.error();
}

// What is held, for the page that tells it.
async function held() {
  const cache = await reading();
  const pages = [];
  for (const { url } of cache ? await cache.keys() : []) {
    const { headers } = await cache.match(url);
    const { pathname, search } = new URL(url);
    if (pathname !== LIST) pages.push({ address: pathname + search, title: decodeURIComponent(headers.get("X-Held-Title") ?? ""), at: headers.get("X-Held-At") });
  }
  return pages;
}
