import { track } from "@capstan/features/analytics";

/** Spec 3: the session's key for the link that was followed last, by region and name. */
const key = "g_link";

/** One listener for all links of the footer; the answer ends it. Made for a `ref`. */
export function trackLinks(footer: HTMLElement | null): (() => void) | undefined {
  if (footer === null) return undefined;
  footer.addEventListener("click", remember);
  return () => footer.removeEventListener("click", remember);
}

function remember({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link === null) return;
  const region = `Footer: ${link.closest("[data-region]")?.getAttribute("data-region") ?? "Other"}`;
  const name = link.getAttribute("aria-label") ?? link.textContent;
  try {
    sessionStorage.setItem(key, JSON.stringify({ region, name }));
  } catch {
    // Storage is refused: the link still works.
  }
  track({ event: "link", region, name });
}
