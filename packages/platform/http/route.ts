import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Result } from "../result.ts";
import type { Level, Visitor } from "../visitor.ts";
import type { CookieChange, Cookies } from "./cookies.ts";

/** Whose data a route touches: nobody's, or that of the account the visitor works for. */
export type AccountScope = "none" | "own";

export interface RouteInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: Visitor;
  readonly log: Log;
  /** What the browser sent. */
  readonly cookies: Cookies;
  /** The browser says for its owner that nobody may follow them: `Sec-GPC`. */
  readonly asksForPrivacy: boolean;
  /** Leaves a cookie with the answer, if the answer is no refusal. */
  setCookie(change: CookieChange): void;
}

/** Bytes instead of JSON: a picture, a document. */
export interface FileAnswer {
  readonly type: string;
  /** Names these very bytes: who has them already is told so. */
  readonly tag: string;
  /** Made only for those who don't have them. */
  bytes(): Promise<Result<Uint8Array>>;
  /** How long anybody may keep it without asking again. */
  readonly keepSeconds: number;
  /** A stand-in for what is not there: shown, but not taken for the thing itself. */
  readonly isStandIn?: boolean;
}

/** A file on another server: the browser fetches it there, this server never does. */
export interface FileElsewhere {
  readonly url: string;
  readonly keepSeconds: number;
}

/** The answer of a route that sends a file; the kit sends its bytes as they are. */
export const fileAnswer = z.custom<FileAnswer | FileElsewhere>();

/** Another page instead of an answer, for links and plain forms. */
export interface RedirectAnswer {
  /** A path of the store. Left out: the store's own page that the visitor came from, or home. */
  readonly to?: string;
}

/** The answer of a route that sends the browser on. */
export const redirectAnswer = z.custom<RedirectAnswer>();

/** A visitor whom a cookie names has `calls`. Everybody at an address together, with a cookie or without, has `addressCalls`. */
export interface RouteLimit {
  readonly calls: number;
  readonly addressCalls: number;
  readonly seconds: number;
}

export interface RouteSpec<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly summary: string;
  readonly slice: string;
  /** The least level that may call it, and whose data it touches: declared for every route, walked by a test. */
  readonly level: Level;
  readonly account: AccountScope;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly errors?: readonly ErrorCode[];
  /** How often one visitor may call it; the general limit holds where none is given. */
  readonly limit?: RouteLimit;
  /** A GET that changes something, as the specification has some: other sites can't call it, as they can't post. */
  readonly changesByGet?: boolean;
  /** Shared caches may keep the answer this long. Never for what depends on an account. */
  readonly cacheSeconds?: number;
  handle(input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>>): Promise<Result<z.input<Answer>>>;
}

/** A route is parse, call, map: the kit parses and maps, `handle` calls the use case. */
export function route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(spec: RouteSpec<Params, Query, Body, Answer>): RouteSpec {
  return spec;
}
