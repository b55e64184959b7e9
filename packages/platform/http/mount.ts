import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ErrorCatalog } from "../errors.ts";
import { type Visitor, agentMay, anonymous, reaches } from "../visitor.ts";
import { rawBodyOf, readBodies } from "./bodies.ts";
import { type CookieChange, cookieHeader, readCookies } from "./cookies.ts";
import { failureBody, sendFailure } from "./failure.ts";
import { pageAccountIn } from "./page-account.ts";
import { referringPage } from "./referring-page.ts";
import {
  WrittenJson,
  type ProtocolAnswer,
  type RedirectAnswer,
  type RouteLimit,
  type RouteSpec,
  fileAnswer,
  protocolAnswer,
  redirectAnswer,
} from "./route.ts";
import { type AnyFileAnswer, sendFile } from "./send-file.ts";

export interface MountOptions {
  readonly errorCatalog: ErrorCatalog;
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor>;
  /** Counts one call against the visitor's limit; false when it is used up. */
  readonly withinLimit: (request: FastifyRequest, limit: RouteLimit) => Promise<boolean>;
  /** Puts on record that an agent calls what changes something of the customer's; a call that it fails for is not made. */
  readonly recordAgentCall?: (visitor: Visitor, spec: RouteSpec) => Promise<void>;
  /** The address that visitors type. */
  readonly origin: string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    isForSystems?: boolean;
  }
  interface FastifyRequest {
    /** Who asks, from the check to the answer. */
    admitted: Visitor | undefined;
  }
}

const protocolBody = z.record(z.string(), z.unknown()).describe("As the standard has it that the summary names.");
const fileBody = z.string().describe("The file's bytes.");
const nextPage = z.string().describe("Nothing: the next page is named in the Location header.");

const jsonType = "application/json; charset=utf-8";

/** Puts the slices' routes on the server: validation, level, account scope, limits and the mapping of refusals happen here, once. */
export function mountRoutes(app: FastifyInstance, routes: readonly RouteSpec[], options: MountOptions): void {
  const scope = app.withTypeProvider<ZodTypeProvider>();
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  readBodies(app);
  app.decorateRequest("admitted", undefined);
  for (const spec of routes) {
    scope.route({
      method: spec.method,
      url: spec.path,
      schema: schemaOf(spec),
      config: { isForSystems: spec.isForSystems === true, keepsRawBody: spec.keepsRawBody === true },
      ...(spec.bodyBytes === undefined ? {} : { bodyLimit: spec.bodyBytes }),
      preValidation: async (request, reply) => admit(spec, options, request, reply),
      handler: async (request, reply) => answer(spec, options, request, reply),
    });
  }
}

/** Before anything of the request is judged: limit, level and account. Who may not ask is not told what was wrong with it. */
async function admit(
  spec: RouteSpec,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { errorCatalog } = options;
  if (spec.changesByGet && isFromElsewhere(request))
    return sendFailure(reply, errorCatalog, { code: "CROSS_SITE_REFUSED" });
  // A system is nobody's session, whatever cookie it sends.
  const asked = spec.isForSystems ? anonymous : options.visitorOf(request);
  // Both ask Redis, and neither the other: together they take one way there and back.
  const [isWithin, visitor] = spec.limit
    ? await Promise.all([options.withinLimit(request, spec.limit), asked])
    : [true, await asked];
  if (!isWithin) return sendFailure(reply, errorCatalog, { code: "TOO_MANY_REQUESTS" });
  if (!reaches(visitor, spec.level))
    return sendFailure(reply, errorCatalog, { code: "SIGN_IN_REQUIRED", level: spec.level });
  if (spec.account === "own" && visitor.accountNumber === null)
    return sendFailure(reply, errorCatalog, { code: "ACCOUNT_REQUIRED" });
  if (spec.roles && (visitor.role === null || !spec.roles.includes(visitor.role)))
    return sendFailure(reply, errorCatalog, { code: "ROLE_REQUIRED", roles: spec.roles });
  if (!agentMay(visitor, spec.agents))
    return sendFailure(reply, errorCatalog, { code: "NOT_WHILE_IMPERSONATING", access: spec.agents });
  const pageAccount = pageAccountIn(request);
  if (pageAccount !== undefined && pageAccount !== visitor.accountNumber)
    return sendFailure(reply, errorCatalog, { code: "ACCOUNT_CHANGED", accountNumber: visitor.accountNumber });
  request.admitted = visitor;
  return undefined;
}

async function answer(
  spec: RouteSpec,
  { errorCatalog, origin, recordAgentCall }: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, query, body, log } = request;
  const visitor = request.admitted ?? anonymous;
  const changes: CookieChange[] = [];
  const cookies = readCookies(request.headers.cookie);
  const setCookie = (change: CookieChange) => void changes.push(change);
  const asksForPrivacy = request.headers["sec-gpc"] === "1";
  const userAgent = request.headers["user-agent"] ?? "";
  const { authorization } = request.headers;
  const said = { params, query, body, raw: rawOf(request), cookies, asksForPrivacy, userAgent, authorization };
  if (visitor.agentId !== null && isUnrecorded(spec)) await recordAgentCall?.(visitor, spec);
  const result = await spec.handle({ ...said, visitor: scoped(spec, visitor), log: log as never, setCookie });
  if (!result.ok) return sendFailure(reply, errorCatalog, result.failure);
  if (changes.length > 0) leaveCookies(reply, changes, origin);
  if (spec.answer === fileAnswer) return sendFile(request, reply, errorCatalog, result.value as AnyFileAnswer);
  if (spec.answer === redirectAnswer) return sendOn(request, reply, result.value as RedirectAnswer, origin);
  if (spec.answer === protocolAnswer) return sendProtocol(reply, result.value as ProtocolAnswer);
  const shared = spec.cacheSeconds && visitor.level === "anonymous";
  reply.header("cache-control", shared ? `public, max-age=${spec.cacheSeconds}` : "private, no-store");
  // An account's buyers get their own answer from the same address: no cache may hand them everybody's.
  if (spec.cacheSeconds && spec.account !== "none") reply.header("vary", "cookie");
  if (result.value instanceof WrittenJson) return reply.code(200).type(jsonType).send(result.value.bytes);
  return reply.code(200).send(result.value);
}

function rawOf(request: FastifyRequest): { readonly body: string; readonly signature: string } | undefined {
  const body = rawBodyOf(request);
  const { "stripe-signature": signature } = request.headers;
  return body === undefined ? undefined : { body, signature: typeof signature === "string" ? signature : "" };
}

/** What touches no account's data learns of none. */
function scoped({ account }: RouteSpec, visitor: Visitor): Visitor {
  return account === "none" ? { ...visitor, accountNumber: null, role: null } : visitor;
}

/** What agents may call who only look changes nothing of the customer's. */
function isUnrecorded({ agents, method, changesByGet, recordsAgents }: RouteSpec): boolean {
  const isChange = agents !== "look" && (method !== "GET" || changesByGet === true);
  return isChange && recordsAgents !== true;
}

/** What visitors type decides whether a cookie is for https only: the last proxy may speak to us without it. */
function leaveCookies(reply: FastifyReply, changes: readonly CookieChange[], origin: string): void {
  const isHttps = origin.startsWith("https:");
  reply.header(
    "set-cookie",
    changes.map((change) => cookieHeader(change, isHttps)),
  );
}

/** Old browsers don't say where a request comes from: their cookies still stay at home, except on a plain link. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}

function sendProtocol(reply: FastifyReply, { status, body, headers = {} }: ProtocolAnswer): FastifyReply {
  reply.headers({ "cache-control": "no-store", pragma: "no-cache", ...headers });
  return reply.code(status).serializer(JSON.stringify).type(jsonType).send(body);
}

/** 303: whatever it was called with, the next page is read. */
function sendOn(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { to }: RedirectAnswer,
  origin: string,
): FastifyReply {
  reply.header("cache-control", "private, no-store");
  return reply.redirect(to ?? referringPage(headers.referer, origin) ?? "/", 303);
}

function schemaOf(spec: RouteSpec): Record<string, unknown> {
  return {
    summary: spec.summary,
    tags: [spec.slice],
    description: `Least level: ${spec.level}. Account: ${spec.account}. Roles: ${spec.roles?.join(", ") ?? "any"}. Agents: ${spec.agents}.${spec.errors ? ` Refusals: ${spec.errors.join(", ")}.` : ""}`,
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    response: { ...successOf(spec), "4xx": failureBody, "5xx": failureBody },
  };
}

function successOf({ answer: schema }: RouteSpec): Record<number, z.ZodType> {
  if (schema === protocolAnswer) return { 200: protocolBody };
  if (schema === redirectAnswer) return { 303: nextPage };
  return { 200: schema === fileAnswer ? fileBody : schema };
}
