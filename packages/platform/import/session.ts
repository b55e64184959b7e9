import { Worker } from "node:worker_threads";
import type { Query } from "./column.ts";
import type { Answer, ThreadRequest } from "./session-messages.ts";

/** One connection for the whole run: its temporary tables and its advisory lock live as long as it does. */
export interface Session extends AsyncDisposable {
  readonly query: Query;
  /** Runs a statement and answers how many rows it touched. */
  run(text: string, values?: readonly unknown[]): Promise<number>;
  copy(statement: string, rows: Buffer): Promise<void>;
}

type Question = ThreadRequest extends infer Each ? (Each extends ThreadRequest ? Omit<Each, "id"> : never) : never;

export async function openSession(databaseUrl: string): Promise<Session> {
  const thread = openThread(databaseUrl);
  // A batch and the place where it ends are one transaction: what a crash loses, it loses together.
  // A batch is small beside its table: to read or hash the whole table for each would cost more the more there is.
  const settings = `set synchronous_commit = off; set jit = off; set work_mem = '64MB'; set temp_buffers = '64MB';
    set enable_hashjoin = off; set enable_seqscan = off; set random_page_cost = 1.1;
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_min_messages = warning`;
  await thread.request({ what: "run", text: settings, values: undefined });
  return {
    query: async (text, values = []) => (await thread.request({ what: "query", text, values: [...values] })).rows,
    // Without values several statements may stand in one text.
    run: async (text, values) => (await thread.request({ what: "run", text, values: values && [...values] })).count,
    copy: async (statement, rows) => {
      await thread.request({ what: "copy", text: statement, bytes: rows });
    },
    [Symbol.asyncDispose]: async () => thread.end(),
  };
}

function openThread(databaseUrl: string) {
  const thread = new Worker(new URL("session-thread.ts", import.meta.url), { workerData: { databaseUrl } });
  const waiting = new Map<number, PromiseWithResolvers<Extract<Answer, { rows: unknown }>>>();
  let lastId = 0;
  thread.on("message", (answer: Answer) => {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("message" in answer) question?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    else question?.resolve(answer);
  });
  const fail = (error: Error) => {
    for (const question of waiting.values()) question.reject(error);
    waiting.clear();
  };
  thread.on("error", fail);
  thread.on("exit", () => fail(new Error("the connection's thread has ended")));
  const request = async (question: Question) => {
    lastId += 1;
    const answered = Promise.withResolvers<Extract<Answer, { rows: unknown }>>();
    waiting.set(lastId, answered);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ ...question, id: lastId });
    return answered.promise;
  };
  return {
    request,
    end: async () => {
      await request({ what: "end" }).catch(() => {});
      await thread.terminate();
    },
  };
}

/** The database's own "no" to a row: wrong data (22) or a broken constraint (23). Anything else ends the run. */
export function isRefusedData(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("22") || code.startsWith("23");
}
