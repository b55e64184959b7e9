import { type Consent, consentCookieAt, consentDays, consentOf, consentText } from "./consent.ts";

const dayInSeconds = 24 * 60 * 60;

/** The browser says no for its owner, on every site: Global Privacy Control. It outweighs our cookie. */
export function asksForPrivacy(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true;
}

export function currentConsent(): Consent {
  return consentOf(asksForPrivacy() ? undefined : cookieOf(document.cookie));
}

/** Kept in a cookie rather than in storage, so that the server can honour it too. */
export function keepConsent(consent: Consent): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = consentDays * dayInSeconds;
  document.cookie = `${consentCookieAt(location.protocol)}=${consentText(consent)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function cookieOf(cookies: string): string | undefined {
  const start = `${consentCookieAt(location.protocol)}=`;
  return cookies
    .split("; ")
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
