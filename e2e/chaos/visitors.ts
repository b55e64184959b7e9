import { Agent, get } from "node:http";

export interface Visit {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: number | "failed";
  readonly body: string;
  /** It went out on a connection that had carried an answer before. */
  readonly onKeptConnection: boolean;
}

/** Visitors who ask for one page after another, each on a connection of its own, until they are told to stop. */
export function startVisitors(url: string, count: number, pauseMs: number) {
  const visits: Visit[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const state = { stopped: false };
  const lanes = Array.from({ length: count }, async () => {
    while (!state.stopped) {
      visits.push(await visit(url, agent));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  return {
    visits,
    since: (moment: number) => visits.filter((one) => one.startedAt >= moment),
    stop: async () => {
      state.stopped = true;
      await Promise.all(lanes);
      agent.destroy();
    },
  };
}

async function visit(url: string, agent: Agent): Promise<Visit> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: Visit["status"], body: string) =>
      resolve({ startedAt, endedAt: performance.now(), status, body, onKeptConnection: request.reusedSocket });
    const request = get(url, { agent, timeout: 10_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => (body += text));
      response.on("end", () => end(response.statusCode ?? 0, body));
      response.on("error", () => end("failed", body));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => end("failed", ""));
  });
}
