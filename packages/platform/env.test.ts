import { expect, test } from "vitest";
import { z } from "zod";
import { readEnv } from "./env.ts";

const schema = z.object({ DATABASE_URL: z.url(), REDIS_URL: z.url(), PORT: z.coerce.number().int().default(3000) });

test("everything that is missing or wrong is named in one message", () => {
  const read = () => readEnv(schema, { REDIS_URL: "", PORT: "many" });
  expect(read).toThrow(/missing: DATABASE_URL, REDIS_URL/);
  expect(read).toThrow(/PORT: /);
});

test("an empty variable counts as missing, and a default stands in for it", () => {
  const env = readEnv(schema, { DATABASE_URL: "postgres://db/x", REDIS_URL: "redis://r", PORT: "" });
  expect(env.PORT).toBe(3000);
});
