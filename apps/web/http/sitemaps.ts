import { Readable } from "node:stream";
import { robotsText, type SitemapReader } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import type { FastifyInstance } from "fastify";

const keep = "public, max-age=3600";
const xml = "application/xml; charset=utf-8";

export interface SitemapOptions {
  readonly origin: string;
  readonly reader: SitemapReader;
}

/** What crawlers read: where the pages are, and which of them to leave alone. A list is sent as it is read. */
export function addSitemaps(app: FastifyInstance, { origin, reader }: SitemapOptions): void {
  const options = { schema: { hide: true } };
  app.get(urls.robots(), options, async (_, reply) =>
    reply.header("cache-control", keep).type("text/plain; charset=utf-8").send(robotsText(origin)),
  );
  app.get(urls.sitemap(), options, async (_, reply) =>
    reply
      .header("cache-control", keep)
      .type(xml)
      .send(await reader.index()),
  );
  app.get<{ Params: { name: string } }>(urls.sitemapFile({ name: ":name" }), options, async (request, reply) => {
    const chunks = await reader.file(request.params.name);
    if (!chunks) return reply.callNotFound();
    return reply.header("cache-control", keep).type(xml).send(Readable.from(chunks));
  });
}
