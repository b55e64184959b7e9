import type { FastifyInstance } from "fastify";

/** What a route takes as its body: JSON, of which there may be none, plain forms, and files as they are. */
export function readBodies(scope: FastifyInstance): void {
  const json = scope.getDefaultJsonParser("error", "error");
  // Spec 7.1: some calls send JSON headers and no body.
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") done(null, undefined);
    else void json(request, body, done);
  });
  scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body: Buffer, done) => {
    done(null, body);
  });
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body: string, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });
}
