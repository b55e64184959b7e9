import { type RefObject, useEffect, useState } from "react";

/** Whether an element has gone out of sight above, under what sticks to the top of the window. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const stickyTop = Number.parseFloat(getComputedStyle(current).getPropertyValue("--sticky-top")) || 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= stickyTop);
      },
      { rootMargin: `${-stickyTop}px 0px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
