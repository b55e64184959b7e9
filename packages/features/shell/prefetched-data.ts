const keptMs = 10_000;
const most = 4;

/** Data of pages that somebody is about to open, each for one use. */
const kept = new Map<string, Promise<Response>>();

/** Asks for a page's data before the page is asked for. */
export function prefetchData(path: string): void {
  const address = dataAddress(path);
  if (kept.has(address)) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
  // The server does not count it as a search: nobody has searched yet.
  const answer = fetch(address, { headers: { purpose: "prefetch" } });
  const forget = () => {
    if (kept.get(address) === answer) kept.delete(address);
  };
  kept.set(address, answer);
  answer.catch(forget);
  setTimeout(forget, keptMs);
}

/** What was written may have changed every page. */
export function forgetPrefetched(): void {
  kept.clear();
}

/**
 * The router's fetch: what was prefetched answers once, and is gone with it, since prices and stock may be an account's
 * own. A page that is open already is read again because it has changed.
 */
export async function fetchPage(request: Request): Promise<Response> {
  if (request.method !== "GET") {
    forgetPrefetched();
    return fetch(request);
  }
  const address = withoutRoutes(request.url);
  const isOpen = address === dataAddress(window.location.href);
  const prefetched = isOpen ? undefined : kept.get(address);
  kept.delete(address);
  const answer = await prefetched?.catch(() => undefined);
  return answer?.ok && !request.signal.aborted ? answer : fetch(request);
}

/** Where the router asks for the data of a page. */
function dataAddress(path: string): string {
  const url = new URL(path, window.location.origin);
  url.hash = "";
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  return url.href;
}

/** The router names the routes that it needs; what was prefetched has them all. */
function withoutRoutes(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("_routes");
  return url.href;
}
