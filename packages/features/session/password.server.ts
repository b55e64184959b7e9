import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id as OWASP gives it: 19 MiB, two passes, about 20 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodysHash: Promise<string> | undefined;

/** One spelling for what looks the same, whatever keyboard it was typed on. */
const normalized = (password: string) => password.normalize("NFKC");

export async function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** Null where there is no such user: the work is done all the same, so that time doesn't tell who has an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString("hex"));
  const isRight = await verify(passwordHash ?? (await nobodysHash), normalized(password));
  return passwordHash !== null && isRight;
}
