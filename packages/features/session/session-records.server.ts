import type { Database } from "@capstan/platform/db";
import type { RedisHandle } from "@capstan/platform/redis";
import { type Session, secondsLeft } from "./session-level.ts";
import { newToken, tokenKey } from "./session-token.server.ts";
import { type Rights, rightsOf } from "./session.store.server.ts";

/** The sessions of the fleet, in Redis: lost with it, and then everybody signs in again. */
export interface SessionRecords {
  begin(session: Session): Promise<string>;
  /** The session of a token and what its user may do now; undefined where either is gone. One round trip as a rule. */
  find(token: string): Promise<{ readonly session: Session; readonly rights: Rights } | undefined>;
  /** Notes that it was used. One that ended meanwhile stays ended. */
  touch(token: string, session: Session): Promise<void>;
  end(token: string): Promise<void>;
  /** To be called before and after a user's rights or epoch change: from then on they are read from the database. */
  forgetRights(userId: string): Promise<void>;
}

/** Changes that nobody told of, such as an import's, count after this. */
const rightsSeconds = 60;
/** Longer than any statement takes: who read the rights before a change can't keep them after it. */
const forgottenSeconds = 10;

const changing = "";

export function sessionRecords({ db, redis }: { readonly db: Database; readonly redis: RedisHandle }): SessionRecords {
  const rightsIn = async ({ userId, epoch }: Session, kept: string | null): Promise<Rights | undefined> => {
    const known = kept === null || kept === changing ? undefined : (JSON.parse(kept) as Rights);
    // Rights from before the session began were kept while somebody else raised the epoch: a password set by an operator.
    if (known && known.epoch >= epoch) return known;
    const rights = await rightsOf(db, userId);
    if (rights && kept === null)
      await redis.set(rightsKey(userRef(userId)), JSON.stringify(rights), rightsSeconds, "if-absent");
    return rights;
  };
  return {
    begin: async (session) => {
      const token = `${userRef(session.userId)}.${newToken()}`;
      await redis.set(sessionKey(token), JSON.stringify(session), secondsLeft(session));
      return token;
    },
    find: async (token) => {
      const [kept, keptRights = null] = await redis.getMany([sessionKey(token), rightsKey(refIn(token))]);
      if (kept == null) return undefined;
      const session = JSON.parse(kept) as Session;
      const rights = await rightsIn(session, keptRights);
      return rights && rights.epoch === session.epoch ? { session, rights } : undefined;
    },
    touch: async (token, session) => {
      await redis.set(sessionKey(token), JSON.stringify(session), secondsLeft(session), "if-present");
    },
    end: async (token) => redis.delete(sessionKey(token)),
    forgetRights: async (userId) => redis.set(rightsKey(userRef(userId)), changing, forgottenSeconds),
  };
}

/** The token names its user's rights too, so that one request brings both. It tells nobody who the user is. */
function userRef(userId: string): string {
  return tokenKey(`user:${userId}`).slice(0, 16);
}

function refIn(token: string): string {
  return token.split(".", 1)[0] ?? "";
}

function sessionKey(token: string): string {
  return `session:${tokenKey(token)}`;
}

function rightsKey(ref: string): string {
  return `rights:${ref}`;
}
