import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What a browser learns of a call. Where nothing came, or an error of the server, it can't know whether it was done. */
export type LoadAnswer =
  | { readonly isKnown: false }
  | { readonly isKnown: true; readonly status: number; readonly body: string; readonly location: string };

type Fields = Readonly<Record<string, string>>;

interface Body {
  readonly type: string;
  readonly text: string;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly location: string;
  readonly setCookies: readonly string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const retryMs = 50;
const maxTrail = 20;
const maxSaid = 300;
let calls = 0;

/** A browser that keeps its cookies. Each call goes to any of the web processes, as behind a load balancer. */
export class LoadBrowser {
  readonly cookies = new Map<string, string>();
  /** The last calls, for whoever has to find out what happened. */
  readonly trail: string[] = [];
  readonly #ports: readonly number[];
  readonly #origin: string;

  constructor(ports: readonly number[], origin: string) {
    this.#ports = ports;
    this.#origin = origin;
  }

  async get(path: string): Promise<LoadAnswer> {
    return this.#send(path, undefined);
  }

  async post(path: string, fields: Fields): Promise<LoadAnswer> {
    return this.#send(path, {
      type: "application/x-www-form-urlencoded",
      text: new URLSearchParams(fields).toString(),
    });
  }

  async postJson(path: string, body: unknown): Promise<LoadAnswer> {
    return this.#send(path, { type: "application/json", text: JSON.stringify(body) });
  }

  /** Asks again until it is known how the call went. */
  async until(call: () => Promise<LoadAnswer>): Promise<LoadAnswer & { isKnown: true }> {
    for (;;) {
      const answer = await call();
      if (answer.isKnown) return answer;
      await pause(retryMs);
    }
  }

  async #send(path: string, body: Body | undefined): Promise<LoadAnswer> {
    const reply = await this.#reach(path, body);
    if (reply === "broken" || reply.status >= 500) return { isKnown: false };
    for (const header of reply.setCookies) this.#keep(header);
    return { isKnown: true, ...reply };
  }

  /** A process that does not listen was never asked: the next one is. */
  async #reach(path: string, body: Body | undefined): Promise<Reply | "broken"> {
    for (;;) {
      const port = this.#ports[Math.floor(Math.random() * this.#ports.length)] ?? 0;
      const reply = await sendTo({ port, path, body, cookie: this.#cookie, origin: this.#origin });
      const status = typeof reply === "string" ? reply : reply.status;
      this.trail.push(
        `${new Date().toISOString().slice(11)} ${port} ${path} ${body?.text.slice(0, maxSaid) ?? ""} ${status}`,
      );
      if (this.trail.length > maxTrail) this.trail.shift();
      if (reply !== "not sent") return reply;
      await pause(retryMs);
    }
  }

  get #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(header: string): void {
    const [pair = ""] = header.split(";", 1);
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (/;\s*max-age=0\b/i.test(header)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

interface Call {
  readonly port: number;
  readonly path: string;
  readonly body: Body | undefined;
  readonly cookie: string;
  readonly origin: string;
}

async function sendTo({ port, path, body, cookie, origin }: Call): Promise<Reply | "broken" | "not sent"> {
  return new Promise((resolve) => {
    const headers = {
      origin,
      cookie,
      "x-forwarded-for": nextAddress(),
      ...(body === undefined
        ? { accept: "text/html" }
        : { "content-type": body.type, "content-length": Buffer.byteLength(body.text) }),
    };
    const options = { host: "127.0.0.1", port, path, agent, method: body === undefined ? "GET" : "POST", headers };
    const sent = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("error", () => resolve("broken"));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: text,
          location: answer.headers.location ?? "",
          setCookies: answer.headers["set-cookie"] ?? [],
        }),
      );
    });
    sent.on("error", (error) => resolve("code" in error && error.code === "ECONNREFUSED" ? "not sent" : "broken"));
    sent.end(body?.text);
  });
}

/** Each call is from another place, so that no limit is met. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}
