import type { Page } from "@playwright/test";

/** Texts that are larger than the boxes they stand in: cut off, or over what stands beside them. */
export async function cutTexts(page: Page, within = "body"): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
    };
    return [...document.querySelectorAll(`${selector} :not(script, style, svg, svg *)`)]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => hasText(element) && isShown(element) && element.clientWidth > 0)
      .filter((element) => !element.closest(".visually-hidden, [aria-hidden=true]"))
      .filter(
        // A line's letters may reach a little above and below it.
        (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6,
      )
      .map(
        (element) =>
          `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 40)}" ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`,
      );
  }, within);
}
