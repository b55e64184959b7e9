/** A system that is told by webhooks, and fails in the ways in which systems do. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type IncomingMessage, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Fault = "none" | "error" | "silence" | "reset" | "late" | "redirect" | "gone";

export interface Received {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly position: string; readonly orderNumber: string; readonly sequence: number };
  /** Whether the receiver said that it has it. */
  isAcknowledged: boolean;
}

export class FaultyReceiver {
  readonly received: Received[] = [];
  readonly badSignatures: string[] = [];
  secret = "";
  /** What goes wrong with the next request. */
  fault: () => Fault = () => "none";
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`;
  }

  /** Ids in the order in which they were acknowledged. */
  get acknowledged(): readonly Received[] {
    return this.received.filter(({ isAcknowledged }) => isAcknowledged);
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void (async () => {
        const body = await textOf(request);
        const fault = this.fault();
        const message = this.#read(request, body);
        if (fault === "reset") {
          request.socket.destroy();
          return;
        }
        // It has it, and the answer never comes.
        if (fault === "silence") return;
        const status = { none: 204, late: 204, error: 500, redirect: 302, gone: 410 }[fault];
        if (fault === "late") await new Promise((resolve) => setTimeout(resolve, 40));
        if (message && status === 204) message.isAcknowledged = true;
        response.writeHead(status, fault === "redirect" ? { location: "/elsewhere" } : {}).end();
      })();
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #read({ headers }: IncomingMessage, body: string): Received | undefined {
    const id = String(headers["webhook-id"]);
    if (
      !isSigned(
        this.secret,
        { id, timestamp: String(headers["webhook-timestamp"]), body },
        headers["webhook-signature"],
      )
    ) {
      this.badSignatures.push(id);
      return undefined;
    }
    const { type, data } = JSON.parse(body) as Pick<Received, "type" | "data">;
    const message = { id, type, data, isAcknowledged: false };
    this.received.push(message);
    return message;
  }
}

/** As the documentation tells receivers to. */
function isSigned(secret: string, signed: { id: string; timestamp: string; body: string }, header: unknown): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const { id, timestamp, body } = signed;
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return String(header)
    .split(" ")
    .some((part) => {
      const given = Buffer.from(part.replace("v1,", ""), "base64");
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
