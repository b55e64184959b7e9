import { randomBytes } from "node:crypto";
import type { ErrorCatalog } from "@capstan/platform/errors";
import { hostCookies, isSameOrigin, sendFailure } from "@capstan/platform/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type PolicySources, contentSecurityPolicy } from "./content-security-policy.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Marks the scripts and styles that this answer may run. */
    cspNonce: string;
  }
}

export interface SecurityOptions {
  readonly origin: string;
  /** What pages may load beside our own files. */
  readonly moreSources: PolicySources;
  readonly isDevelopment: boolean;
  readonly errorCatalog: ErrorCatalog;
}

/** What every answer says to the browser, and the refusal of mutations that come from elsewhere. */
export function addSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const { origin, errorCatalog } = options;
  const isHttps = origin.startsWith("https:");
  const headers = securityHeaders(origin);
  app.decorateRequest("cspNonce", "");
  const pagePolicy = (request: FastifyRequest) => {
    request.cspNonce = randomBytes(16).toString("base64url");
    return contentSecurityPolicy({ ...options, nonce: request.cspNonce, isHttps });
  };
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(headers);
    if (isPage(request)) reply.header("content-security-policy", pagePolicy(request));
    // Whoever reads cookies after this finds the store's own ones only.
    if (isHttps && request.headers.cookie !== undefined) request.headers.cookie = hostCookies(request.headers.cookie);
    const { isForSystems } = request.routeOptions.config;
    if (!isSameOrigin(request.method, request.headers, { origin, isForSystems })) {
      sendFailure(reply, errorCatalog, { code: "CROSS_SITE_REFUSED" });
      return;
    }
    next();
  });
}

/** Whatever no other route takes. */
function isPage(request: FastifyRequest): boolean {
  return request.routeOptions.url === "/*" || request.routeOptions.url === undefined;
}

/** Data and files run nothing, wherever they are opened. */
const dataPolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** For data and files; a page has a policy of its own. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": dataPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
