import { type RefObject, useEffect, useState } from "react";

/** True while something floating lies over what the keyboard is at. */
export function useAside(floating: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    const page = floating.current?.ownerDocument;
    if (!isShown || !page) return undefined;
    let frame = 0;
    const look = () => setIsAside(liesOver(floating.current, page.activeElement));
    // The browser scrolls to what takes the focus after it has told of it.
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    page.addEventListener("focusin", onChange);
    page.addEventListener("scroll", onChange, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      page.removeEventListener("focusin", onChange);
      page.removeEventListener("scroll", onChange);
    };
  }, [floating, isShown]);
  return isAside;
}

function liesOver(floating: Element | null, focused: Element | null): boolean {
  if (floating === null || focused === null || focused === floating || !focused.matches(":focus-visible")) return false;
  const over = floating.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  return over.left < under.right && over.right > under.left && over.top < under.bottom && over.bottom > under.top;
}
