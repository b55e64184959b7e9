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

type OnAnswer = (answer: NodeAnswer | Error) => void;

export interface SearchNode {
  /** How many answers it has given, to whomever. */
  answers(): number;
  /** Gives back what ends the question: after that nothing is told, and its connection is free or closed. */
  send(call: SearchCall, onAnswer: OnAnswer): () => void;
  close(): Promise<void>;
}

const maxSockets = 256;
/** The engine keeps idle connections for as long as we like. */
const keptMs = 60_000;
const ended = new NodeFailure("the question was ended");

export function searchNode(url: URL, connectMs: number): SearchNode {
  const pool = new Pool(url.origin, {
    connections: maxSockets,
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
  const send = ({ path, body }: SearchCall, onAnswer: OnAnswer): AnswerReader => {
    const reader = answerReader(onAnswer);
    pool.dispatch({ method: "POST", path: under + path, headers, body }, reader);
    return reader;
  };
  return {
    answers: () => answers,
    send: (call, onAnswer) => {
      const count: OnAnswer = (answer) => {
        if (!(answer instanceof Error)) answers += 1;
        onAnswer(answer);
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

function answerReader(onAnswer: OnAnswer): AnswerReader {
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
      if (!isEnded) onAnswer(answerIn(status, chunks));
    },
    onResponseError: (_, error) => {
      if (!isEnded) onAnswer(error);
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
