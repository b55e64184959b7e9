import { parentPort } from "node:worker_threads";
import { readFile } from "./read-file.server.ts";
import { RefusedFile } from "./sheet.ts";

/** Runs in a thread of its own, with a memory of its own: one file after the other. */
parentPort?.on("message", (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answerTo(bytes));
});

function answerTo(bytes: Uint8Array): unknown {
  try {
    return { sheet: readFile(bytes) };
  } catch (error) {
    return { refusal: error instanceof RefusedFile ? error.code : "FILE_UNREADABLE" };
  }
}
