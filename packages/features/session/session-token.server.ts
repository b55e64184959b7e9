import { hash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one, and no two are the same. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** By what a token is kept. Whoever reads the store of sessions can't use what is in it. */
export function tokenKey(token: string): string {
  return hash("sha256", token, "base64url");
}
