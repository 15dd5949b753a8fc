// Has this device told of things, after a tap and never before; a browser that cannot leaves the button away.
const place = document.getElementById("this-device");
const button = place?.querySelector("button");
const said = document.getElementById("device-said");
const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

if (button && able) {
  place.hidden = false;
  button.addEventListener("click", begin);
} else if (said) {
  said.textContent = said.dataset.unable;
}

async function begin() {
  button.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") {
      said.textContent = said.dataset.denied;
      return;
    }
    said.textContent = said.dataset.waiting;
    const subscription = await subscribe(await worker());
    const { endpoint, keys } = subscription.toJSON();
    const fields = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    const answer = await fetch(place.dataset.path, { method: "POST", body: fields });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    location.assign(answer.url);
  } catch {
    said.textContent = said.dataset.failed;
  } finally {
    button.disabled = false;
  }
}

// Every page registers the worker (device.js); one that a browser refuses is not waited for.
function worker() {
  const late = new Promise((_, reject) => setTimeout(reject, 10_000));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

// A subscription to another key, of a server that is no more, has to go first.
async function subscribe(registration) {
  const options = { userVisibleOnly: true, applicationServerKey: bytes(place.dataset.key) };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (problem) {
    const standing = await registration.pushManager.getSubscription();
    if (!standing) throw problem;
    await standing.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
