import { Worker } from "node:worker_threads";
import { createConcurrencyLimit } from "@capstan/platform/concurrency-limit";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type Sheet, type UploadRefusal, uploadLimits } from "./sheet.ts";

export interface FileReader {
  read(bytes: Uint8Array): Promise<Result<Sheet>>;
  close(): Promise<void>;
}

interface ThreadAnswer {
  readonly sheet?: Sheet;
  readonly refusal?: UploadRefusal;
}

const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const limits = { cpuMs: 3_000, wallMs: 15_000, lookEveryMs: 100 };

/**
 * Reads files in a thread, one at a time: a file that takes too much memory or time ends the thread and nothing else.
 * The thread is started with the first file.
 */
export function createFileReader(): FileReader {
  const turns = createConcurrencyLimit({ atOnce: 1, waiting: 8 });
  let thread: Worker | undefined;
  const newThread = () => {
    const started = new Worker(new URL("./file-thread.server.ts", import.meta.url), { resourceLimits: heap });
    started.unref();
    // Out of memory, for one; its end is heard by whoever waits for it.
    started.on("error", () => undefined);
    return started;
  };
  const end = async () => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  return {
    read: async (bytes) => {
      if (bytes.length > uploadLimits.bytes) return fail({ code: "FILE_TOO_LARGE" });
      const answered = await turns.run(async () => {
        thread ??= newThread();
        const answer = await answerOf(thread, bytes);
        if (answer === "ended") await end();
        return answer;
      });
      if (!answered.ok) return answered;
      const answer = answered.value;
      if (answer === "ended") return fail({ code: "FILE_UNREADABLE" });
      return answer.sheet ? ok(answer.sheet) : fail({ code: answer.refusal ?? "FILE_UNREADABLE" });
    },
    close: end,
  };
}

/** The thread's answer, or that it has to be ended: out of memory, out of time, or dead. */
function answerOf(thread: Worker, bytes: Uint8Array): Promise<ThreadAnswer | "ended"> {
  return new Promise((resolve) => {
    let waited = 0;
    let before: number | undefined;
    const onAnswer = (answer: ThreadAnswer) => settle(answer);
    const onEnd = () => settle("ended");
    const settle = (answer: ThreadAnswer | "ended") => {
      clearInterval(watch);
      thread.off("message", onAnswer).off("exit", onEnd);
      resolve(answer);
    };
    const watch = setInterval(() => {
      waited += limits.lookEveryMs;
      if (waited >= limits.wallMs) settle("ended");
      else
        thread.cpuUsage().then(
          ({ user, system }) => {
            before ??= user + system;
            if ((user + system - before) / 1_000 >= limits.cpuMs) settle("ended");
          },
          // It is starting, or has ended, which is heard by itself.
          () => undefined,
        );
    }, limits.lookEveryMs);
    thread.on("message", onAnswer).on("exit", onEnd);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(bytes);
  });
}
