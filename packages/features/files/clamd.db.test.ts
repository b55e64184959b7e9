import { createServer } from "node:net";
import { EngineUnavailable } from "@capstan/platform/guard";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrivateClamd, findClamd, startPrivateClamd } from "../../../scripts/engines/clamd.ts";
import { clamdScanner } from "./clamd.server.ts";
import { type ClamdStandIn, eicar, startClamdStandIn } from "./test-kit/clamd-stand-in.ts";

const isInstalled = (await findClamd()) !== undefined;
const megabyte = 1024 * 1024;
let real: PrivateClamd | undefined;
let standIn: ClamdStandIn;

beforeAll(async () => {
  [real, standIn] = await Promise.all([startPrivateClamd(eicar), startClamdStandIn()]);
}, 90_000);
afterAll(async () => {
  await real?.[Symbol.asyncDispose]();
  await standIn.stop();
});

const servers: readonly (readonly [string, () => string])[] = [
  ["a stand-in that speaks as clamd does", () => standIn.url],
  ...(isInstalled
    ? ([
        ["clamd over TCP", () => real?.tcpUrl ?? ""],
        ["clamd at a socket", () => real?.unixUrl ?? ""],
      ] as const)
    : []),
];

describe.each(servers)("%s", (_, url) => {
  test("finds a virus, names it, and lets a clean file be", async () => {
    const scanner = clamdScanner(url());
    expect(await scanner.find(Buffer.from(eicar))).toMatch(/Eicar-Test-Signature/i);
    expect(await scanner.find(Buffer.from(`%PDF-1.7\n${eicar}\n%%EOF`))).toMatch(/Eicar-Test-Signature/i);
    expect(await scanner.find(Buffer.from("%PDF-1.7\nnothing of it\n%%EOF"))).toBeNull();
    expect(await scanner.find(new Uint8Array(0))).toBeNull();
  });

  test("looks at the end of ten megabytes too", async () => {
    const scanner = clamdScanner(url());
    const long = Buffer.alloc(10 * megabyte, "a");
    expect(await scanner.find(long)).toBeNull();
    expect(await scanner.find(Buffer.concat([long.subarray(100), Buffer.from(eicar)]))).toMatch(/Eicar/i);
  }, 60_000);

  test("a file that is too long for it is not called clean", async () => {
    const tooLong = Buffer.alloc(14 * megabyte, "a");
    await expect(clamdScanner(url()).find(tooLong)).rejects.toBeInstanceOf(EngineUnavailable);
  }, 60_000);
});

test.each([
  ["nobody listens", "tcp://127.0.0.1:9"],
  ["there is no such socket", "unix:///no/such/clamd.ctl"],
])("where %s, nothing is called clean", async (_, url) => {
  await expect(clamdScanner(url).find(Buffer.from("x"))).rejects.toBeInstanceOf(EngineUnavailable);
});

test.each(["", "stream: OKAY\0", "stream: OK", "COMMAND READ TIMED OUT\0"])(
  "an answer of %j is not taken for a clean file",
  async (text) => {
    const server = createServer((socket) => socket.on("error", () => {}).end(text));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const found = clamdScanner(`tcp://127.0.0.1:${port}`).find(Buffer.alloc(megabyte));
    await expect(found).rejects.toBeInstanceOf(EngineUnavailable);
    server.close();
  },
);
