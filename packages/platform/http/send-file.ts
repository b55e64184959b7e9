import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCatalog } from "../errors.ts";
import { sendFailure } from "./failure.ts";
import type { FileAnswer, FileElsewhere } from "./route.ts";

export type AnyFileAnswer = FileAnswer | FileElsewhere;

/** The tag is compared before the bytes are made: making them is what costs. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  errorCatalog: ErrorCatalog,
  file: AnyFileAnswer,
): Promise<FastifyReply> {
  const isPrivate = "privateName" in file && file.privateName !== undefined;
  const cacheControl = isPrivate ? "private, no-cache" : `public, max-age=${file.keepSeconds}`;
  if ("url" in file) return reply.header("cache-control", cacheControl).redirect(file.url, 302);
  const tag = `"${file.tag}"`;
  if (holdsTag(request.headers["if-none-match"], tag))
    return reply.header("etag", tag).header("cache-control", cacheControl).code(304).send();
  const disposition = file.isAttachment ? "attachment" : "inline";
  if (isPrivate) reply.header("content-disposition", `${disposition}; filename="${file.privateName}"`);
  const bytes = await file.bytes();
  if (!bytes.ok) return sendFailure(reply, errorCatalog, bytes.failure);
  return reply
    .header("etag", tag)
    .header("cache-control", cacheControl)
    .code(file.isStandIn ? 404 : 200)
    .type(file.type)
    .send(Buffer.from(bytes.value.buffer, bytes.value.byteOffset, bytes.value.byteLength));
}

/** A cache may hold several versions, and may have marked ours as weak. */
function holdsTag(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((held) => held.trim().replace(/^W\//, "") === tag) ?? false;
}
