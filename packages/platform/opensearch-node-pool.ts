import type { SearchNode } from "./opensearch-node.ts";

export interface NodePool {
  /** Of those that do not rest the next; where all do, the one that has rested longest. None that is being asked. */
  next(isTried: (node: SearchNode) => boolean): SearchNode | undefined;
  /** It said that it can't, or broke off. */
  restFailed(node: SearchNode): void;
  /** It said nothing to anybody while another answered. */
  markUnresponsive(node: SearchNode): void;
}

interface Rest {
  readonly why: "failed" | "silent";
  readonly timer: NodeJS.Timeout;
}

/** Whose turn it is, and who is left alone for a while. */
export function createNodePool(nodes: readonly SearchNode[], restMs: number): NodePool {
  const resting = new Map<SearchNode, Rest>();
  // When more are silent it is the whole cluster that is slow: all of it on the few that are left would be worse.
  const maxSilent = Math.floor(nodes.length / 2);
  let turn = 0;
  const rest = (node: SearchNode, why: Rest["why"]) => {
    clearTimeout(resting.get(node)?.timer);
    resting.delete(node);
    resting.set(node, { why, timer: setTimeout(() => resting.delete(node), restMs).unref() });
  };
  return {
    next: (isTried) => {
      for (let at = 0; at < nodes.length; at += 1) {
        turn = (turn + 1) % nodes.length;
        const node = nodes[turn];
        if (node && !resting.has(node) && !isTried(node)) return node;
      }
      return resting.keys().find((node) => !isTried(node));
    },
    restFailed: (node) => rest(node, "failed"),
    markUnresponsive: (node) => {
      if (resting.has(node)) return;
      if ([...resting.values()].filter(({ why }) => why === "silent").length < maxSilent) rest(node, "silent");
    },
  };
}
