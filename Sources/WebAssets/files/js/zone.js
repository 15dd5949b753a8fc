// Tells the server whose clocks are meant: those of this device. It reads this with the next request, and keeps it with a form that is sent.
import { whenThere } from "{{instants.js}}";

whenThere(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return;
  // The cookie of earlier versions stood at one address only and would go before this one.
  document.cookie = "astronova-zone=; Path=/today; Max-Age=0; SameSite=Lax";
  document.cookie = `astronova-zone=${encodeURIComponent(zone)}; Path=/; Max-Age=31536000; SameSite=Lax`;
  // With a first chart it is kept.
  for (const field of document.querySelectorAll("input[name=zone]")) field.value = zone;
});
