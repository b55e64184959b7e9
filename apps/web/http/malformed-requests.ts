import type { Socket } from "node:net";
import type { ErrorCatalog } from "@capstan/platform/errors";
import { sendFailure } from "@capstan/platform/http";
import type { ConnectionError, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "./security.ts";

interface MalformedRequests {
  frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply): void;
  clientErrorHandler(error: ConnectionError, socket: Socket): void;
}

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/**
 * An address that can't be decoded, and what is no HTTP, are answered before any hook runs: with the same headers as all
 * others, and with nothing of what was sent.
 */
export function malformedRequests(origin: string, errorCatalog: ErrorCatalog): MalformedRequests {
  const headers = securityHeaders(origin);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    frameworkErrors: (_error, _request, reply) => {
      sendFailure(reply.headers(headers), errorCatalog, { code: "NOT_FOUND" });
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === "ECONNRESET" || socket.destroyed) return;
      const status = statuses[error.code] ?? "400 Bad Request";
      if (socket.writable)
        socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}content-length: 0\r\nconnection: close\r\n\r\n`);
      socket.destroy(error);
    },
  };
}
