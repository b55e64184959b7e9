import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { ErrorCatalog, Failure } from "../errors.ts";

/** The one shape in which a refusal leaves the server. */
export const failureBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});

export function sendFailure(reply: FastifyReply, errorCatalog: ErrorCatalog, failure: Failure): FastifyReply {
  const row = errorCatalog[failure.code];
  const { code, ...details } = failure;
  if (row.retryAfterSeconds !== undefined) reply.header("retry-after", String(row.retryAfterSeconds));
  return reply
    .code(row.status)
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .type("application/json; charset=utf-8")
    .send({
      error: {
        code,
        message: row.text,
        ...(row.field ? { field: row.field } : {}),
        ...(Object.keys(details).length > 0 ? { details } : {}),
      },
    });
}
