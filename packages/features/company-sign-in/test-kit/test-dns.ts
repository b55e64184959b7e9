/** A name server on a real port that knows TXT records and nothing else. */
import { createSocket } from "node:dgram";
import { once } from "node:events";

export interface TestDns extends AsyncDisposable {
  /** As `DNS_SERVERS` takes it. */
  readonly address: string;
  readonly records: Map<string, readonly string[]>;
}

const [headerBytes, typeBytes] = [12, 4];

export async function startTestDns(port = 0): Promise<TestDns> {
  const records: TestDns["records"] = new Map();
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port: from }) => {
    const { name, end } = readName(query);
    const found = records.get(name.toLowerCase());
    const header = Buffer.from(query.subarray(0, headerBytes));
    // An answer, recursion available; three: there is no such name.
    header.writeUInt16BE(found ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(found?.length ?? 0, 6);
    header.writeUInt32BE(0, 8);
    const question = query.subarray(headerBytes, end + typeBytes);
    socket.send(Buffer.concat([header, question, ...(found ?? []).map(txtRecord)]), from, address);
  });
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await once(socket, "close");
    },
  };
}

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  while (query[at] !== 0 && at < query.length) {
    const length = query[at] ?? 0;
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 };
}

/** The name is that of the question; one text of up to 255 bytes, kept for no time. */
function txtRecord(value: string): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, value.length + 1, value.length]);
  return Buffer.concat([head, Buffer.from(value)]);
}
