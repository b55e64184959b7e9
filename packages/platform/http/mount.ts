import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import type { CompleteCatalogue } from "../errors.ts";
import { type Visitor, reaches } from "../visitor.ts";
import { failureBody, sendFailure } from "./failure.ts";
import { type FileAnswer, type RouteSpec, fileAnswer } from "./route.ts";

export interface MountOptions {
  readonly catalogue: CompleteCatalogue;
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor>;
  /** Counts one call against the visitor's limit; false when it is used up. */
  readonly withinLimit: (request: FastifyRequest, limit: { calls: number; seconds: number }) => Promise<boolean>;
}

const fileBody = z.string().describe("The file's bytes.");

/** Puts the slices' routes on the server: validation, level, account scope, limits and the mapping of refusals happen here, once. */
export function mountRoutes(app: FastifyInstance, routes: readonly RouteSpec[], options: MountOptions): void {
  const scope = app.withTypeProvider<ZodTypeProvider>();
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  for (const spec of routes) {
    scope.route({
      method: spec.method,
      url: spec.path,
      schema: schemaOf(spec),
      handler: async (request, reply) => answer(spec, options, request, reply),
    });
  }
}

async function answer(
  spec: RouteSpec,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { catalogue } = options;
  if (spec.limit && !(await options.withinLimit(request, spec.limit))) {
    return sendFailure(reply, catalogue, { code: "TOO_MANY_REQUESTS" });
  }
  const visitor = await options.visitorOf(request);
  if (!reaches(visitor, spec.level))
    return sendFailure(reply, catalogue, { code: "SIGN_IN_REQUIRED", level: spec.level });
  if (spec.account === "own" && visitor.accountNumber === null)
    return sendFailure(reply, catalogue, { code: "ACCOUNT_REQUIRED" });
  const { params, query, body, log } = request;
  const result = await spec.handle({ params, query, body, visitor, log: log as never });
  if (!result.ok) return sendFailure(reply, catalogue, result.failure);
  if (spec.answer === fileAnswer) return sendFile(request, reply, result.value as FileAnswer);
  const shared = spec.cacheSeconds && visitor.level === "anonymous";
  reply.header("cache-control", shared ? `public, max-age=${spec.cacheSeconds}` : "private, no-store");
  return reply.code(200).send(result.value);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const tag = `"${file.tag}"`;
  reply.header("etag", tag).header("cache-control", `public, max-age=${file.keepSeconds}`);
  if (request.headers["if-none-match"] === tag) return reply.code(304).send();
  return reply
    .code(file.isStandIn ? 404 : 200)
    .type(file.type)
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}

function schemaOf(spec: RouteSpec): Record<string, unknown> {
  return {
    summary: spec.summary,
    tags: [spec.slice],
    description: `Least level: ${spec.level}. Account: ${spec.account}.${spec.errors ? ` Refusals: ${spec.errors.join(", ")}.` : ""}`,
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    response: { 200: spec.answer === fileAnswer ? fileBody : spec.answer, "4xx": failureBody, "5xx": failureBody },
  };
}
