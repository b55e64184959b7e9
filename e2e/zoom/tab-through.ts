import type { Page } from "@playwright/test";

interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Any page of the store has more: header and footer alone. */
const minStops = 40;

/** Goes through the whole page by Tab, and tells of each stop what an eye could not see of it. */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let step = 0; step < 400; step++) {
    await page.keyboard.press("Tab");
    let stop = await page.evaluate(lookAtFocus, false);
    // What floats over it has a moment to go aside.
    if (stop?.faults.some((fault) => fault.includes("covered"))) {
      await page.waitForTimeout(400);
      stop = await page.evaluate(lookAtFocus, true);
    }
    if (stop === null) return step < minStops ? [...faults, `the page ended after ${step} stops`] : faults;
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
  return [...faults, "the page has no end"];
}

/** Runs in the page. Null when the focus has left it, or come round. */
function lookAtFocus(isAgain: boolean): Stop | null {
  type Seen = { element: Element; looks: string };
  const memory = window as unknown as { seenFocus?: WeakSet<Element>; lastFocus?: Seen };
  const element = document.activeElement;
  const seen = (memory.seenFocus ??= new WeakSet());
  const faults: string[] = [];

  const nameOf = (of: Element) =>
    `${of.localName}.${of.classList[0] ?? ""} "${(of.getAttribute("aria-label") ?? of.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  // The ring may be drawn by what stands around the control, or, of a hidden input, by what stands after it.
  const looksOf = (of: Element) =>
    [of, of.parentElement, of.parentElement?.parentElement, of.nextElementSibling]
      .filter((each) => each instanceof Element)
      .map((each) => getComputedStyle(each))
      .map(({ boxShadow, outlineStyle, outlineColor, outlineWidth }) =>
        [boxShadow, outlineStyle, outlineColor, outlineWidth].join(" "),
      )
      .join("|");

  const last = memory.lastFocus;
  if (last?.element.isConnected && last.element !== element && looksOf(last.element) === last.looks)
    faults.push(`nothing showed the focus of ${nameOf(last.element)}`);
  delete memory.lastFocus;
  if (element === null || element === document.body || (seen.has(element) && !isAgain)) return null;
  seen.add(element);
  memory.lastFocus = { element, looks: looksOf(element) };

  // A link over two lines has two boxes; a hidden input is seen as its label.
  const shown = element.matches(".choice-input, .radio-box") ? (element.closest("label") ?? element) : element;
  const boxes = [...shown.getClientRects()];
  const width = document.documentElement.clientWidth;
  for (const box of boxes) {
    const isInside =
      box.left >= -1 &&
      box.right <= width + 1 &&
      box.top >= -1 &&
      (box.bottom <= innerHeight + 1 || box.height > innerHeight);
    if (!isInside)
      faults.push(`stands outside the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")}`);
    const inset = Math.min(3, box.width / 3, box.height / 3);
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    for (const [x, y] of isInside ? points : []) {
      const hit = document.elementFromPoint(x, Math.min(y, innerHeight - 1));
      const isOwn =
        hit !== null &&
        (shown.contains(hit) || hit.closest("label")?.contains(element) === true || hit.contains(shown));
      if (!isOwn) {
        faults.push(`is covered by ${hit === null ? "nothing" : nameOf(hit)}`);
        break;
      }
    }
  }
  if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
  return { name: nameOf(element), faults };
}
