import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Spec 9: autoplay 5000 ms. It is off unless asked for. */
const AUTOPLAY_MS = 5000;

/** Moves on every 5 seconds while nobody points at the carousel, is in it, or has paused it. */
export function useAutoplay(enabled: boolean, root: RefObject<HTMLElement | null>, moveOn: () => void) {
  const [paused, setPaused] = useState(false);
  const move = useEffectEvent(moveOn);
  const runs = enabled && !paused;

  useEffect(() => {
    if (!runs || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => {
      if (root.current?.matches(":hover, :focus-within") !== true) move();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [runs, root]);

  return { runs, toggle: () => setPaused(!paused) };
}
