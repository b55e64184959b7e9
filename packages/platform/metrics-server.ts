import { type Server, createServer } from "node:http";

/** Metrics have a port of their own, so that no proxy rule stands between them and the public. */
export async function serveMetrics(
  port: number,
  host: string,
  text: () => Promise<{ contentType: string; body: string }>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    text().then(
      ({ contentType, body }) => response.writeHead(200, { "content-type": contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return server;
}
