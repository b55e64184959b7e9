// Both functions run in the page: each has to bring everything with it.

/** Writes down what the page's live regions say, as a screen reader would hear it. */
export function listen(): void {
  const regions = "[role=alert], [role=status], output, [aria-live=polite], [aria-live=assertive]";
  const said: string[] = [];
  const last = new WeakMap<Element, string>();
  Object.assign(window, { announced: said });

  const isHeard = (region: Element) => {
    const modal = document.querySelector("dialog:modal");
    return (
      region.checkVisibility() && !region.closest("[aria-hidden=true], [inert]") && (modal?.contains(region) ?? true)
    );
  };
  const textOf = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true], [hidden]")) hidden.remove();
    return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  };
  const hear = (region: Element) => {
    const text = textOf(region);
    if (text === last.get(region)) return;
    last.set(region, text);
    if (text !== "" && isHeard(region)) said.push(text);
  };

  for (const region of document.querySelectorAll(regions)) last.set(region, textOf(region));
  new MutationObserver((mutations) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const region of [added, ...added.querySelectorAll("*")].filter((each) => each.matches(regions))) {
          // An alert is said when it comes; another region has to be there before its words.
          if (region.matches("[role=alert], [aria-live=assertive]")) changed.add(region);
          else if (!last.has(region)) last.set(region, textOf(region));
        }
      }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (region) changed.add(region);
    }
    changed.forEach(hear);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export function takeAnnouncements(): string[] {
  return (window as unknown as { announced: string[] }).announced.splice(0);
}
