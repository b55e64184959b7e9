import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Result } from "../result.ts";
import type { AgentRule, Level, Role, Visitor } from "../visitor.ts";
import type { CookieChange, Cookies } from "./cookies.ts";

/** Whose data a route touches: nobody's; the visitor's, and that of the account they work in if they do; or that of the account they have to work in. */
export type AccountScope = "none" | "visitor" | "own";

/** Whose thing a field of a request names, and so who may name it. Who may not is answered as for a thing that is not there. */
export type ReferenceScope =
  /** Of the account that the visitor works in. */
  | "own-account"
  /** An account that the user belongs to. */
  | "own-accounts"
  /** Of the visitor: the user's or the browser's. */
  | "visitor"
  /** A customer's user, for agents of customer service. */
  | "customer"
  /** Whoever holds the value may use it, as a link in a mail. */
  | "bearer"
  /** What everybody may name: an item, a branch. */
  | "public"
  /** It only looks like a name: nothing in the store has it. */
  | "value";

export interface RouteInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: Visitor;
  readonly log: Log;
  /** What the browser sent. */
  readonly cookies: Cookies;
  /** What a system says of itself: `Basic …`, `Bearer …`. Browsers have the session's cookie. */
  readonly authorization: string | undefined;
  /** The body's very letters and who signed them, for a route that keeps them. */
  readonly raw: { readonly body: string; readonly signature: string } | undefined;
  /** How the browser names itself. */
  readonly userAgent: string;
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
  /** Only for who asked, to be saved under this name: no cache keeps it. */
  readonly privateName?: string;
  /** What others have sent is saved and never opened as a page of the store. */
  readonly isAttachment?: boolean;
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

/** What another standard shapes, refusals too: an OAuth token. */
export interface ProtocolAnswer {
  readonly status: 200 | 400 | 401;
  readonly body: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of a route that speaks such a standard. Nobody keeps it. */
export const protocolAnswer = z.custom<ProtocolAnswer>();

/**
 * An answer that its route has written as JSON, for one of which most is the same for everybody: those parts are checked by
 * the route's schema and written once, and not for each request.
 */
export class WrittenJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

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
  /** The fields that name something, and whose. A field that looks like an id and is not here fails a test. */
  readonly references?: Readonly<Record<string, ReferenceScope>>;
  /** Who of the account may call it. Left out: whatever their role. */
  readonly roles?: readonly Role[];
  /** What an agent who acts as a customer needs to call it. */
  readonly agents: AgentRule;
  /** Its use case records what an agent changes, in the transaction of the change. Left out: the call is recorded before it is made. */
  readonly recordsAgents?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The most that a body may hold, where the server's own limit is too low. */
  readonly bodyBytes?: number;
  readonly answer: Answer;
  readonly errors?: readonly ErrorCode[];
  /** How often one visitor may call it; the general limit holds where none is given. */
  readonly limit?: RouteLimit;
  /** A GET that changes something, as the specification has some: other sites can't call it, as they can't post. */
  readonly changesByGet?: boolean;
  /** Systems call it that have no browser, and so name no origin. It has to know them by other means than a cookie. */
  readonly isForSystems?: boolean;
  /** Systems sign the letters of what they send in `Stripe-Signature`: they are handed on as they came. */
  readonly keepsRawBody?: boolean;
  /** Shared caches may keep the answer to anonymous visitors this long. */
  readonly cacheSeconds?: number;
  handle(
    input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): Promise<Result<z.input<Answer> | WrittenJson>>;
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
