/**
 * What the compiler refuses. The proof is the comment: `check` compiles this file, and a `@ts-expect-error` with nothing to
 * refuse under it is an error itself.
 */
import { expect, test } from "vitest";
import { z } from "zod";
import type { Database, Tx } from "./db.ts";
import { type ErrorCatalog, type Failure, platformErrors } from "./errors.ts";
import { enqueue } from "./queue.ts";
import { fail } from "./result.ts";

const mail = { name: "mail:send", payload: z.object({ to: z.string() }) };

test("a code that the catalog lacks does not compile", () => {
  // @ts-expect-error -- no slice has a row for it
  const refusal = fail({ code: "NO_SUCH_CODE" });
  expect(refusal.ok).toBe(false);
  const known: Failure = { code: "NOT_FOUND" };
  expect(known.code).toBe("NOT_FOUND");
});

test("a merged catalog that lacks a row does not compile", () => {
  const { NOT_FOUND, ...others } = platformErrors;
  // @ts-expect-error -- the row of NOT_FOUND is missing
  const errorCatalog: ErrorCatalog = others;
  expect(NOT_FOUND.status).toBe(404);
  expect(Object.keys(errorCatalog)).not.toContain("NOT_FOUND");
});

test("a job enqueued outside a transaction, or with another job's payload, does not compile", () => {
  const calls = [
    // @ts-expect-error -- a database is not a transaction
    async (db: Database) => enqueue(db, mail, { to: "buyer@plant.example" }),
    // @ts-expect-error -- the job wants `to`
    async (tx: Tx) => enqueue(tx, mail, { from: "buyer@plant.example" }),
  ];
  expect(calls).toHaveLength(2);
});
