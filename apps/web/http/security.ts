import { randomBytes } from "node:crypto";
import type { ErrorCatalog } from "@capstan/platform/errors";
import { hostCookies, isSameOrigin, sendFailure } from "@capstan/platform/http";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Marks the scripts and styles that this answer may run. */
    cspNonce: string;
  }
}

export interface SecurityOptions {
  readonly origin: string;
  /** Servers beside our own that pictures may come from. */
  readonly photoOrigins: readonly string[];
  readonly isDevelopment: boolean;
  readonly errorCatalog: ErrorCatalog;
}

/** What every answer says to the browser, and the refusal of mutations that come from elsewhere. */
export function addSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const { origin, errorCatalog } = options;
  const isHttps = origin.startsWith("https:");
  app.decorateRequest("cspNonce", "");
  const pagePolicy = (request: FastifyRequest) => {
    request.cspNonce = randomBytes(16).toString("base64url");
    return contentSecurityPolicy({ ...options, nonce: request.cspNonce, isHttps });
  };
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(securityHeaders(origin));
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

type PolicyOptions = Pick<SecurityOptions, "photoOrigins" | "isDevelopment"> & { nonce: string; isHttps: boolean };

function contentSecurityPolicy({ nonce, isHttps, isDevelopment, photoOrigins }: PolicyOptions): string {
  const rules = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Only the development server injects styles from script.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...photoOrigins].join(" "),
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ];
  return rules.join("; ");
}
