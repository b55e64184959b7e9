/** Speaks as clamd does, for machines that have none. The scanner's tests hold both to the same. */
import { once } from "node:events";
import { type Server, type Socket, createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A file that harms nobody and that every scanner finds. Written backwards: this file is none. */
export const eicar = Array.from("*H+H$!ELIF-TSET-SURIVITNA-DRADNATS-RACIE$}7)CC7)^P(45XZP\\4[PA@%P!O5X")
  .toReversed()
  .join("");

const maxStreamBytes = 12 * 1024 * 1024;

export interface ClamdStandIn {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startClamdStandIn(): Promise<ClamdStandIn> {
  const server: Server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    void answer(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(socket: Socket): Promise<void> {
  const command = Buffer.from("zINSTREAM\0");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of socket) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > maxStreamBytes) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
    // Only what ends in zeros may be whole.
    if ((part as Buffer).at(-1) !== 0) continue;
    const held = Buffer.concat(parts);
    if (!held.subarray(0, command.length).equals(command)) return void socket.end("UNKNOWN COMMAND\0");
    const stream = wholeStream(held.subarray(command.length));
    if (stream) return void socket.end(`stream: ${stream.includes(eicar) ? "Eicar-Test-Signature FOUND" : "OK"}\0`);
  }
}

/** Undefined until the chunk of length zero is there. */
function wholeStream(held: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= held.length;) {
    const length = held.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(held.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
