import { urls } from "@capstan/features/urls";
import { referringPage } from "@capstan/platform/http";
import type { FastifyInstance, FastifyRequest } from "fastify";

interface Refusal {
  readonly error?: {
    readonly code?: string;
    readonly details?: { readonly fields?: readonly { readonly field: string }[] };
  };
}

/**
 * A form that a browser posts by itself shows what comes back: a refusal leads to the page that says it in words. Whoever
 * asks for anything but a page gets the refusal itself.
 */
export function addRefusalPages(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== "string" || !isPlainForm(request)) return payload;
    if (!String(reply.getHeader("content-type")).startsWith("application/json")) return payload;
    const { error } = JSON.parse(payload) as Refusal;
    if (error?.code === undefined) return payload;
    const back = referringPage(request.headers.referer, request.host) ?? urls.home();
    const fields = (error.details?.fields ?? []).map(({ field }) => field.replace(/^body\//, ""));
    reply.removeHeader("content-type").removeHeader("content-length");
    reply.code(303).header("location", urls.refused({ code: error.code, back, fields }));
    return "";
  });
}

function isPlainForm({ method, headers }: FastifyRequest): boolean {
  return method === "POST" && (headers.accept ?? "").includes("text/html");
}
