import { urls } from "@capstan/features/urls";
import type { Consent } from "./consent.ts";
import { currentConsent, keepConsent } from "./current-consent.ts";
import type { AnalyticsEvent, TrackedEvent } from "./events.ts";
import { forgetVisitorId, visitorId } from "./visitor-id.ts";

const maxBatchSize = 20;
const maxWaitMs = 5_000;
const maxTextLength = 200;

/** The data layer: what waits for its batch. */
const layer: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** Without consent an event is forgotten at once: a later yes is for what comes after it. */
export function track(event: AnalyticsEvent): void {
  if (!currentConsent().analytics) return;
  layer.push({ ...event, path: location.pathname });
  sendWhenLeaving();
  if (layer.length >= maxBatchSize) send();
  else timer ??= setTimeout(send, maxWaitMs);
}

/** Keeps the visitor's choice. A no takes what waits, and the browser's name, with it. */
export function chooseConsent(consent: Consent): void {
  keepConsent(consent);
  if (currentConsent().analytics) return;
  take();
  forgetVisitorId();
}

function take(): TrackedEvent[] {
  clearTimeout(timer);
  timer = undefined;
  return layer.splice(0);
}

function send(): void {
  const events = take();
  // Another tab may have taken the consent back.
  if (events.length === 0 || !currentConsent().analytics) return;
  const batch = JSON.stringify({ visitor: visitorId(), events }, (_, value: unknown) =>
    typeof value === "string" ? value.slice(0, maxTextLength) : value,
  );
  navigator.sendBeacon(urls.analyticsEvents(), new Blob([batch], { type: "application/json" }));
}

/** A page that is hidden may never be seen again, and tells nobody when it ends. */
function sendWhenLeaving(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  window.addEventListener("pagehide", send);
}
