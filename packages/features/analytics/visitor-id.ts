const key = "analytics-visitor";

/** Held where storage is refused: the id then lasts as long as the page. */
let held: string | undefined;

/** A random name for this browser, made when the first event is sent, which is after consent. */
export function visitorId(): string {
  held ??= stored() ?? made();
  return held;
}

export function forgetVisitorId(): void {
  held = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there either.
  }
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function made(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  try {
    localStorage.setItem(key, id);
  } catch {
    // It is held for this page.
  }
  return id;
}
