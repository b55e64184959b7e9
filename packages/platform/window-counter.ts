export interface WindowCounter {
  /** Counts one more of this key; false when it has used up its window. */
  take(key: string, now: number): boolean;
  /** What was counted last is not to count. */
  giveBack(key: string): void;
}

/** Of more keys at once the oldest is forgotten: a flood from many addresses must not fill the memory. */
const maxKeys = 100_000;

/**
 * So many of a key in so many seconds, in this process alone; all keys begin anew together. It answers at once, and keeps
 * no timer for a key: every request is counted by it, and waiting for an answer that is there took longer than counting.
 */
export function windowCounter({ limit, seconds }: { readonly limit: number; readonly seconds: number }): WindowCounter {
  const counts = new Map<string, number>();
  let endsAt = 0;
  const forgetOldest = () => {
    const [oldest] = counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
  };
  return {
    take: (key, now) => {
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + seconds * 1_000;
      }
      const count = (counts.get(key) ?? 0) + 1;
      if (count === 1 && counts.size >= maxKeys) forgetOldest();
      counts.set(key, count);
      return count <= limit;
    },
    giveBack: (key) => {
      const count = counts.get(key);
      if (count !== undefined) counts.set(key, count - 1);
    },
  };
}
