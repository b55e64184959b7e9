/** What the router writes into a page to start it: its modules to fetch, and the script that imports them. */
const preloads = /<link rel="modulepreload" href="(?<href>[^"]+)"[^>]*>/g;
const start = /(?<=<script nonce="[^"]*" )type="module" async=""/;

/**
 * A page is complete without script, so script is not even fetched before the first paint: on a slow line it would take
 * its share of what styles, faces and the first picture need.
 */
export function startingLate(html: string, nonce: string): string {
  const hrefs = [...html.matchAll(preloads)].map((preload) => preload.groups?.["href"] ?? "");
  const held = html.replaceAll(preloads, "").replace(start, 'type="text/plain" id="start"');
  return `${held}<script nonce="${nonce}">(${String(startAfterPaint)})(${JSON.stringify(hrefs)})</script>`;
}

/** Runs in the browser, as text: it may use nothing from here. */
function startAfterPaint(hrefs: readonly string[]): void {
  const begin = () => {
    const held = document.getElementById("start");
    if (held === null) return;
    held.removeAttribute("id");
    preload(0, () => {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = held.nonce;
      script.text = held.textContent;
      document.head.append(script);
    });
  };
  // A few in each task: a phone takes 10 ms to send for one, and somebody may be scrolling.
  const preload = (from: number, done: () => void) => {
    for (const href of hrefs.slice(from, from + 3)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      link.fetchPriority = "low";
      document.head.append(link);
    }
    setTimeout(from + 3 < hrefs.length ? () => preload(from + 3, done) : done);
  };
  // The task after a frame's callbacks runs when that frame is painted. A page in the background has no frames.
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, 1_000);
}
