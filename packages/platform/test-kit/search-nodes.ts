import { once } from "node:events";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { onTestFinished } from "vitest";

export const found = { hits: { hits: [] } };
export const starting = { error: { type: "master_not_discovered_exception" }, status: 503 };
export const nobody = "http://127.0.0.1:9";

export interface TestNode {
  readonly url: string;
  readonly requests: { readonly url: string; readonly body: string; readonly headers: IncomingMessage["headers"] }[];
  readonly server: Server;
}

type Answer = Readonly<Record<string, unknown>>;

/** A server that speaks like a node, until the test ends. Real ones cannot be made to fail on demand. */
export async function listen(answer: (requests: number, response: ServerResponse) => void): Promise<TestNode> {
  const requests: TestNode["requests"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      requests.push({ url: request.url ?? "", body, headers: request.headers });
      answer(requests.length - 1, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, requests, server };
}

export function say(response: ServerResponse, answer: Answer = {}): void {
  response
    .writeHead(Number(answer["status"] ?? 200), { "content-type": "application/json" })
    .end(JSON.stringify(answer));
}

/** A node that gives these answers, the last of them for ever. */
export async function startNode(...answers: readonly Answer[]): Promise<TestNode> {
  return listen((requests, response) => say(response, answers[Math.min(requests, answers.length - 1)]));
}

export async function startSlowNode(waitMs: number, answer: Answer): Promise<TestNode> {
  return listen((_, response) => setTimeout(() => say(response, answer), waitMs));
}

/** A node that takes every question and never says anything, as a frozen one does. */
export async function startSilentNode(): Promise<TestNode> {
  return listen(() => {});
}
