import { type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * What lies below the fold of a page that somebody goes to comes after the first paint, so that the paint is at once. A
 * page that is loaded, or gone back to where it was scrolled, has all of it from the start.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const isAtStart = useNavigationType() !== NavigationType.Push;
  const [isShown, setShown] = useState(isAtStart);

  useEffect(() => {
    if (isShown) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  return isShown ? children : null;
}
