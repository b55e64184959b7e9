import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from "fastify-type-provider-zod";
import type { ErrorCatalog, Failure } from "../errors.ts";
import { EngineOverloaded, EngineUnavailable } from "../guard.ts";
import { sendFailure } from "./failure.ts";

/** Whatever is thrown below becomes a row of the catalog; nothing of an error's own text reaches a visitor. */
export function setErrorHandler(app: FastifyInstance, errorCatalog: ErrorCatalog): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error);
    if (errorCatalog[failure.code].status >= 500) request.log.error({ err: error }, "request failed");
    return sendFailure(reply, errorCatalog, failure);
  });
}

/** The row that something thrown comes under. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: "INTERNAL" };
  if (error instanceof EngineOverloaded) return { code: "BUSY", engine: error.engine };
  if (error instanceof EngineUnavailable) return { code: "ENGINE_UNAVAILABLE", engine: error.engine };
  return failureOfServer(error as FastifyError);
}

function failureOfServer(error: FastifyError): Failure {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: `${error.validationContext ?? ""}${issue.instancePath}`.replace(/^\//, ""),
      reason: issue.message,
    }));
    return { code: "VALIDATION_FAILED", fields };
  }
  if (isResponseSerializationError(error)) return { code: "INTERNAL" };
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return { code: "BODY_TOO_LARGE" };
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return { code: "UNSUPPORTED_MEDIA_TYPE" };
  // Only Fastify's own refusals are the visitor's doing; a driver's error may carry a status that means something else.
  if (error.code?.startsWith("FST_") && (error.statusCode ?? 500) < 500) return { code: "VALIDATION_FAILED" };
  return { code: "INTERNAL" };
}
