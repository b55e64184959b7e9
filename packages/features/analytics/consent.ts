/** What a visitor allows beyond what the store needs to work. */
export interface Consent {
  readonly analytics: boolean;
}

export const consentCookie = "consent";
export const consentDays = 180;

/** What the browser calls it: over https it is bound to this host, as the server's own cookies are. */
export function consentCookieAt(protocol: string): string {
  return protocol === "https:" ? `__Host-${consentCookie}` : consentCookie;
}

/** A new purpose needs a new version: nobody has agreed to it yet, whatever the old cookie says. */
const version = 1;

export function consentText({ analytics }: Consent): string {
  return `${version}.${analytics ? "analytics" : "necessary"}`;
}

/** No cookie, another version or anything else means no. */
export function consentOf(text: string | undefined): Consent {
  return { analytics: text === consentText({ analytics: true }) };
}
