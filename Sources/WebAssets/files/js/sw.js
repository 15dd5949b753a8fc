// The service worker, first part: shows notifications while no page is open, and opens the page that one is about. The server puts the four
// parts together: sw-held.js and sw-pages.js are for the time without a connection, sw-outbox.js for what is written in it.

// What a message says, in the form that browsers without a worker read, too.
addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json().notification ?? {};
  } catch {
    // Something must be shown: a browser takes the permission away from who is silent.
  }
  // The icon of the app says that there is something to read, until the day is opened.
  if (told.tag === "morning") navigator.setAppBadge?.().catch(() => {});
  event.waitUntil(
    registration.showNotification(told.title || "Astronova", {
      body: told.body,
      lang: told.lang,
      tag: told.tag,
      icon: "{{icon-192.png}}",
      data: { path: path(told.navigate) },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/today"));
});

// A browser may give another address in place of the one that it gave; whoever is signed in here is told there from then on.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const fields = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/profile/notifications/device", { method: "POST", body: fields });
}

// Only pages of ours are opened; behind a proxy the server may not know that it is reached over TLS, so the scheme may differ.
function path(address) {
  try {
    const url = new URL(address, location.origin);
    return url.host === location.host ? url.pathname + url.search : "/today";
  } catch {
    return "/today";
  }
}

// The page in a window that is open already, or in a new one.
async function open(path) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0];
  if (!there) return clients.openWindow(path);
  try {
    const client = new URL(there.url).pathname === path ? there : await there.navigate(path);
    return await client?.focus();
  } catch {
    return clients.openWindow(path);
  }
}
