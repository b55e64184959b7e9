/** What somebody may want to press. */
const controls = "a, button, input, select, textarea, summary, label";

/** Where the link may stand, the usual place first. Away it is not seen unless Tab reaches it. */
const places = ["right", "middle", "away"] as const;

/** Keeps a floating link off every control, and tells how to stop that. Its style sheet knows the places. */
export function keepClear(link: HTMLElement): () => void {
  const page = link.ownerDocument;
  let frame = 0;
  const place = () => {
    for (const name of places) {
      link.dataset["place"] = name;
      if (!coversControl(link)) return;
    }
  };
  // The browser scrolls to what takes the focus after it has told of it.
  const onChange = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const listening = new AbortController();
  const { signal } = listening;
  place();
  page.addEventListener("focusin", onChange, { signal });
  page.addEventListener("scroll", onChange, { passive: true, signal });
  page.defaultView?.addEventListener("resize", onChange, { passive: true, signal });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

/** No control is smaller than 24 px, so that points half as far apart meet each. */
const stepPx = 12;

function coversControl(link: HTMLElement): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  for (let y = top; y < bottom + stepPx; y += stepPx)
    for (let x = left; x < right + stepPx; x += stepPx) {
      const under = link.ownerDocument.elementsFromPoint(Math.min(x, right), Math.min(y, bottom));
      if (under.some((element) => !link.contains(element) && element.closest(controls) !== null)) return true;
    }
  return false;
}
