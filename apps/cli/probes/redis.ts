import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Sighting } from "./sighting.ts";

export function probeRedis(port: number, given?: string): Promise<Sighting> {
  const address = given ?? `redis://127.0.0.1:${port}`;
  const url = new URL(address);
  const target = { host: url.hostname, port: Number(url.port || 6379) };
  const begin = performance.now();
  return new Promise((resolve) => {
    const socket = url.protocol === "rediss:" ? connectTls(target) : connect(target);
    let heard = "";
    const finish = (sighting: Sighting) => {
      socket.destroy();
      resolve(sighting);
    };
    socket.setTimeout(3000, () => finish({ kind: "unusable", why: "what listens does not answer Redis' PING" }));
    socket.once("error", (error) => finish(readError(error)));
    socket.once("close", () => finish({ kind: "unusable", why: "what listens hangs up on Redis' PING" }));
    socket.on("data", (chunk: Buffer) => {
      heard += chunk.toString("utf8");
      const sighting = readAnswer(heard, address, performance.now() - begin);
      if (sighting) finish(sighting);
    });
    socket.write(greeting(url));
  });
}

function greeting(url: URL): string {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const login = password ? [["AUTH", ...(user ? [user] : []), password]] : [];
  return [...login, ["PING"], ["INFO", "server"]].map(encode).join("");
}

const encode = (words: string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`;

/** Undefined while the answer is not complete. */
export function readAnswer(heard: string, url: string, milliseconds: number): Sighting | undefined {
  const refusal = /^-(?!LOADING)(.*)\r\n/m.exec(heard);
  if (refusal) return { kind: "unusable", why: `Redis does not let us in: ${refusal[1]}` };
  if (heard.startsWith("-LOADING")) return { kind: "absent" };
  if (heard.length > 0 && !heard.startsWith("+"))
    return { kind: "unusable", why: "what listens does not speak Redis' protocol" };
  const compatible = /^redis_version:(\S+)\r\n/m.exec(heard)?.[1];
  if (!compatible || !/\r\ntcp_port:/.test(heard)) return undefined;
  if (Number.parseInt(compatible, 10) < 7)
    return { kind: "unusable", why: `Redis ${compatible}, 7 or newer is needed` };
  const valkey = /^valkey_version:(\S+)\r\n/m.exec(heard)?.[1];
  return { kind: "answers", url, version: valkey ? `Valkey ${valkey}` : compatible, milliseconds };
}

function readError(error: Error): Sighting {
  if ("code" in error && error.code === "ECONNREFUSED") return { kind: "absent" };
  return { kind: "unusable", why: error.message };
}
