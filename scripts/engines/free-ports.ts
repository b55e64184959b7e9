import { createServer } from "node:net";

/** A port with which `needed` are free too, such as those of a cluster's other nodes. */
export async function findFreePort(needed: (first: number) => number[] = (first) => [first]): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = await bind(0);
    if (first !== undefined && (await Promise.all(needed(first).map(isFree))).every(Boolean)) return first;
  }
  throw new Error("no free port found");
}

export const isFree = async (port: number) => port <= 65_535 && (await bind(port)) !== undefined;

/** Takes a port for a moment; 0 means any. */
function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
