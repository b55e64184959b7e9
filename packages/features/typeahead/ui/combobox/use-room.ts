import { type RefObject, useLayoutEffect } from "react";

/** The list, and a panel whose products have two lines each. */
const minWidth = 976;
/** Of the content's edge to the window's, as everywhere. */
const marginBelow = 16;

/** Lets the dropdown reach from the field to the content's right edge, and scroll where the window ends. */
export function useRoom(dropdown: RefObject<HTMLElement | null>, field: HTMLElement, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = dropdown.current;
    if (!isShown || element === null) return undefined;

    function fit() {
      if (element === null) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const tokens = getComputedStyle(document.documentElement);
      const content = Math.min(clientWidth, Number.parseInt(tokens.getPropertyValue("--content"), 10));
      const gutter = Number.parseInt(tokens.getPropertyValue("--gutter"), 10);
      const right = (clientWidth + content) / 2 - gutter;
      const { left } = field.getBoundingClientRect();
      const width = Math.max(right - left, Math.min(minWidth, content - 2 * gutter));
      // Written through the CSSOM, which the page's policy lets pass.
      element.style.setProperty("--typeahead-left", `${right - left - width}px`);
      element.style.setProperty("--typeahead-width", `${width}px`);
      element.style.setProperty(
        "--typeahead-room",
        `${clientHeight - element.getBoundingClientRect().top - marginBelow}px`,
      );
    }

    fit();
    addEventListener("resize", fit);
    addEventListener("scroll", fit, { passive: true });
    return () => {
      removeEventListener("resize", fit);
      removeEventListener("scroll", fit);
    };
  }, [dropdown, field, isShown]);
}
