import { urls } from "@capstan/features/urls";
import { escapeMarkup } from "@capstan/platform/escape-markup";
import { referringPage } from "@capstan/platform/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

interface Refusal {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: { readonly fields?: readonly { readonly field: string }[] };
  };
}

/**
 * A form that a browser posts by itself shows what comes back: a refusal leads to the page that says it in words. An
 * address that is refused says them itself, since the way to another page may be refused too. Whoever asks for anything
 * but a page gets the refusal as it is.
 */
export function addRefusalPages(app: FastifyInstance, origin: string): void {
  // Nearly every answer passes here: those that are no refusals wait for nothing.
  app.addHook("onSend", (request, reply, payload, next) => {
    next(null, reply.statusCode < 400 ? payload : refusalFor(request, reply, payload, origin));
  });
}

function refusalFor(request: FastifyRequest, reply: FastifyReply, payload: unknown, origin: string): unknown {
  if (typeof payload !== "string" || !isForPerson(request)) return payload;
  if (!String(reply.getHeader("content-type")).startsWith("application/json")) return payload;
  const { error } = JSON.parse(payload) as Refusal;
  if (error?.code === undefined) return payload;
  if (request.method !== "POST") {
    reply.removeHeader("content-length").header("content-type", "text/html; charset=utf-8");
    return plainPage(error.message ?? "");
  }
  const back = referringPage(request.headers.referer, origin) ?? urls.home();
  const fields = (error.details?.fields ?? []).map(({ field }) => field.replace(/^body\//, ""));
  reply.removeHeader("content-type").removeHeader("content-length");
  reply.code(303).header("location", urls.refused({ code: error.code, back, fields }));
  return "";
}

function isForPerson({ method, headers }: FastifyRequest): boolean {
  return (method === "POST" || method === "GET") && (headers.accept ?? "").includes("text/html");
}

/** Without style, picture or script: what was refused once costs as little as it can. */
function plainPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>That did not work</title></head>',
    `<body><main><h1>That did not work</h1><p>${escapeMarkup(message)}</p><p><a href="${urls.home()}">Home page</a></p></main></body></html>`,
  ].join("");
}
