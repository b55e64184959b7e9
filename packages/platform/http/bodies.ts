import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
  }
}

const rawBodies = new WeakMap<FastifyRequest, string>();

/** The letters of a JSON body, where its route keeps them. */
export function rawBodyOf(request: FastifyRequest): string | undefined {
  return rawBodies.get(request);
}

/** A form with files: its texts by name, and of each field of files the bytes of those that were chosen. */
export type FormWithFiles = Readonly<Record<string, string | readonly Uint8Array[]>>;

/** What a route takes as its body: JSON, of which there may be none, plain forms, with files too, and files as they are. */
export function readBodies(scope: FastifyInstance): void {
  const json = scope.getDefaultJsonParser("error", "error");
  // Spec 7.1: some calls send JSON headers and no body.
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (request.routeOptions.config.keepsRawBody) rawBodies.set(request, body);
    if (body === "") done(null, undefined);
    else void json(request, body, done);
  });
  scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body: Buffer, done) => {
    done(null, body);
  });
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body: string, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });
  scope.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => formWithFiles(body, request.headers["content-type"] ?? ""),
  );
}

async function formWithFiles(body: Buffer, type: string): Promise<FormWithFiles | undefined> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    // What can't be read is no body, which the route's schema refuses.
    .catch(() => undefined);
  if (!form) return undefined;
  const fields = new Map<string, string | readonly Uint8Array[]>();
  for (const [name, value] of form) {
    if (typeof value === "string") {
      fields.set(name, value);
      continue;
    }
    const before = fields.get(name) ?? [];
    // A field in which nothing was chosen sends an empty file.
    const chosen = value.size > 0 ? [new Uint8Array(await value.arrayBuffer())] : [];
    if (typeof before !== "string") fields.set(name, [...before, ...chosen]);
  }
  return Object.fromEntries(fields);
}
