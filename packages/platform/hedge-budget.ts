export interface HedgeBudgetOptions {
  /** How many hedges each call earns. */
  readonly share?: number;
  /** What is kept at most: for the moment in which a node stops, and all that it was asked is asked again. */
  readonly most?: number;
  /** A store with few visitors earns little: it gets one as often as this, which is as often as a node that hangs is tried. */
  readonly oneEachMs?: number;
}

export interface HedgeBudget {
  earn(): void;
  /** Whether there was one left to spend. */
  spend(): boolean;
}

/** Questions put to a second node are load: where all nodes are slow, they must not make them slower. */
export function createHedgeBudget(options: HedgeBudgetOptions = {}): HedgeBudget {
  const { share = 0.1, most = 20, oneEachMs = 2_000 } = options;
  let kept = most;
  let timer: NodeJS.Timeout | undefined;
  const fill = () => {
    kept = Math.min(kept + 1, most);
    timer = kept < most ? setTimeout(fill, oneEachMs).unref() : undefined;
  };
  return {
    earn: () => {
      if (kept < most) kept = Math.min(kept + share, most);
    },
    spend: () => {
      if (kept < 1) return false;
      kept -= 1;
      timer ??= setTimeout(fill, oneEachMs).unref();
      return true;
    },
  };
}
