/** A cookie to leave with the visitor. Script never reads it, and other sites' forms don't carry it. */
export interface CookieChange {
  readonly name: string;
  readonly value: string;
  /** Left out: until the browser ends. Zero: gone at once. */
  readonly keepSeconds?: number;
  /** Somebody else's: its name is written as it is. */
  readonly isForeign?: boolean;
}

/** Browsers take a cookie of such a name over https from this very host only: no other host of the domain can leave or change it. */
const hostPrefix = "__Host-";

export type Cookies = Readonly<Record<string, string>>;

export function removedCookie(name: string): CookieChange {
  return { name, value: "", keepSeconds: 0 };
}

/** What a browser sends, by name; the first of a name counts, and what can't be decoded is taken as it is. */
export function readCookies(header: string | undefined): Cookies {
  // Without a prototype: a cookie may have any name.
  const found = Object.create(null) as Record<string, string>;
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== "" && !(name in found)) found[name] = decoded(pair.slice(at + 1).trim());
  }
  return found;
}

export function cookieHeader(change: CookieChange, isHttps: boolean): string {
  const { value, keepSeconds, isForeign = false } = change;
  const name = isHttps && !isForeign ? hostName(change.name) : change.name;
  const age = keepSeconds === undefined ? "" : `; Max-Age=${keepSeconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** What a browser sends over https, without what others may have left there. Ours are there by either name. */
export function hostCookies(header: string): string {
  const own = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(hostPrefix));
  return [...own, ...own.map((pair) => pair.slice(hostPrefix.length))].join("; ");
}

function hostName(name: string): string {
  return name.startsWith(hostPrefix) ? name : hostPrefix + name;
}

function decoded(value: string): string {
  if (!value.includes("%")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
