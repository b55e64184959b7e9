import { useLayoutEffect } from "react";

/**
 * Tells the whole page that something is on it, by a class of its root, until what it gives back is called. A style sheet
 * that looked for the thing itself, by `:has()`, would be asked anew at each element that comes or goes.
 */
export function markRoot(name: `has-${string}`): () => void {
  const { classList } = document.documentElement;
  classList.add(name);
  return () => classList.remove(name);
}

/** The same for as long as a component is there, and it is on. */
export function useRootMark(name: `has-${string}`, isOn = true): void {
  useLayoutEffect(() => (isOn ? markRoot(name) : undefined), [name, isOn]);
}
