import type { Database } from "@capstan/platform/db";
import type { RedisHandle } from "@capstan/platform/redis";
import { LRUCache } from "lru-cache";
import { sessionIndex } from "./session-index.server.ts";
import { type Session, secondsLeft } from "./session-level.ts";
import { newToken, tokenKey } from "./session-token.server.ts";
import { type Rights, rightsOf } from "./session.store.server.ts";

/** The sessions of the fleet, in Redis: lost with it, and then everybody signs in again. */
export interface SessionRecords {
  begin(session: Session): Promise<string>;
  /** The session of a token and what its users may do now; undefined where there is none. One round trip as a rule. */
  find(token: string): Promise<FoundSession | undefined>;
  /** Notes that it was used. One that ended meanwhile stays ended. */
  touch(token: string, session: Session): Promise<void>;
  end(token: string): Promise<void>;
  /** The sessions in which this user is at the browser, the newest first, with their keys. */
  listOf(userId: string): Promise<readonly { readonly key: string; readonly session: Session }[]>;
  /** Ends the session with this key, if it is the user's. */
  endOf(userId: string, key: string): Promise<void>;
  /** To be called before and after a user's rights or epoch change: from then on they are read from the database. */
  forgetRights(userId: string): Promise<void>;
}

export interface FoundSession {
  readonly session: Session;
  /** The user's; undefined where the session has ended for them. */
  readonly rights: Rights | undefined;
  /** Those of the agent who acts as the user; undefined where none does, or does so no longer. */
  readonly agentRights: Rights | undefined;
}

/** Changes that nobody told of, such as an import's, count after this. */
const rightsSeconds = 60;
/** Longer than any statement takes: who read the rights before a change can't keep them after it. */
const forgottenSeconds = 10;

const changing = "";

interface RecordOptions {
  readonly db: Database;
  readonly redis: RedisHandle;
  readonly prefix: string;
}

export function sessionRecords({ db, redis, prefix }: RecordOptions): SessionRecords {
  const index = sessionIndex(redis, prefix);
  const keysOf = remembering((token) => [sessionKey(token), ...refsIn(token).map(rightsKey)]);
  const sessionIn = remembering((kept) => JSON.parse(kept) as Session);
  const keptRights = remembering((kept) => JSON.parse(kept) as Rights);
  const rightsIn = async (
    { userId, epoch }: Pick<Session, "userId" | "epoch">,
    kept: string | null,
  ): Promise<Rights | undefined> => {
    const known = kept === null || kept === changing ? undefined : keptRights(kept);
    // Rights from before the session began were kept while somebody else raised the epoch: a password set by an operator.
    const rights = known && known.epoch >= epoch ? known : await rightsOf(db, userId);
    if (rights && kept === null)
      await redis.set(rightsKey(userRef(userId)), JSON.stringify(rights), rightsSeconds, "if-absent");
    return rights?.epoch === epoch ? rights : undefined;
  };
  return {
    begin: async (session) => {
      const users = [session.userId, ...(session.agent ? [session.agent.userId] : [])];
      const token = `${users.map(userRef).join("~")}.${newToken()}`;
      await redis.set(sessionKey(token), JSON.stringify(session), secondsLeft(session));
      await index.add(personIn(token), tokenKey(token), session.startedAt);
      return token;
    },
    find: async (token) => {
      const [kept = null, usersRights = null, agentsRights = null] = await redis.getMany(keysOf(token));
      if (kept === null) return undefined;
      const session = sessionIn(kept);
      const rights = await rightsIn(session, usersRights);
      const agentRights = session.agent ? await rightsIn(session.agent, agentsRights) : undefined;
      return { session, rights, agentRights };
    },
    touch: async (token, session) => {
      await redis.set(sessionKey(token), JSON.stringify(session), secondsLeft(session), "if-present");
    },
    end: async (token) => {
      await redis.delete(sessionKey(token));
      await index.remove(personIn(token), tokenKey(token));
    },
    listOf: async (userId) => {
      const keys = await index.keysOf(userRef(userId));
      const kept = keys.length === 0 ? [] : await redis.getMany(keys.map(keyed));
      const found = keys.flatMap((key, at) => {
        const text = kept[at];
        return text == null ? [] : [{ key, session: JSON.parse(text) as Session }];
      });
      return found.filter(({ session }) => (session.agent?.userId ?? session.userId) === userId);
    },
    endOf: async (userId, key) => {
      if (!(await index.has(userRef(userId), key))) return;
      await redis.delete(keyed(key));
      await index.remove(userRef(userId), key);
    },
    forgetRights: async (userId) => redis.set(rightsKey(userRef(userId)), changing, forgottenSeconds),
  };
}

/** What is made of a text, for those that come again and again: a visitor's requests differ in nothing here. */
function remembering<Made extends object>(make: (text: string) => Made): (text: string) => Made {
  const made = new LRUCache<string, Made>({ max: 10_000 });
  return (text) => {
    const known = made.get(text);
    if (known) return known;
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}

/** The token names its users' rights too, so that one request brings all. It tells nobody who the users are. */
function userRef(userId: string): string {
  return tokenKey(`user:${userId}`).slice(0, 16);
}

/** Of the user and of the agent who acts as them. A token is what a browser sends: it may be anything. */
function refsIn(token: string): readonly string[] {
  return (token.split(".", 1)[0] ?? "").split("~", 2);
}

/** Who is at the browser: the agent, where one acts as a user. */
function personIn(token: string): string {
  return refsIn(token).at(-1) ?? "";
}

/** Whether the session of a token may be one in which an agent acts as a user; of no other token it is. */
export function namesAgent(token: string): boolean {
  return refsIn(token).length > 1;
}

function sessionKey(token: string): string {
  return keyed(tokenKey(token));
}

function keyed(key: string): string {
  return `session:${key}`;
}

function rightsKey(ref: string): string {
  return `rights:${ref}`;
}
