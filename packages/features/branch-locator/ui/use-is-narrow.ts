import { useSyncExternalStore } from "react";

const narrow = "(width < 640px)";

export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(narrow).matches);
}

function listen(onChange: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
