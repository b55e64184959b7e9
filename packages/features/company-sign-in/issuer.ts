/** Where an identity provider may be: over https, or for tests on this machine over http. */
export interface IssuerRules {
  readonly allowsInsecure: boolean;
}

const loopbackHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** An issuer's address as somebody types it; undefined for what can't be one. */
export function issuerUrl(typed: string, { allowsInsecure }: IssuerRules): URL | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // The document itself instead of its issuer: then nobody would compare the two.
  if (url.pathname.includes("/.well-known/")) return undefined;
  if (url.username + url.password + url.search + url.hash !== "") return undefined;
  return isSecure(url, { allowsInsecure }) ? url : undefined;
}

/** Whether a browser, or the store, may be sent to it. */
export function isSecure({ protocol, hostname }: URL, { allowsInsecure }: IssuerRules): boolean {
  return protocol === "https:" || (protocol === "http:" && allowsInsecure && loopbackHosts.has(hostname));
}
