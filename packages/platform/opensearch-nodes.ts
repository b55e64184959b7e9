import { type Dispatcher, Pool, errors } from "undici";
import { NodeFailure, SlowNode, awayStatuses } from "./opensearch-failures.ts";

/** A search as it goes over the wire. */
export interface SearchCall {
  readonly path: string;
  readonly body: string;
}

export interface NodeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface NodesOptions {
  readonly urls: readonly string[];
  /** For all that it takes to get an answer. */
  readonly timeoutMs: number;
  /** How long a node that failed is left alone while there are others. */
  readonly restMs?: number;
}

export interface SearchNodes {
  /** Asks one node after the other until one answers, or until the time is over. */
  post(call: SearchCall): Promise<NodeAnswer>;
  close(): Promise<void>;
}

interface SearchNode {
  ask(call: SearchCall): Promise<NodeAnswer>;
  close(): Promise<void>;
}

const mostSockets = 256;
/** The engine keeps idle connections for as long as we like. */
const keptMs = 60_000;

/** The nodes in turn. Each is asked once and one of them twice: while they restart in turn, all may rest that are back. */
export function createSearchNodes({ urls, timeoutMs, restMs = 2_000 }: NodesOptions): SearchNodes {
  // A slow node must leave time for another.
  const tryMs = urls.length > 1 ? timeoutMs / 2 : timeoutMs;
  const nodes = urls.map((url) => searchNode(new URL(url), tryMs));
  const { nextNode, rest } = turns(nodes, restMs);
  return {
    post: async (call) => {
      let failure = new NodeFailure("there is no node to ask");
      let leftMs = timeoutMs;
      for (let tries = 0; tries <= nodes.length && leftMs > 0; tries += 1) {
        const node = nextNode();
        if (!node) break;
        const answer = await node.ask(call).catch(asFailure);
        if (!(answer instanceof NodeFailure) && !awayStatuses.has(answer.status)) return answer;
        failure = answer instanceof NodeFailure ? answer : new NodeFailure(`a node answered ${answer.status}`);
        if (failure instanceof SlowNode) leftMs -= tryMs;
        rest(node);
      }
      throw failure;
    },
    close: async () => {
      await Promise.all(nodes.map(async (node) => node.close()));
    },
  };
}

/** Whose turn it is: of those that do not rest the next; where all do, the one that has rested longest. */
function turns(nodes: readonly SearchNode[], restMs: number) {
  const resting = new Map<SearchNode, NodeJS.Timeout>();
  let turn = 0;
  return {
    nextNode: (): SearchNode | undefined => {
      for (let at = 0; at < nodes.length; at += 1) {
        turn = (turn + 1) % nodes.length;
        const node = nodes[turn];
        if (node && !resting.has(node)) return node;
      }
      return resting.keys().next().value;
    },
    rest: (node: SearchNode) => {
      clearTimeout(resting.get(node));
      resting.delete(node);
      resting.set(node, setTimeout(() => resting.delete(node), restMs).unref());
    },
  };
}

function asFailure(error: unknown): NodeFailure {
  return error instanceof NodeFailure ? error : new NodeFailure("a node did not answer", { cause: error });
}

function searchNode(url: URL, tryMs: number): SearchNode {
  const pool = new Pool(url.origin, {
    connections: mostSockets,
    pipelining: 1,
    keepAliveTimeout: keptMs,
    keepAliveMaxTimeout: keptMs,
    // Each try has its own timer, finer than the pool's.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: tryMs },
  });
  const under = url.pathname.replace(/\/$/, "");
  const headers = ["content-type", "application/json", ...loginOf(url)];
  const ask = async ({ path, body }: SearchCall): Promise<NodeAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<NodeAnswer>();
    const reader = answerReader(resolve, reject);
    const timer = setTimeout(() => reader.giveUp(new SlowNode(`no answer in ${tryMs} ms`)), tryMs);
    pool.dispatch({ method: "POST", path: under + path, headers, body }, reader);
    return promise.finally(() => clearTimeout(timer));
  };
  return {
    ask: async (call) =>
      ask(call).catch(async (error: unknown) => {
        // A kept connection may close just as it is used: that says nothing of the node.
        if (error instanceof errors.SocketError) return ask(call);
        throw error;
      }),
    close: async () => pool.destroy(),
  };
}

function loginOf({ username, password }: URL): readonly string[] {
  if (username === "") return [];
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return ["authorization", `Basic ${Buffer.from(login).toString("base64")}`];
}

interface AnswerReader extends Dispatcher.DispatchHandler {
  giveUp(failure: SlowNode): void;
}

function answerReader(resolve: (answer: NodeAnswer) => void, reject: (error: unknown) => void): AnswerReader {
  const chunks: Buffer[] = [];
  let status = 0;
  let controller: Dispatcher.DispatchController | undefined;
  let given: SlowNode | undefined;
  return {
    // A question that still waits for its connection has no controller yet.
    giveUp: (failure) => {
      given = failure;
      controller?.abort(failure);
      reject(failure);
    },
    onRequestStart: (own) => {
      controller = own;
      if (given) own.abort(given);
    },
    onResponseStart: (_, statusCode) => {
      status = statusCode;
    },
    onResponseData: (_, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => {
      const [first] = chunks;
      const text = chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString();
      try {
        resolve({ status, body: JSON.parse(text) as unknown });
      } catch (cause) {
        reject(new NodeFailure(`status ${status} without JSON`, { cause }));
      }
    },
    onResponseError: (_, error) => reject(error),
  };
}
