import { type Dispatcher, Pool, errors } from "undici";
import { NodeFailure } from "./opensearch-failures.ts";

/** A search as it goes over the wire. */
export interface SearchCall {
  readonly path: string;
  readonly body: string;
}

export interface NodeAnswer {
  readonly status: number;
  readonly body: unknown;
}

type Told = (answer: NodeAnswer | Error) => void;

export interface SearchNode {
  /** How many answers it has given, to whomever. */
  answers(): number;
  /** Gives back what ends the question: after that nothing is told, and its connection is free or closed. */
  ask(call: SearchCall, told: Told): () => void;
  close(): Promise<void>;
}

const mostSockets = 256;
/** The engine keeps idle connections for as long as we like. */
const keptMs = 60_000;
const ended = new NodeFailure("the question was ended");

export function searchNode(url: URL, connectMs: number): SearchNode {
  const pool = new Pool(url.origin, {
    connections: mostSockets,
    pipelining: 1,
    keepAliveTimeout: keptMs,
    keepAliveMaxTimeout: keptMs,
    // Who asks has a timer of their own, finer than the pool's.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: connectMs },
  });
  const under = url.pathname.replace(/\/$/, "");
  const headers = ["content-type", "application/json", ...loginOf(url)];
  let answers = 0;
  const send = ({ path, body }: SearchCall, told: Told): AnswerReader => {
    const reader = answerReader(told);
    pool.dispatch({ method: "POST", path: under + path, headers, body }, reader);
    return reader;
  };
  return {
    answers: () => answers,
    ask: (call, told) => {
      const count: Told = (answer) => {
        if (!(answer instanceof Error)) answers += 1;
        told(answer);
      };
      let reader = send(call, (answer) => {
        // A kept connection may close just as it is used: that says nothing of the node.
        if (answer instanceof errors.SocketError) reader = send(call, count);
        else count(answer);
      });
      return () => reader.end();
    },
    close: async () => pool.destroy(),
  };
}

function loginOf({ username, password }: URL): readonly string[] {
  if (username === "") return [];
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return ["authorization", `Basic ${Buffer.from(login).toString("base64")}`];
}

interface AnswerReader extends Dispatcher.DispatchHandler {
  end(): void;
}

function answerReader(told: Told): AnswerReader {
  const chunks: Buffer[] = [];
  let status = 0;
  let controller: Dispatcher.DispatchController | undefined;
  let isEnded = false;
  return {
    // A question that still waits for its connection has no controller yet.
    end: () => {
      isEnded = true;
      controller?.abort(ended);
    },
    onRequestStart: (own) => {
      controller = own;
      if (isEnded) own.abort(ended);
    },
    onResponseStart: (_, statusCode) => {
      status = statusCode;
    },
    onResponseData: (_, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => {
      if (!isEnded) told(answerIn(status, chunks));
    },
    onResponseError: (_, error) => {
      if (!isEnded) told(error);
    },
  };
}

function answerIn(status: number, chunks: readonly Buffer[]): NodeAnswer | NodeFailure {
  const [first] = chunks;
  const text = chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString();
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch (cause) {
    return new NodeFailure(`status ${status} without JSON`, { cause });
  }
}
