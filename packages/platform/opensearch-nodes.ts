import { type HedgeBudget, createHedgeBudget } from "./hedge-budget.ts";
import { searchHedges } from "./metrics.ts";
import { NodeFailure, SlowNode, awayStatuses } from "./opensearch-failures.ts";
import { type NodeAnswer, type SearchCall, type SearchNode, searchNode } from "./opensearch-node.ts";
import { type NodePool, createNodePool } from "./opensearch-node-pool.ts";

export interface NodesOptions {
  readonly urls: readonly string[];
  /** For all that it takes to get an answer. */
  readonly timeoutMs: number;
  /** After which a second node is asked at the latest; never later than an eighth of all the time. */
  readonly hedgeMs?: number;
  /** How long a node that failed or fell silent is left alone while there are others. */
  readonly restMs?: number;
}

export interface SearchNodes {
  /** Asks nodes until one answers, or until the time is over. */
  post(call: SearchCall): Promise<NodeAnswer>;
  close(): Promise<void>;
}

interface SearchAttempts {
  readonly nodePool: NodePool;
  readonly budget: HedgeBudget;
  readonly maxTries: number;
  readonly timeoutMs: number;
  /** After which a second node is asked beside the first; none where there is no second. */
  readonly hedgeMs?: number | undefined;
}

/** One question to one node. */
interface Try {
  readonly node: SearchNode;
  readonly answersBefore: number;
  /** Another node was asked because this one took so long. */
  isOverdue: boolean;
  end: () => void;
}

/** Far above what a search takes, and early enough that the second node has nearly all of the time. */
const hedgeShare = 1 / 8;

export function createSearchNodes({ urls, timeoutMs, hedgeMs = Infinity, restMs = 2_000 }: NodesOptions): SearchNodes {
  const nodes = urls.map((url) => searchNode(new URL(url), timeoutMs));
  const attempts: SearchAttempts = {
    nodePool: createNodePool(nodes, restMs),
    budget: createHedgeBudget(),
    // Each once and one of them twice: while they restart in turn, all may rest that are back.
    maxTries: nodes.length + 1,
    timeoutMs,
    hedgeMs: nodes.length > 1 ? Math.min(hedgeMs, timeoutMs * hedgeShare) : undefined,
  };
  return {
    post: async (call) => firstAnswer(call, attempts),
    close: async () => {
      await Promise.all(nodes.map(async (node) => node.close()));
    },
  };
}

/** A failure leads to the next node at once, a delay to a second one beside the first; the first good answer is taken. */
async function firstAnswer(call: SearchCall, attempts: SearchAttempts): Promise<NodeAnswer> {
  const { nodePool, budget, timeoutMs, hedgeMs } = attempts;
  const { promise, resolve, reject } = Promise.withResolvers<NodeAnswer>();
  // Never empty before the end.
  const open = new Set<Try>();
  let triesLeft = attempts.maxTries;
  let hedgeTimer: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(hedgeTimer);
    clearTimeout(limitTimer);
    for (const { node, answersBefore, isOverdue, end: endTry } of open) {
      endTry();
      if (isOverdue && node.answers() === answersBefore) nodePool.markUnresponsive(node);
    }
    open.clear();
  };
  const onAnswer = (one: Try, answer: NodeAnswer | Error) => {
    open.delete(one);
    const failure = failureIn(answer);
    if (!failure) {
      end();
      resolve(answer as NodeAnswer);
      return;
    }
    nodePool.restFailed(one.node);
    tryNext();
    if (open.size > 0) return;
    end();
    reject(failure);
  };
  const tryNext = () => {
    const node = triesLeft > 0 ? nodePool.next((other) => isTried(open, other)) : undefined;
    if (!node) return;
    triesLeft -= 1;
    const one: Try = { node, answersBefore: node.answers(), isOverdue: false, end: () => {} };
    open.add(one);
    one.end = node.send(call, (answer) => onAnswer(one, answer));
  };
  const hedge = (waitedMs: number) => {
    if (open.size !== 1 || triesLeft === 0) return;
    for (const one of open) one.isOverdue = true;
    if (budget.spend()) {
      searchHedges.inc({ outcome: "sent" });
      tryNext();
    } else {
      searchHedges.inc({ outcome: "refused" });
      hedgeTimer = later(waitedMs, () => hedge(2 * waitedMs));
    }
  };
  const limitTimer = later(timeoutMs, () => {
    end();
    reject(new SlowNode(`no answer in ${timeoutMs} ms`));
  });

  budget.earn();
  if (hedgeMs !== undefined) hedgeTimer = later(hedgeMs, () => hedge(hedgeMs));
  tryNext();
  return promise;
}

/** What has come by then is read first: in a process that had no processor meanwhile, timers else overtake answers. */
function later(waitMs: number, act: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(act), waitMs);
}

function isTried(open: ReadonlySet<Try>, node: SearchNode): boolean {
  for (const one of open) if (one.node === node) return true;
  return false;
}

function failureIn(answer: NodeAnswer | Error): NodeFailure | undefined {
  if (answer instanceof NodeFailure) return answer;
  if (answer instanceof Error) return new NodeFailure("a node did not answer", { cause: answer });
  return awayStatuses.has(answer.status) ? new NodeFailure(`a node answered ${answer.status}`) : undefined;
}
