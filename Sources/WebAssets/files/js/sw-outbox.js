
// Fourth part: what is written without a connection. A form that may wait is kept before it is sent, under a key that the server knows it by:
// neither a tab that breaks nor an answer that is lost makes it be lost or arrive twice.

const OUTBOX = "outbox";
const JOURNAL = "/journal", BOOKMARK = "/today/bookmark";
// Where the forms go that may wait: those of entries, new or changed, and of bookmarks.
const WAITING = /^\/(journal(\/[\w-]+)?|today\/bookmark)$/;
const LEAVING = ["/sign-out", "/profile/delete"];
// The sign-out that the server has not heard of.
const OWED = "sign-out";

function box(mode, work) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("astronova", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(OUTBOX, { keyPath: "id" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(OUTBOX, mode, { durability: "strict" });
      const asked = work(transaction.objectStore(OUTBOX));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
      for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => opening.result.close());
    };
  });
}
const put = (item) => box("readwrite", (items) => items.put(item));
const drop = (id) => box("readwrite", (items) => items.delete(id));
const all = async () => (await box("readonly", (items) => items.getAll())).sort((one, other) => one.at - other.at);

const send = (item, milliseconds) =>
  fetch(item.path, {
    method: "POST", redirect: "manual", body: new URLSearchParams(item.fields), signal: AbortSignal.timeout(milliseconds),
    headers: { "Idempotency-Key": item.id, "X-Reader": item.reader },
  });

// Whether an answer says that it is done, that it can never be done so, or neither.
const isDone = (answer) => answer.type === "opaqueredirect" || answer.ok;
const isRefused = ({ status }) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

// What is neither sent nor kept is said, on a page that leads back to what was typed.
const unsent = () => Response.redirect(`${ABOUT}#unsent`, 303);

function posted(event, url) {
  // What another site makes somebody send goes by us: sent by us, the server would take it for ours.
  if (!event.request.referrer.startsWith(`${location.origin}/`)) return;
  if (LEAVING.includes(url.pathname)) event.respondWith(leave(event, url));
  else if (WAITING.test(url.pathname)) event.respondWith(deliver(event, url));
  else event.respondWith(fetch(event.request).catch(unsent));
}

// A form that is sent now, and waits when it cannot be.
async function deliver({ request }, { pathname }) {
  const fields = new URLSearchParams(await request.text());
  const replaced = fields.get("replaces");
  fields.delete("replaces");
  // What arrives later is of the day on which it was written.
  if (pathname === JOURNAL) fields.set("date", await day());
  const item = { id: crypto.randomUUID(), reader: await reader().catch(() => undefined), path: pathname, fields: [...fields], at: Date.now() };
  let isKept = item.reader !== undefined;
  if (isKept) isKept = await put(item).then(() => true, () => false);
  // A browser that keeps nothing, or has not seen yet who reads, sends as it would without a worker.
  if (!isKept) return fetch(pathname, { method: "POST", body: fields, redirect: "manual", headers: { Accept: "text/html" } }).catch(unsent);
  if (replaced) await drop(replaced);
  const answer = await send(item, 10_000).catch(() => null);
  // What is wrong, or was changed elsewhere, is said by a page with the form in it.
  if (answer && (isDone(answer) || [409, 422].includes(answer.status))) {
    await drop(item.id);
    return answer;
  }
  const isBookmark = pathname === BOOKMARK;
  if (answer?.status === 401) return Response.redirect(`/sign-in?next=${isBookmark ? TODAY : pathname}`, 303);
  if (answer && isRefused(answer)) await put({ ...item, refused: answer.status });
  await registration.sync?.register(OUTBOX).catch(() => {});
  return Response.redirect(isBookmark ? `${TODAY}?date=${fields.get("date")}` : `${pathname}#waiting`, 303);
}

// Sends what waits of whoever reads here, in the order in which it was written. Gives how much is left that another try may help.
const flush = () =>
  navigator.locks.request(OUTBOX, async () => {
    await owed();
    const name = await reader();
    const sent = [];
    let left = 0;
    for (const item of await all()) {
      if (item.reader !== name || item.refused || item.id === OWED) continue;
      const answer = await send(item, 20_000).catch(() => null);
      if (answer && isDone(answer)) {
        await drop(item.id);
        sent.push(item.path);
      } else if (answer && isRefused(answer)) await put({ ...item, refused: answer.status });
      else left += 1;
      if (!answer) break;
    }
    if (!sent.length) return left;
    for (const path of new Set([JOURNAL, ...sent])) if (path !== BOOKMARK) await refresh(path).catch(() => {});
    await news(sent.length);
    catchUp().catch(() => {});
    return left;
  });

addEventListener("sync", (event) => {
  if (event.tag === OUTBOX) event.waitUntil(flush().then((left) => (left ? Promise.reject(new Error("later")) : undefined)));
});

// Whoever goes leaves nothing here: what waits is sent first, then everything goes.
async function leave({ request }, { pathname }) {
  await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]).catch(() => {});
  const name = await reader();
  const clear = async () => {
    await empty();
    for (const item of await all()) if (item.reader === name) await drop(item.id);
    arrival.at = 0;
  };
  const wish = request.clone();
  // Signing out empties the device even when the server is not reached; deleting does when it is done.
  if (pathname === LEAVING[0]) await clear().catch(() => {});
  try {
    const answer = await fetch(request);
    if (isDone(answer)) await clear().catch(() => {});
    return answer;
  } catch {
    if (pathname !== LEAVING[0]) return unsent();
    const fields = [...new URLSearchParams(await wish.text())];
    await put({ id: OWED, reader: name, path: pathname, fields, at: 0 }).catch(() => {});
    await registration.sync?.register(OUTBOX).catch(() => {});
    return Response.redirect(`${ABOUT}#left`, 303);
  }
}

// Who signed out without a connection is signed out before anything else is asked for.
async function owed() {
  const item = (await all().catch(() => [])).find(({ id }) => id === OWED);
  if (!item) return;
  const answer = await send(item, 10_000).catch(() => null);
  if (answer && (isDone(answer) || answer.status < 500)) await drop(OWED);
}

// What waits, for the pages that are open.
async function waiting() {
  const [name, every] = [await reader(), await all()];
  const items = every.filter(({ id }) => id !== OWED);
  const own = items.filter((item) => item.reader === name);
  return { own, others: items.length - own.length };
}

// Which windows were told last that something has arrived.
let arrival = { sent: 0, at: 0, told: [] };
const windows = () => clients.matchAll({ includeUncontrolled: true });

async function news(sent = 0) {
  const { own } = await waiting();
  const message = { sent, waiting: own.filter((item) => !item.refused).length, refused: own.filter((item) => item.refused).length };
  const there = await windows();
  if (sent) arrival = { sent, at: Date.now(), told: there.map(({ id }) => id) };
  for (const client of there) client.postMessage(message);
}

// A window that was just being left told nobody: the one that comes in its place does.
async function retell(window) {
  const isTold = (await windows()).some(({ id }) => arrival.told.includes(id));
  if (!isTold && Date.now() - arrival.at < 10_000) window.postMessage({ sent: arrival.sent });
}

async function outbox(data, port) {
  if (data.do === "discard") {
    const item = (await all()).find(({ id }) => id === data.id);
    if (item && item.reader === (await reader())) await drop(item.id);
    await news();
  }
  port?.postMessage(await waiting());
}
