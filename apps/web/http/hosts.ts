import type { ErrorCatalog } from "@capstan/platform/errors";
import { sendFailure } from "@capstan/platform/http";
import type { FastifyInstance } from "fastify";
import { probePaths } from "./health.ts";

export interface HostOptions {
  readonly origin: string;
  /** Comma-separated; undefined answers under every name. */
  readonly allowed: string | undefined;
  readonly errorCatalog: ErrorCatalog;
}

/**
 * Where an operator lists the store's names, a request that came under another one is refused: a cache or a search
 * engine between would keep the store's pages under it. Nothing of ours is built from that name either way.
 */
export function refuseOtherHosts(app: FastifyInstance, { origin, allowed, errorCatalog }: HostOptions): void {
  if (allowed === undefined) return;
  const names = new Set([new URL(origin).host, ...allowed.split(",").map((name) => name.trim().toLowerCase())]);
  app.addHook("onRequest", (request, reply, next) => {
    const host = (request.headers.host ?? "").toLowerCase();
    // Whoever probes a process knows its address and not its name.
    const isProbe = probePaths.has(request.routeOptions.url ?? "");
    if (isProbe || names.has(host) || names.has(host.replace(/:\d+$/, ""))) return next();
    sendFailure(reply, errorCatalog, { code: "MISDIRECTED_REQUEST" });
    return undefined;
  });
}
