/** Lets the keyboard scroll a body that is longer than its room, and leaves a short one out of the tab order. */
export function keepScrollable(body: HTMLElement | null): (() => void) | undefined {
  if (body === null) return undefined;
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  });
  observer.observe(body);
  return () => observer.disconnect();
}
