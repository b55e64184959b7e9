/** Stripe's wire as far as the store speaks it, kept in memory: for tests, and for the demo where no key is configured. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Stripe } from "stripe";
import { cardPage } from "./card-page.ts";
import { fieldsOf, textOf } from "./form-fields.ts";
import { type FakeSession, Refused, StripeLedger } from "./stripe-ledger.ts";

export interface StripeFakeOptions {
  readonly port?: number;
  /** Where webhooks go; none are sent where it is left out. */
  readonly webhookUrl?: string;
  readonly webhookSecret: string;
}

export interface StripeFake {
  readonly url: string;
  readonly ledger: StripeLedger;
  /** How a webhook is delivered from now on: so often, so late. */
  readonly delivery: { times: number; delayMs: number };
  /** Answers that are lost after the work is done: the client has to send the request again. */
  readonly faults: { lostAnswers: number };
  /** What was asked of the API, `POST /v1/refunds`. */
  readonly calls: string[];
  /** A signed webhook about the session, as it would be posted. */
  webhookOf(sessionId: string): { readonly body: string; readonly signature: string };
  stop(): Promise<void>;
}

type Answer = { readonly status: number; readonly body: unknown };

export async function startStripeFake({ port = 0, webhookUrl, webhookSecret }: StripeFakeOptions): Promise<StripeFake> {
  const ledger = new StripeLedger();
  const delivery = { times: webhookUrl === undefined ? 0 : 1, delayMs: 0 };
  const faults = { lostAnswers: 0 };
  const calls: string[] = [];
  /** Keys with what they were answered, or will be. */
  const answered = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const { webhooks } = new Stripe("sk_test_fake");

  const webhookOf: StripeFake["webhookOf"] = (sessionId) => {
    const session = ledger.session(sessionId);
    const type = session.status === "expired" ? "checkout.session.expired" : "checkout.session.completed";
    const event = { id: `evt_${randomBytes(8).toString("hex")}`, object: "event", type, data: { object: session } };
    const body = JSON.stringify(event);
    return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }) };
  };
  const deliver = async (sessionId: string) => {
    if (webhookUrl === undefined) return;
    for (let sent = 0; sent < delivery.times; sent += 1) {
      await pause(delivery.delayMs);
      const { body, signature } = webhookOf(sessionId);
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      // A store that is away hears of it by its own reconciliation.
      await fetch(webhookUrl, { method: "POST", body, headers }).catch(() => {});
    }
  };

  const api = (method: string, path: string, body: string): unknown => {
    const [, , kind = "", id = "", action = ""] = path.replace("checkout/sessions", "sessions").split("/");
    const fields = fieldsOf(body);
    switch (`${method} ${kind}${id === "" ? "" : "/id"}${action === "" ? "" : `/${action}`}`) {
      case "POST sessions":
        return ledger.createSession(fields, urlOf());
      case "GET sessions/id":
        return ledger.session(id);
      case "POST sessions/id/expire": {
        const session = ledger.expireSession(id);
        void deliver(id);
        return session;
      }
      case "POST payment_intents":
        return ledger.createIntent(fields);
      case "GET payment_intents/id":
        return ledger.intent(id);
      case "POST payment_intents/id/confirm":
        return ledger.confirmIntent(id);
      case "POST payment_intents/id/capture":
        return ledger.captureIntent(id, fields);
      case "POST payment_intents/id/cancel":
        return ledger.cancelIntent(id);
      case "POST refunds":
        return ledger.refund(fields);
      default:
        throw new Refused(404, "resource_missing");
    }
  };
  const answerOf = (method: string, path: string, body: string): Answer => {
    try {
      return { status: 200, body: api(method, path, body) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const type = error.status === 402 ? "card_error" : "invalid_request_error";
      return { status: error.status, body: { error: { type, code: error.code, message: error.code } } };
    }
  };
  /** The same key for the same request is answered with the same, and for another is refused. */
  const answerOnce = (key: string | undefined, request: string, make: () => Answer): Answer => {
    if (key === undefined) return make();
    const before = answered.get(key);
    if (!before) {
      // What the ledger does afterwards must not change what was answered.
      const answer = structuredClone(make());
      answered.set(key, { request, answer });
      return answer;
    }
    if (before.request === request) return before.answer;
    return {
      status: 400,
      body: { error: { type: "idempotency_error", message: "the key was used for another request" } },
    };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://fake");
    const method = request.method ?? "GET";
    const body = await textIn(request);
    if (pathname.startsWith("/fake-card/")) return showPage(response, { method, pathname, body });
    calls.push(`${method} ${pathname}`);
    const key = request.headers["idempotency-key"] as string | undefined;
    const { status, body: answer } = answerOnce(method === "POST" ? key : undefined, `${pathname} ${body}`, () =>
      answerOf(method, pathname, body),
    );
    if (faults.lostAnswers > 0 && method === "POST") {
      faults.lostAnswers -= 1;
      return void request.socket.destroy();
    }
    return void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };
  const showPage = (response: ServerResponse, asked: { method: string; pathname: string; body: string }) => {
    const session = ledger.sessions.get(asked.pathname.split("/")[2] ?? "");
    if (!session) return void response.writeHead(404).end();
    const isPaid = asked.method === "POST" && ledger.pay(session.id, textOf(fieldsOf(asked.body), "card") ?? "");
    if (isPaid || session.status !== "open") {
      if (isPaid) void deliver(session.id);
      return void response.writeHead(303, { location: nextPage(session) }).end();
    }
    const error = asked.method === "POST" ? "Your card was declined. Try another one." : "";
    return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(cardPage(session, error));
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: urlOf(),
    ledger,
    delivery,
    faults,
    calls,
    webhookOf,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function nextPage({ status, success_url: paid, cancel_url: unpaid }: FakeSession): string {
  return (status === "complete" ? paid : unpaid) ?? "/";
}

async function textIn(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
