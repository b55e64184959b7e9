/** A cookie to leave with the visitor. Script never reads it, and other sites' forms don't carry it. */
export interface CookieChange {
  readonly name: string;
  readonly value: string;
  /** Left out: until the browser ends. Zero: gone at once. */
  readonly keepSeconds?: number;
}

export type Cookies = Readonly<Record<string, string>>;

export function removedCookie(name: string): CookieChange {
  return { name, value: "", keepSeconds: 0 };
}

/** What a browser sends, by name; the first of a name counts, and what can't be decoded is taken as it is. */
export function readCookies(header: string | undefined): Cookies {
  const found = new Map<string, string>();
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== "" && !found.has(name)) found.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return Object.fromEntries(found);
}

export function cookieHeader({ name, value, keepSeconds }: CookieChange, isHttps: boolean): string {
  const age = keepSeconds === undefined ? "" : `; Max-Age=${keepSeconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
