import { useEffect, useState } from "react";

/** True for `milliseconds` after `count` has grown. */
export function useRecent(count: number, milliseconds: number): boolean {
  const [shown, setShown] = useState(count);
  useEffect(() => {
    if (shown === count) return undefined;
    const timer = setTimeout(() => setShown(count), milliseconds);
    return () => clearTimeout(timer);
  }, [count, shown, milliseconds]);
  return count > shown;
}
