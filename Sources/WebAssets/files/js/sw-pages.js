
// Third part: answers what pages ask for. Files come from what is held; a page from the server and, when that does not answer soon, from what is
// held of it, or else it is the page that says what there is.

// When the copies were made that windows show.
const shown = new Map();

async function page(event, url) {
  const answer = owed().then(() => fetch(event.request)).then(async (page) => {
    const name = page.headers.get("X-Reader");
    if (name !== null) await meet(name).catch(() => {});
    return page;
  });
  const kept = answer.then(async (page) => {
    const copy = page.clone();
    // A page that says something once is held as it is afterwards.
    if (!url.searchParams.has("done") || !copy.headers.has("X-Held-As")) return hold(copy);
    await refresh(copy.headers.get("X-Held-As"));
    await catchUp();
  });
  event.waitUntil(kept.catch(() => {}));
  const copy = await copyOf(url);
  try {
    const late = new Promise((_, reject) => copy && setTimeout(reject, PATIENCE));
    const page = await Promise.race([answer, late]);
    // A proxy without its server.
    if (copy && [502, 503, 504].includes(page.status)) throw new Error(`status ${page.status}`);
    return url.pathname === ABOUT ? await dressed(page) : page;
  } catch {
    if (copy) shown.set(event.resultingClientId, copy.headers.get("X-Held-At"));
    return copy ?? about();
  }
}

async function file(request) {
  const cache = await caches.open(FILES);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "GET" && url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  if (request.mode !== "navigate") return;
  if (request.method === "GET") event.respondWith(page(event, url));
  if (request.method === "POST") posted(event, url);
});

// What pages ask of the worker.
addEventListener("message", (event) => event.waitUntil(told(event)));

async function told({ data, source, ports: [port] }) {
  switch (data.do) {
    case "take over":
      return skipWaiting();
    case "hello":
      if (data.path === TODAY) navigator.clearAppBadge?.().catch(() => {});
      source.postMessage({ copy: shown.get(source.id) });
      // The first page of all came without the worker.
      if ((await reader()) === undefined) await meet((await (await fetch(LIST)).json()).reader);
      await flush().catch(() => {});
      await news();
      return retell(source);
    case "gather":
      return gather().catch(() => {});
    case "held":
      return port.postMessage(await held());
    case "empty":
      await empty(await reader());
      return port.postMessage(await held());
    default:
      return outbox(data, port);
  }
}
