import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { createGuard } from "@capstan/platform/guard";
import type { VirusScanner } from "./virus-scanner.ts";

const timeoutMs = 30_000;
const chunkBytes = 64 * 1024;
/** An answer is one line. */
const maxAnswerBytes = 4_096;

/** `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`: clamd, by its command INSTREAM. */
export function clamdScanner(url: string): VirusScanner {
  // Whatever goes wrong, the file was not looked at.
  const guard = createGuard({ engine: "virus-scan", timeoutMs, isOutage: () => true });
  return { find: async (bytes) => guard.run("scan", async () => verdictOf(await ask(new URL(url), bytes))) };
}

async function ask(url: URL, bytes: Uint8Array): Promise<string> {
  const socket = url.protocol === "unix:" ? connect(url.pathname) : connect(Number(url.port || 3310), url.hostname);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error("clamd does not answer")));
  try {
    await once(socket, "connect");
    const answer = answerOf(socket);
    // It may hang up before all is written, and says why in its answer.
    await Promise.race([send(socket, bytes), answer]);
    return await answer;
  } finally {
    socket.destroy();
  }
}

/** Each chunk begins with its length in four bytes, and one of length zero ends them. */
async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk)) await once(socket, "drain");
  }
  socket.write(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(length);
  return four;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const part of socket) {
    text += String(part);
    if (text.includes("\0") || text.length > maxAnswerBytes) break;
  }
  return text;
}

/** `stream: OK`, `stream: Name FOUND`, or why it did not look; an answer without its end was cut off. */
function verdictOf(answer: string): string | null {
  if (answer === "stream: OK\0") return null;
  const name = /^stream: (?<name>.+) FOUND\0$/.exec(answer)?.groups?.["name"];
  if (name === undefined) throw new NotScanned(answer.slice(0, 200));
  return name;
}

class NotScanned extends Error {
  override readonly name = "NotScanned";

  constructor(answer: string) {
    super(`clamd did not look at a file: ${answer}`);
  }
}
